package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;

/** A piece that captures a second time leaves the board; in the strict form it cannot. */
final class Pad extends Condition {

  private static final Slot CAPTURED = new Slot("has captured", Slot.Scope.PIECE, 1, "d");

  private final boolean kings;
  private final boolean strict;

  /** @param strict whether a piece cannot capture a second time; a King never can, if it counts */
  Pad(boolean kings, boolean strict) {
    this.kings = kings;
    this.strict = strict;
  }

  @Override
  public List<Slot> slots() {
    return List.of(CAPTURED);
  }

  @Override
  public Phase phase() {
    return Phase.MOVER_GOES;
  }

  /** A piece that comes back may capture again. */
  @Override
  public void revive(Turn turn, int square) {
    turn.position().set(cell(CAPTURED) + square, 0);
  }

  private boolean mayCapture(Position position, int from) {
    boolean first = position.get(cell(CAPTURED) + from) == 0;
    return first || (Piece.type(position.piece(from)) == Schema.KING ? !kings : !strict);
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return captures == 0 || mayCapture(position, from) ? targets : targets & ~captures;
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return mayCapture(position, from);
  }

  @Override
  public void settle(Turn turn) {
    if (!turn.captures() || !turn.hasMover() || turn.isByKing() && !kings) {
      return;
    }
    if (turn.before(cell(CAPTURED) + turn.from()) == 0) {
      turn.position().set(cell(CAPTURED) + turn.stands(), 1);
    } else {
      turn.removeMover();
    }
  }
}
