package zugwerk.condition;

import java.util.List;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/** Marked hoppers make the piece that they hop over move without capture; if it cannot, they cannot hop over it. */
final class HurdleMover extends Condition {

  static final Slot BUL = new Slot("bul", Slot.Scope.PIECE, 1, "j");
  static final Slot DOB = new Slot("dob", Slot.Scope.PIECE, 1, "y");

  private final Slot mark;
  private final boolean ownWay;

  /**
   * @param mark the mark of such hoppers
   * @param ownWay whether the hurdle moves in its own way, else as the hopper
   */
  HurdleMover(Slot mark, boolean ownWay) {
    this.mark = mark;
    this.ownWay = ownWay;
  }

  @Override
  public List<Slot> slots() {
    return List.of(mark);
  }

  @Override
  public Phase phase() {
    return Phase.BOARD;
  }

  @Override
  public boolean choosesSquares() {
    return true;
  }

  /** The squares to which the hurdle of a move can go once it is made; all if there is no hurdle. */
  private long ways(Position position, int side, int from, int to, long occupied) {
    int hurdle = position.get(cell(mark) + from) == 0 ? -1
        : Hurdles.of(game().power(position, side, from), from, to, occupied);
    long after = occupied & ~Square.bit(from) | Square.bit(to);
    return hurdle < 0 ? -1L : steps(position, side, Piece.type(position.piece(from)), hurdle, after);
  }

  private long steps(Position position, int side, int hopper, int hurdle, long occupied) {
    int piece = position.piece(hurdle);
    Movement power = ownWay ? game().base().movement(position, Piece.side(piece), Piece.type(piece))
        : game().base().movement(position, side, hopper);
    return game().moves(position, Piece.side(piece), Piece.type(piece), power, hurdle, occupied);
  }

  @Override
  public long choices(Position position, int from, int to, boolean passing) {
    long ways = passing ? -1L : ways(position, position.toMove(), from, to, position.occupied());
    return ways == -1L ? 0 : ways;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return position.get(cell(mark) + from) == 0 ? targets
        : keep(targets, targets, to -> ways(position, side, from, to, position.occupied()) != 0);
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return ways(position, side, from, square, occupied | Square.bit(square)) != 0;
  }

  @Override
  public void settle(Turn turn) {
    int hurdle = turn.before(cell(mark) + turn.from()) == 0 ? -1 : Hurdles.of(turn);
    if (hurdle < 0 || turn.position().piece(hurdle) == Piece.NONE) {
      return;
    }
    Position position = turn.position();
    long ways = steps(position, turn.side(), turn.moverType(), hurdle, position.occupied());
    int to = turn.chosen(ways);
    if (to >= 0 && position.piece(to) == Piece.NONE) {
      position.move(hurdle, to);
      game().appear(position, to);
      int piece = position.piece(to);
      if (game().promotes(Piece.type(piece)) && Square.rank(to) == 7 * (1 - Piece.side(piece))) {
        turn.become(to, game().promotions()[0]);
      }
    }
  }
}
