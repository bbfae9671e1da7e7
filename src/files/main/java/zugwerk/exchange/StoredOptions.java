package zugwerk.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zugwerk.problem.Problem;
import zugwerk.problem.StatedTerms;
import zugwerk.solve.Goal;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;

/** Popeye options stored with a problem: those that affect the solution are followed, others are reported. */
public final class StoredOptions {

  private record StoredOption(PopeyeOption option, String text) {

    /** An overlong number means no limit. */
    long number() {
      String number = text.replaceFirst("\\w+ ", "");
      return number.matches("\\d{1,9}") ? Long.parseLong(number) : Long.MAX_VALUE;
    }
  }

  private StoredOptions() {}

  private static List<StoredOption> of(Problem problem) {
    List<StoredOption> kept = new ArrayList<>();
    for (String text : PopeyeOptions.texts(problem)) {
      PopeyeOption.of(PopeyeLanguage.ENGLISH, text.split(" ", 2)[0])
          .ifPresent(known -> kept.add(new StoredOption(known, text)));
    }
    return kept;
  }

  /** The options that would change the search and are ignored. */
  public static List<String> notFollowed(Problem problem) {
    return of(problem).stream().filter(kept -> kept.option().handling() == PopeyeOption.Handling.KEPT
        || kept.option().handling() == PopeyeOption.Handling.TERM && !isFollowed(kept, problem)).map(StoredOption::text)
        .toList();
  }

  public static Problem ignored(Problem problem) {
    Map<String, Object> others = new LinkedHashMap<>(problem.other());
    others.remove(PopeyeOptions.FIELD);
    return problem.withOther(others);
  }

  private static boolean isFollowed(StoredOption kept, Problem problem) {
    Optional<Stipulation> stipulation = problem.task().stipulation();
    return switch (kept.option()) {
      // Mate and stalemate end the play in any case.
      case GOAL_IS_END -> stipulation.filter(
          task -> task.goal().is(Goal.Kind.MATE) || task.goal().is(Goal.Kind.STALEMATE)).isPresent();
      // Popeye does not follow them either where they have no meaning.
      case STOP_ON_SHORT, POST_KEY_PLAY -> true;
      default -> stipulation.filter(task -> StatedTerms.of(kept.text()).in(task).equals(Terms.USUAL)).isEmpty();
    };
  }

  /**
   * Adds what the stored options request: set play, tries, all defences instead of threats, no short variations, and a
   * limit of solutions. {@link StatedTerms} handles what counts as a solution.
   */
  public static SolveOptions followed(Problem problem, SolveOptions requested) {
    SolveOptions options = requested;
    for (StoredOption kept : of(problem)) {
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
