package zugwerk.content;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.work.InputException;

/** The quantities of a solution that can be counted. */
public enum Count {
  SOLUTIONS("Solutions", "", sum(Solution::solutions)),
  SET_PLAY("SetPlay", "", sum(solution -> solution.setPlay().size())),
  TRIES("Tries", "", sum(solution -> solution.tries().size())),
  VARIATIONS("Variations", "",
      content -> content.solutions().stream().mapToLong(PlayedPhase::differentAnswers).sum()),
  DUALS("Dual", "", sum(solution -> solution.duals().size())),
  MATES(Count.MATE_TEST, "", mates(_ -> true)),
  MODEL_MATES(Count.MATE_TEST, "model", mates(Ending::isModel)),
  IDEAL_MATES(Count.MATE_TEST, "ideal", mates(Ending::isIdeal)),
  PURE_MATES(Count.MATE_TEST, "pure", mates(Ending::isPure)),
  MIRROR_MATES(Count.MATE_TEST, "mirror", mates(Ending::isMirror)),
  PIN_MODELS(Count.MATE_TEST, "model with pin", mates(ending -> ending.isModel() && ending.pins() != 0)),
  PINS_MODELS(Count.MATE_TEST, "model with two pins",
      mates(ending -> ending.isModel() && Long.bitCount(ending.pins()) > 1)),
  PHASES("Phases", "", content -> content.found().mapToLong(Count::phases).sum()),
  PLACE_EXCHANGE("PlaceExchange", "", Exchanges::places),
  ZILAHI("Zilahi", "", Exchanges::zilahi);

  private static final String MATE_TEST = "Mates";

  private final String test;
  private final String kind;
  private final ToLongFunction<Content> counter;

  /**
   * @param test the name of its predicate
   * @param kind the argument of the predicate; empty for none
   */
  Count(String test, String kind, ToLongFunction<Content> counter) {
    this.test = test;
    this.kind = kind;
    this.counter = counter;
  }

  private static ToLongFunction<Content> sum(ToLongFunction<Solution> number) {
    return content -> content.found().mapToLong(number).sum();
  }

  private static long phases(Solution solution) {
    Stream<SolutionNode> tries = solution.tries().stream().filter(move -> move.role() == SolutionNode.Role.TRY);
    long first = Stream.concat(solution.keys().stream(), tries).map(SolutionNode::move).distinct().count();
    return first + (solution.setPlay().isEmpty() ? 0 : 1);
  }

  private static ToLongFunction<Content> mates(Predicate<Ending> kind) {
    return content -> content.mates(kind).size();
  }

  public long in(Content content) {
    return counter.applyAsLong(content);
  }

  /**
   * The quantity of a predicate.
   *
   * @throws InputException with one phrase, if it does not count this kind
   */
  public static Count of(String predicate, List<String> arguments) {
    String wanted = arguments.isEmpty() ? "" : arguments.getFirst().strip().toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(count -> count.test.equals(predicate) && count.kind.equals(wanted))
        .findFirst().orElseThrow(() -> new InputException(
            "'{0}' is not a kind of mate; known are {1}", arguments.getFirst(), String.join(", ", kinds())));
  }

  public static List<String> kinds() {
    return Arrays.stream(values()).map(count -> count.kind).filter(kind -> !kind.isEmpty()).sorted().toList();
  }
}
