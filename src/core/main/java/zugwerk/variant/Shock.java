package zugwerk.variant;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Fault;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.ReachFacts;

/**
 * Shock Chess: an army whose General was captured is frozen on its next turn and must pass.
 *
 * <p>A frozen army does not act, and so attacks nothing: that is why a General may be captured whatever becomes of
 * the capturing side's King.
 *
 * <p>Source: H. G. Muller, "Shock Chess", Chess Variant Pages, 2024.
 */
final class Shock extends ClassicGame implements ReachFacts {

  private static final List<PieceType> PIECES = List.of(
      new PieceType('K', key("King")),
      new PieceType('G', key("General")),
      new PieceType('R', key("Rook")),
      new PieceType('B', key("Bishop")),
      new PieceType('N', key("Knight")),
      new PieceType('P', key("Pawn")));

  private static final Slot FROZEN = new Slot(key("frozen"), Slot.Scope.GAME, 1, "frozen")
      .headed(key("Frozen: the side to move must pass"));

  private final int frozen = schema().offset(FROZEN);
  private final int general = schema().type('G');

  Shock() {
    super("shock", "Shock Chess", new Schema(PIECES, List.of(FROZEN)),
        "rnbgkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBGKBNR w KQkq - 0 1", Armies.ORTHODOX_POWERS, "GRBN");
  }

  @Override
  public ReachFacts reachFacts() {
    return this;
  }

  @Override
  public boolean bounded() {
    return true;
  }

  @Override
  public boolean certain() {
    return true;
  }

  /** A side that can lose a General can be mated by any check, even by a King: it is frozen and cannot flee. */
  @Override
  public boolean holds(Position position, int side, int moves) {
    if (position.get(frozen) != 0 || position.pieces(side, general) != 0) {
      return false;
    }
    int ranks = Math.min(7, moves);
    long near = side == 0 ? -1L << 8 * (7 - ranks) : -1L >>> 8 * (7 - ranks);
    // A double step takes a Pawn that has not moved two ranks ahead.
    long unmoved = moves > 4 ? side == 0 ? 0xFFL << 8 : 0xFFL << 48 : 0;
    return (position.pieces(side, pawn()) & (near | unmoved)) == 0;
  }

  @Override
  public long active(Position position) {
    return position.get(frozen) == 0 ? -1L : position.pieces(1 - position.toMove());
  }

  @Override
  public long unsettled(Position position) {
    return position.pieces(1 - position.toMove(), general);
  }

  @Override
  public void capture(Position position, int from, int to, int victim) {
    if (Piece.type(position.piece(victim)) == general) {
      position.set(frozen, 1);
    }
    super.capture(position, from, to, victim);
  }

  @Override
  public void addSpecialMoves(Position position, MoveList moves) {
    if (position.get(frozen) != 0) {
      moves.add(EncodedMove.pass());
    }
  }

  @Override
  public void endTurn(Position position, int mover, int maker) {
    if (mover == Move.NONE) {
      position.set(frozen, 0);
    }
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    int passed = setup.get(Schema.EN_PASSANT) - 1;
    return setup.get(frozen) != 0 && passed >= 0
        ? List.of(new Fault(passed, message("the last move cannot both have captured a General and passed {0}",
            Square.name(passed))))
        : List.of();
  }
}
