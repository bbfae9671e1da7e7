package zugwerk.exchange;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import zugwerk.file.Remainder;
import zugwerk.problem.Problem;
import zugwerk.work.InputException;

/** Writes a problem so that reading it again loses nothing: a remark of ours holds what the format cannot express. */
final class Completion {

  static final String MARK = "Zugwerk: ";

  private Completion() {}

  /**
   * @param body writes the text, given the remark without its mark; empty for no remark
   * @throws InputException if reading the text back gives another problem
   */
  static String write(ExchangeFormat format, Problem problem, UnaryOperator<String> body) {
    return write(format, problem, isPlain(problem), body);
  }

  /**
   * @param plain whether the format can express the game and the pieces, so that the remark holds only the rest
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
      throw new InputException("{0} cannot hold this problem without loss", format.title());
    }
    return text;
  }

  static boolean isPlain(Problem problem) {
    return problem.variant().equals(Positions.orthodox());
  }

  static boolean isRemark(String text) {
    return text.startsWith(MARK + "{");
  }

  /** Whether a text would be read as one of our remarks, so that it must not be written as a comment. */
  static boolean looksLikeRemark(String text) {
    return text.strip().startsWith(MARK.strip());
  }

  static Problem complete(Problem kept, String remark) {
    return remark.isEmpty() ? kept : Remainder.added(kept, remark);
  }
}
