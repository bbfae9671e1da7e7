package zugwerk.condition;

import static zugwerk.work.Texts.key;

import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/** Squares are missing from the board; in Haaner Chess also those that pieces have left. */
final class Holes extends Barred {

  private static final Slot HOLE = new Slot("hole", Slot.Scope.SQUARE, 1, "o");

  private final long given;
  private final boolean grow;

  /**
   * @param given squares that are missing from the start
   * @param grow whether a square becomes a hole once a piece has left it
   */
  Holes(long given, boolean grow) {
    super(key("hole"));
    this.given = given;
    this.grow = grow;
  }

  @Override
  public List<Slot> slots() {
    return grow ? List.of(HOLE) : List.of();
  }

  @Override
  public long barriers(Position position) {
    return given | (grow ? position.marked(cell(HOLE)) : 0);
  }

  @Override
  public void settle(Turn turn) {
    if (grow) {
      long left = turn.moverType() >= 0 ? Square.bit(turn.from()) : 0;
      left |= turn.corner() == Turn.NOWHERE ? 0 : Square.bit(turn.corner());
      left |= turn.captures() ? Square.bit(turn.victim()) : 0;
      for (long rest = left & ~turn.position().occupied(); rest != 0; rest &= rest - 1) {
        turn.position().set(cell(HOLE) + Long.numberOfTrailingZeros(rest), 1);
      }
    }
  }
}
