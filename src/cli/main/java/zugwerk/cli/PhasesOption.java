package zugwerk.cli;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import zugwerk.content.PhaseGrid;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.printed.PrintedPhases;
import zugwerk.problem.Solved;

/** Whether a table of phases is shown, and with how many tries. */
final class PhasesOption {

  @Option(names = "--phases", arity = "0..1", paramLabel = "all", fallbackValue = "first",
      description = "Also show a table of the answers to each defence in set play, solution and tries; for direct,"
          + " self and reflex play of two moves or more. It has the first " + PrintedPhases.MOST
          + " tries that are printed, or all of them.")
  private @Nullable String phases;

  boolean isGiven() {
    if (phases != null && !phases.equals("first") && !phases.equals("all")) {
      throw new IllegalArgumentException("--phases must stand alone or be all, not " + phases);
    }
    return phases != null;
  }

  /** The phases of what was solved; empty without the option, or if its play has none. */
  Optional<PrintedPhases> of(Solved solved, PrintedOptions options) {
    return isGiven() ? PrintedPhases.of(solved, options) : Optional.empty();
  }

  PhaseGrid grid(PrintedPhases found) {
    return "all".equals(phases) ? PhaseGrid.of(found.all()) : found.grid();
  }
}
