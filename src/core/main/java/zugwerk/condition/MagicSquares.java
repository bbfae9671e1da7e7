package zugwerk.condition;

import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.rules.RuleMarks;

/** A piece, other than a King, that arrives on a magic square changes its colour. */
final class MagicSquares extends Condition {

  private final long squares;

  MagicSquares(long squares) {
    this.squares = squares;
  }

  @Override
  public List<Slot> slots() {
    return List.of(Homecoming.MOVED);
  }

  /** A piece that is reborn on a magic square changes too. */
  @Override
  public Phase phase() {
    return Phase.BOARD;
  }

  @Override
  public void settle(Turn turn) {
    if (turn.hasMover() && !turn.isByKing() && (squares >>> turn.stands() & 1) != 0) {
      turn.changeSide();
    }
  }

  @Override
  public RuleMarks marks() {
    return RuleMarks.squares(squares);
  }

  @Override
  public boolean settles() {
    return true;
  }

  @Override
  public long unsettled(Position position) {
    return squares;
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
