package zugwerk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zugwerk.problem.Problem;
import zugwerk.solve.Goal;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;

/** The options of Popeye that are kept with a problem: those that say what to solve are followed, others are told. */
public final class KeptOptions {

  /** An option with its number, if it has one. */
  private record Kept(PopeyeOption option, String text) {

    /** Its number; a long one stands for no limit. */
    long number() {
      String number = text.replaceFirst("\\w+ ", "");
      return number.matches("\\d{1,9}") ? Long.parseLong(number) : Long.MAX_VALUE;
    }
  }

  private KeptOptions() {}

  private static List<Kept> of(Problem problem) {
    List<Kept> kept = new ArrayList<>();
    for (String text : PopeyeOptions.texts(problem)) {
      PopeyeOption.of(PopeyeLanguage.ENGLISH, text.split(" ", 2)[0]).ifPresent(known -> kept.add(new Kept(known, text)));
    }
    return kept;
  }

  /** The options that would change what is searched, and are not followed here. */
  public static List<String> notFollowed(Problem problem) {
    return of(problem).stream().filter(kept -> kept.option().fate() == PopeyeOption.Fate.KEPT
        || kept.option().fate() == PopeyeOption.Fate.TERM && !isFollowed(kept, problem)).map(Kept::text).toList();
  }

  private static boolean isFollowed(Kept kept, Problem problem) {
    return isWithoutEffect(kept, problem)
        || problem.stipulation().filter(asked -> term(kept).in(asked).equals(Terms.USUAL)).isEmpty();
  }

  private static Terms term(Kept kept) {
    OptionalInt number = OptionalInt.of(Math.toIntExact(Math.min(kept.number(), Integer.MAX_VALUE)));
    OptionalInt none = OptionalInt.empty();
    PopeyeOption option = kept.option();
    return new Terms(option == PopeyeOption.POST_KEY_PLAY, option == PopeyeOption.QUODLIBET,
        option == PopeyeOption.STOP_ON_SHORT, option == PopeyeOption.MAX_FLIGHTS ? number : none,
        option == PopeyeOption.THREAT ? number : none);
  }

  /** What counts as a solution by the options that are kept with a problem, as far as that is followed here. */
  public static Terms terms(Problem problem) {
    return of(problem).stream().filter(kept -> !isWithoutEffect(kept, problem)).map(KeptOptions::term)
        .reduce(Terms.USUAL, Terms::and);
  }

  /** Whether an option has no effect in Popeye either: mate and stalemate end the play in any case. */
  private static boolean isWithoutEffect(Kept kept, Problem problem) {
    Optional<Stipulation> asked = problem.stipulation();
    return kept.option() == PopeyeOption.GOAL_IS_END && asked.filter(
        task -> task.goal().is(Goal.Kind.MATE) || task.goal().is(Goal.Kind.STALEMATE)).isPresent()
        || kept.option() == PopeyeOption.STOP_ON_SHORT && asked.filter(Stipulation::isBattle).isPresent();
  }

  /**
   * What is to be solved by the options that are kept with a problem, besides what is asked already: set play, tries,
   * all defences instead of threats, no short variations, a number of solutions after which to stop, and what counts as a solution.
   */
  public static SolveOptions followed(Problem problem, SolveOptions asked) {
    SolveOptions options = asked.on(asked.terms().and(terms(problem)));
    for (Kept kept : of(problem)) {
      SolveOptions.Shown shown = options.shown();
      options = switch (kept.option()) {
        case SET_PLAY -> options.showing(true, shown.tries());
        case TRY -> shown.tries() == SolveOptions.Tries.NONE
            ? options.showing(shown.setPlay(), SolveOptions.Tries.ALL) : options;
        case DEFENCE -> options.showing(shown.setPlay(),
            kept.number() == 1 ? SolveOptions.Tries.ONE_REFUTATION : SolveOptions.Tries.ALL);
        case NO_THREAT -> options.showing(
            new SolveOptions.Shown(shown.setPlay(), shown.tries(), false, shown.shortVariations()));
        case NO_SHORT -> options.showing(
            new SolveOptions.Shown(shown.setPlay(), shown.tries(), shown.threats(), false));
        case MAX_SOLUTIONS -> options.limits().solutions() == SolveOptions.DEFAULT.limits().solutions()
            ? options.stoppingAfter(Math.max(1, kept.number())) : options;
        default -> options;
      };
    }
    return options;
  }
}
