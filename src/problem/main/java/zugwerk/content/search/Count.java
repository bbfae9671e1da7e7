package zugwerk.content.search;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import zugwerk.content.Ending;
import zugwerk.content.PlayedPhase;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.work.InputException;

/** The quantities of a solution that can be counted. */
public enum Count {
  SOLUTIONS("Solutions", "", sum(Solution::solutions)),
  SET_PLAY("SetPlay", "", sum(solution -> solution.setPlay().size())),
  TRIES("Tries", "", sum(solution -> solution.tries().size())),
  VARIATIONS("Variations", "",
      found -> found.content().solutions().stream().mapToLong(PlayedPhase::differentAnswers).sum()),
  DUALS("Dual", "", sum(solution -> solution.duals().size())),
  MATES(Count.MATE_TEST, "", mates(_ -> true)),
  MODEL_MATES(Count.MATE_TEST, "model", mates(Ending::isModel)),
  IDEAL_MATES(Count.MATE_TEST, "ideal", mates(Ending::isIdeal)),
  PURE_MATES(Count.MATE_TEST, "pure", mates(Ending::isPure)),
  MIRROR_MATES(Count.MATE_TEST, "mirror", mates(Ending::isMirror)),
  PIN_MODELS(Count.MATE_TEST, "model with pin", mates(ending -> ending.isModel() && ending.pins() != 0)),
  PINS_MODELS(Count.MATE_TEST, "model with two pins",
      mates(ending -> ending.isModel() && Long.bitCount(ending.pins()) > 1)),
  PHASES("Phases", "", found -> found.solutions().mapToLong(Count::phases).sum()),
  PLACE_EXCHANGE("PlaceExchange", "", found -> Exchanges.places(found.content())),
  ZILAHI("Zilahi", "", found -> Exchanges.zilahi(found.content()));

  private static final String MATE_TEST = "Mates";

  private final String test;
  private final String kind;
  private final ToLongFunction<Shown.Found> counter;

  /**
   * @param test the name of its predicate
   * @param kind the argument of the predicate; empty for none
   */
  Count(String test, String kind, ToLongFunction<Shown.Found> counter) {
    this.test = test;
    this.kind = kind;
    this.counter = counter;
  }

  private static ToLongFunction<Shown.Found> sum(ToLongFunction<Solution> number) {
    return found -> found.solutions().mapToLong(number).sum();
  }

  private static long phases(Solution solution) {
    Stream<SolutionNode> tries = solution.tries().stream().filter(move -> move.role() == SolutionNode.Role.TRY);
    long first = Stream.concat(solution.keys().stream(), tries).map(SolutionNode::move).distinct().count();
    return first + (solution.setPlay().isEmpty() ? 0 : 1);
  }

  private static ToLongFunction<Shown.Found> mates(Predicate<Ending> kind) {
    return found -> found.content().mates(kind).size();
  }

  long in(Shown.Found found) {
    return counter.applyAsLong(found);
  }

  /**
   * The quantity of a predicate; empty if it is about something else.
   *
   * @throws InputException with one phrase, if it does not count this kind
   */
  public static Optional<Count> of(String predicate, List<String> arguments) {
    String wanted = arguments.stream().findFirst().map(Facts::small).orElse("");
    List<Count> ours = Arrays.stream(values()).filter(count -> count.test.equals(predicate)).toList();
    Optional<Count> found = ours.stream().filter(count -> count.kind.equals(wanted)).findFirst();
    if (found.isEmpty() && !ours.isEmpty()) {
      throw new InputException(
          "'{0}' is not a kind of mate; known are {1}", arguments.getFirst(), String.join(", ", kinds()));
    }
    return found;
  }

  static List<String> kinds() {
    return Arrays.stream(values()).map(count -> count.kind).filter(kind -> !kind.isEmpty()).sorted().toList();
  }
}
