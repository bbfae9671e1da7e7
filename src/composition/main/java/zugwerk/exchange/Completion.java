package zugwerk.exchange;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import zugwerk.problem.Problem;
import zugwerk.problem.Remainder;

/**
 * Writes a problem so that reading it again loses nothing: what the format cannot hold goes into a remark of our own.
 */
final class Completion {

  /** The beginning of our remarks. */
  static final String MARK = "Zugwerk: ";

  private Completion() {}

  /**
   * The text of a problem with its remark, if it needs one.
   *
   * @param body the text, given the remark without its mark; empty where there is to be none
   * @throws IllegalArgumentException if reading the text gives another problem all the same
   */
  static String write(ExchangeFormat format, Problem problem, UnaryOperator<String> body) {
    return write(format, problem, isPlain(problem), body);
  }

  /**
   * The text of a problem with its remark, if it needs one.
   *
   * @param plain whether the format has the game and the pieces of the problem, so that only the rest goes into the
   *     remark
   * @param body the text, given the remark without its mark; empty where there is to be none
   * @throws IllegalArgumentException if reading the text gives another problem all the same
   */
  static String write(ExchangeFormat format, Problem problem, boolean plain, UnaryOperator<String> body) {
    Set<String> always = plain ? Set.of() : Remainder.POSITION;
    String first = plain ? "" : Remainder.of(problem, problem, always);
    String begun = body.apply(first);
    Reading part = format.read(begun, Positions.orthodox());
    List<Problem> read = part.problems();
    Problem kept = read.size() == 1 ? read.getFirst() : Positions.nothing();
    // A remark with a position takes the place of the pieces, and so it must have the game that they would give.
    boolean placed = read.size() == 1 && (isPlain(problem)
        || Collections.disjoint(Remainder.fields(problem, kept), Remainder.POSITION));
    String text = body.apply(Remainder.of(problem, kept, placed ? always : Remainder.POSITION));
    Reading whole = text.equals(begun) ? part : format.read(text, Positions.orthodox());
    if (!whole.faults().isEmpty() || !whole.problems().equals(List.of(problem))) {
      throw new IllegalArgumentException(format.title() + " cannot hold this problem without loss");
    }
    return text;
  }

  /** Whether a problem is one of orthodox chess, the game that other programs know. */
  static boolean isPlain(Problem problem) {
    return problem.variant().equals(Positions.orthodox());
  }

  /** Whether a text is one of our remarks, or begins as one. */
  static boolean isRemark(String text) {
    return text.startsWith(MARK + "{");
  }

  /** Whether a text would be taken for one of our remarks, so that it must not be written as a comment. */
  static boolean looksLikeRemark(String text) {
    return text.strip().startsWith(MARK.strip());
  }

  /** The problem that was read, completed by our remark; a remark may be empty. */
  static Problem complete(Problem kept, String remark) {
    return remark.isEmpty() ? kept : Remainder.added(kept, remark);
  }
}
