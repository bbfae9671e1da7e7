package zugwerk.problem;

import java.util.List;
import java.util.OptionalInt;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;

/**
 * The terms of a problem about what counts as a solution: those of the options in its file that are such terms, each in
 * the words of Popeye.
 */
public final class StatedTerms {

  /** The field of a problem's file with options. */
  public static final String FIELD = "options";

  private StatedTerms() {}

  /** The terms of a problem that apply to its stipulation. */
  public static Terms of(Problem problem) {
    if (problem.task().stipulation().isEmpty()) {
      return Terms.USUAL;
    }
    Stipulation stipulation = problem.task().stipulationOrThrow();
    return texts(problem).stream().map(text -> of(text).in(stipulation))
        .map(terms -> stipulation.isBattle() ? withoutShort(terms) : terms).reduce(Terms.USUAL, Terms::and);
  }

  /** The options of a problem, of this kind and others. */
  public static List<String> texts(Problem problem) {
    return problem.other().get(FIELD) instanceof List<?> kept
        ? kept.stream().filter(String.class::isInstance).map(String.class::cast).toList() : List.of();
  }

  /** The terms that an option states; the usual ones if it is another option. */
  public static Terms of(String option) {
    String[] words = option.split(" ", 2);
    OptionalInt number = words.length == 2 && words[1].matches("\\d{1,9}")
        ? OptionalInt.of(Integer.parseInt(words[1])) : OptionalInt.empty();
    OptionalInt none = OptionalInt.empty();
    return switch (words[0]) {
      case "PostKeyPlay" -> new Terms(true, false, false, none, none);
      case "Quodlibet" -> new Terms(false, true, false, none, none);
      case "StopOnShortSolutions" -> new Terms(false, false, true, none, none);
      case "MaxFlightsquares" -> new Terms(false, false, false, number, none);
      case "Threat" -> new Terms(false, false, false, none, number);
      default -> Terms.USUAL;
    };
  }

  /** Popeye ignores that option in play against a defence. */
  private static Terms withoutShort(Terms terms) {
    return new Terms(terms.postKey(), terms.quodlibet(), false, terms.flights(), terms.threat());
  }
}
