package zugwerk.cli;

import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Option;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.printed.PrintedSolution;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;

/** What is shown of a solution besides the keys with their play, and in which form. */
final class PlayOptions {

  /** In longer play, finding the tries takes much longer than finding the key. */
  private static final int MOST_MOVES = 3;

  @Option(names = "--full", description = "Print the complete analysis instead of the printed solution.")
  private boolean full;

  @Option(names = "--set-play", description = "Also find set play, as if the other side were to move. Default in"
      + " printed solutions of direct, self and reflex play of at most " + MOST_MOVES + " moves.")
  private boolean setPlay;

  @Option(names = "--tries", arity = "0..1", paramLabel = "N|one|all", fallbackValue = "one",
      description = "Also find tries: first moves with at most N refutations, or all first moves that are not refuted"
          + " by every defence. Default in printed solutions of direct, self and reflex play of at most " + MOST_MOVES
          + " moves: one.")
  private String tries;

  @Option(names = "--no-threats", description = "Show all defences instead of threats.")
  private boolean noThreats;

  @Option(names = "--no-short", description = "Skip defences after which the play ends sooner.")
  private boolean noShort;

  boolean full() {
    return full;
  }

  /** Whether set play is requested, but there is none. */
  boolean lacksSetPlay(Solved solved) {
    return setPlay && solved.complete()
        && solved.parts().stream().allMatch(part -> part.solution().setPlay().isEmpty());
  }

  /** @param phases whether set play and tries are needed for more than the solution */
  SolveOptions.Shown shown(boolean phases) {
    Tries found = tries == null && phases || most() == 1 ? Tries.ONE_REFUTATION : most() == 0 ? Tries.NONE : Tries.ALL;
    return new SolveOptions.Shown(setPlay || phases, found, !noThreats, !noShort);
  }

  /** Adds what a printed solution has by default to the given and stored options. */
  SolveOptions printed(Problem problem, SolveOptions options) {
    Optional<Stipulation> task = problem.task().stipulation().filter(Stipulation::isBattle)
        .filter(stipulation -> stipulation.moves() <= MOST_MOVES);
    if (full || task.isEmpty()) {
      return options;
    }
    Tries found = options.shown().tries();
    return options.showing(true, tries == null && found == Tries.NONE ? Tries.ONE_REFUTATION : found);
  }

  /** The solution without the tries that have more refutations than wanted. */
  Solved restricted(Solved solved, SolveOptions options) {
    boolean counted = tries != null && options.first().isEmpty();
    return counted ? PrintedSolution.withTries(solved, most()) : solved;
  }

  PrintedOptions printedOptions(SolveOptions options) {
    return new PrintedOptions(Integer.MAX_VALUE, options.shown().threats());
  }

  private int most() {
    if (tries == null) {
      return 0;
    }
    return switch (tries.toLowerCase(Locale.ROOT)) {
      case "none" -> 0;
      case "one" -> 1;
      case "all" -> Integer.MAX_VALUE;
      default -> {
        if (!tries.matches("\\d{1,3}")) {
          throw new InputException("--tries must be a number, one or all, not {0}", tries);
        }
        yield Integer.parseInt(tries);
      }
    };
  }
}
