package zugwerk.condition;

import static zugwerk.work.Message.message;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Fault;
import zugwerk.rules.MoveMaker;

/** A captured piece is reborn by the next move of the other side: as far from its square as that move goes. */
final class Parrain extends Reborn {

  private static final Slot PIECE = new Slot("captured piece", Slot.Scope.GAME, 80, "captured");
  private static final Slot SQUARE = new Slot("square of the capture", Slot.Scope.GAME, 64, "on");

  Parrain(ConditionOptions options) {
    super(options, true);
  }

  @Override
  public Phase phase() {
    return Phase.VICTIM;
  }

  @Override
  public List<Slot> slots() {
    return List.of(PIECE, SQUARE, Homecoming.MOVED);
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    int piece = setup.get(cell(PIECE));
    return piece == Piece.NONE || Piece.type(piece) > Schema.KING && Piece.type(piece) < setup.schema().types().size()
        ? List.of()
        : List
            .of(new Fault(Fault.NOWHERE, message("the captured piece cannot be a King, nor one that the game lacks")));
  }

  /** Where a piece is reborn depends on the next move. */
  @Override
  public long marks(Position position, int square) {
    return 0;
  }

  /** @param beside how many files another piece goes in the same move */
  private int home(Position position, int from, int to, int beside) {
    int square = position.get(cell(SQUARE)) - 1;
    int file = Square.file(square) + Square.file(to) - Square.file(from) + beside;
    int rank = Square.rank(square) + Square.rank(to) - Square.rank(from);
    return square >= 0 && Square.onBoard(file, rank) ? Square.of(file, rank) : Turn.NOWHERE;
  }

  @Override
  public long choices(Position position, int from, int to, boolean passing) {
    int home = home(position, from, to, 0);
    int victim = passing ? MoveMaker.captured(position.toMove(), to) : to;
    return isFree(position, home, position.occupied() & ~Square.bit(victim), from, to)
        ? promotions(position.get(cell(PIECE)), home) : 0;
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    int piece = position.get(cell(PIECE));
    // In castling the ways of King and partner add up.
    int beside = EncodedMove.isCastling(turn.move()) ? turn.partner() - turn.corner() : 0;
    int home = piece != Piece.NONE && EncodedMove.carries(turn.move())
        ? home(position, turn.from(), turn.to(), beside) : Turn.NOWHERE;
    if (isFree(position, home)) {
      turn.place(home, Piece.of(Piece.side(piece), promoted(piece, home, turn.move())));
    }
    position.set(cell(PIECE), turn.captured());
    position.set(cell(SQUARE), turn.captures() ? turn.victim() + 1 : 0);
  }

  @Override
  public boolean settles() {
    return true;
  }

  @Override
  public long unsettled(Position position) {
    return position.get(cell(PIECE)) == Piece.NONE ? 0 : -1L;
  }
}
