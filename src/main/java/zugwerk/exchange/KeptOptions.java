package zugwerk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.problem.Problem;
import zugwerk.solve.SolveOptions;

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
    if (problem.other().get(PopeyeOptions.FIELD) instanceof List<?> texts) {
      for (Object text : texts) {
        if (text instanceof String written && PopeyeOptions.isOption(written)) {
          Optional<PopeyeOption> option = PopeyeOption.of(PopeyeLanguage.ENGLISH, written.split(" ", 2)[0]);
          option.ifPresent(known -> kept.add(new Kept(known, written)));
        }
      }
    }
    return kept;
  }

  /** The options that would change what is searched, and are not followed here. */
  public static List<String> notFollowed(Problem problem) {
    return of(problem).stream().filter(kept -> kept.option().fate() == PopeyeOption.Fate.KEPT).map(Kept::text).toList();
  }

  /**
   * What is to be solved by the options that are kept with a problem, besides what is asked already: set play, tries,
   * all defences instead of threats, no short variations, and a number of solutions after which to stop.
   */
  public static SolveOptions followed(Problem problem, SolveOptions asked) {
    SolveOptions options = asked;
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
