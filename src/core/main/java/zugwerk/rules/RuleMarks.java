package zugwerk.rules;

import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import zugwerk.board.Square;

/**
 * What the rules mark on the board, for diagrams and the screen; each value is a set of squares, as bits.
 *
 * @param squares squares that differ from others, such as magic ones
 * @param right squares with a line along their right edge, towards file h
 * @param upper squares with a line along their upper edge, towards rank 8
 */
public record RuleMarks(long squares, long right, long upper) {

  /** No marks. */
  public static final RuleMarks NONE = new RuleMarks(0, 0, 0);

  /** Marked squares. */
  public static RuleMarks squares(long squares) {
    return new RuleMarks(squares, 0, 0);
  }

  /**
   * Lines between neighbouring squares.
   *
   * @param divided not 0 if there is a line between two squares
   */
  public static RuleMarks lines(IntBinaryOperator divided) {
    long right = bits(square -> Square.file(square) < 7 && divided.applyAsInt(square, square + 1) != 0);
    long upper = bits(square -> Square.rank(square) < 7 && divided.applyAsInt(square, square + 8) != 0);
    return new RuleMarks(0, right, upper);
  }

  private static long bits(IntPredicate which) {
    return IntStream.range(0, Square.COUNT).filter(which).mapToLong(Square::bit).reduce(0, (a, b) -> a | b);
  }

  /** These marks and others. */
  public RuleMarks with(RuleMarks other) {
    return new RuleMarks(squares | other.squares, right | other.right, upper | other.upper);
  }
}
