package zugwerk.condition;

import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Attacks;

/** After a move of a side the Kings change places. */
final class OscillatingKings extends Condition {

  /** The options besides the side. */
  static final String TYPE_A = "type A";
  static final String TYPE_B = "type B";
  static final String TYPE_C = "type C";

  private final int sides;
  private final boolean safe;
  private final boolean checks;

  OscillatingKings(ConditionOptions options) {
    this(options.sides(), options.has(TYPE_B), options.has(TYPE_C));
  }

  /**
   * @param sides the sides that are bound, as bits
   * @param safe whether the own King must not be in check before they do
   * @param checks whether only a move that gives check does it
   */
  OscillatingKings(int sides, boolean safe, boolean checks) {
    this.sides = sides;
    this.safe = safe;
    this.checks = checks;
  }

  @Override
  public List<Slot> slots() {
    return List.of(FORBIDDEN);
  }

  @Override
  public Phase phase() {
    return Phase.BOARD;
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    int own = position.king(turn.side());
    int other = position.king(1 - turn.side());
    if ((sides >> turn.side() & 1) == 0 || Math.max(own, other) >= Square.COUNT
        || checks && !Attacks.inCheck(game(), position, 1 - turn.side())) {
      return;
    }
    if (safe && Attacks.inCheck(game(), position, turn.side())) {
      forbid(position);
    }
    turn.rotate(own, other);
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
