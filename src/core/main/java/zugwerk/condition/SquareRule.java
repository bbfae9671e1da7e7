package zugwerk.condition;

import java.util.function.IntBinaryOperator;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.rules.RuleMarks;

/** Moves join only certain squares. */
final class SquareRule extends Condition {

  private final long[] open = new long[Square.COUNT];
  private final int sides;
  private RuleMarks marks = RuleMarks.NONE;

  /**
   * @param sides the sides that are bound, as bits
   * @param joins not 0 if a move may join two squares
   */
  SquareRule(int sides, IntBinaryOperator joins) {
    this.sides = sides;
    for (int from = 0; from < Square.COUNT; from++) {
      for (int to = 0; to < Square.COUNT; to++) {
        open[from] |= joins.applyAsInt(from, to) != 0 ? Square.bit(to) : 0;
      }
    }
  }

  /** Moves stay on squares of one colour, or never do. */
  static Condition coloured(boolean same) {
    return new SquareRule(3, (from, to) -> ((Square.LIGHT >>> from ^ Square.LIGHT >>> to) & 1) != 0 == same ? 0 : 1);
  }

  /** Moves go into another cell of a grid, whose cells of two by two squares are shifted. */
  static Condition grid(int right, int up) {
    SquareRule grid = new SquareRule(3, (from, to) -> cell(from, right, up) ^ cell(to, right, up));
    grid.marks = RuleMarks.lines((from, to) -> cell(from, right, up) ^ cell(to, right, up));
    return grid;
  }

  private static int cell(int square, int right, int up) {
    return Square.file(square) + right >> 1 | Square.rank(square) + up >> 1 << 4;
  }

  /** A side moves to the edge only. */
  static Condition edge(int sides) {
    return new SquareRule(sides, (_, to) -> Square.file(to) % 7 == 0 || Square.rank(to) % 7 == 0 ? 1 : 0);
  }

  private long open(int side, int from) {
    return (sides >> side & 1) != 0 ? open[from] : -1L;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return targets & open(side, from);
  }

  @Override
  public boolean observes(Position position, int side, int from, int square) {
    return (open(side, from) >>> square & 1) != 0;
  }

  @Override
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    int side = position.toMove();
    return (open(side, from) >>> to & open(side, corner) >>> (from + to >> 1) & 1) != 0;
  }

  @Override
  public RuleMarks marks() {
    return marks;
  }

  @Override
  public boolean settles() {
    return true;
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
