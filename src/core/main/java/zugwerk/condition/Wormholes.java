package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.RuleMarks;

/** A piece that moves to a wormhole goes on at once to another one that is empty. */
final class Wormholes extends Condition {

  private final long holes;

  Wormholes(long holes) {
    this.holes = holes;
  }

  @Override
  public Phase phase() {
    return Phase.MOVER_GOES;
  }

  @Override
  public List<Slot> slots() {
    return List.of(FORBIDDEN);
  }

  @Override
  public boolean choosesSquares() {
    return true;
  }

  /** Nothing may be as it was before: a piece goes back to its own square only if it captures or is promoted. */
  private long exits(Position position, int side, int from, int to) {
    if ((holes >>> to & 1) == 0) {
      return 0;
    }
    boolean promotes = game().promotes(Piece.type(position.piece(from)))
        && game().base().promoting(position, side, from, Square.bit(to)) != 0;
    long back = position.piece(to) != Piece.NONE || promotes ? Square.bit(from) : 0;
    return holes & (~position.occupied() | back) & ~Square.bit(to);
  }

  @Override
  public long choices(Position position, int from, int to, boolean passing) {
    long victim = passing ? Square.bit(Turn.victim(position, position.toMove(), to)) | Square.bit(from) : 0;
    return exits(position, position.toMove(), from, to) | ((holes >>> to & 1) == 0 ? 0 : victim & holes);
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return keep(targets, targets & holes, to -> exits(position, side, from, to) != 0);
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return (holes >>> square & 1) == 0 || (holes >>> from & 1) != 0
        || (holes & ~occupied & ~Square.bit(square)) != 0;
  }

  @Override
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    return ((holes >>> to | holes >>> (from + to) / 2) & 1) == 0;
  }

  /** A Pawn is promoted where it goes on to; elsewhere the first promotion stands for the Pawn itself. */
  @Override
  public long promoting(Position position, int side, int from, long targets, long promoting) {
    long last = 0xFFL << 56 * (1 - side);
    return promoting | targets & ~keep(targets, targets & holes, to -> (exits(position, side, from, to) & last) == 0);
  }

  @Override
  public void settle(Turn turn) {
    boolean steps = EncodedMove.isStep(turn.move()) || EncodedMove.isEnPassant(turn.move());
    if (!steps || !turn.hasMover() || (holes >>> turn.stands() & 1) == 0) {
      return;
    }
    Position position = turn.position();
    boolean promoted = Piece.type(position.piece(turn.stands())) != turn.moverType();
    int chosen = EncodedMove.tag(turn.move()) - Move.FIRST_SQUARE;
    long last = 0xFFL << 56 * (1 - turn.side());
    boolean early = (Square.bit(turn.to()) & last) == 0;
    long exits =
        holes & ~position.occupied() & (turn.captures() || promoted && !early ? -1L : ~Square.bit(turn.from()));
    if (exits == 0) {
      forbid(position);
      return;
    }
    turn.goTo(chosen >= 0 ? chosen : Long.numberOfTrailingZeros(exits));
    if (promoted && early && (Square.bit(turn.stands()) & last) == 0) {
      int type = Piece.type(position.piece(turn.stands()));
      turn.become(turn.moverType());
      if (type != game().promotions()[0]) {
        forbid(position);
      }
    }
  }

  /** A Pawn may come to the first rank of its side. */
  @Override
  public boolean freesPawns() {
    return true;
  }

  @Override
  public RuleMarks marks() {
    return RuleMarks.squares(holes);
  }
}
