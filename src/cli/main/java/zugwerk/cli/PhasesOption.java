package zugwerk.cli;

import java.util.Optional;
import picocli.CommandLine.Option;
import zugwerk.content.PhaseGrid;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.printed.PrintedPhases;
import zugwerk.problem.Solved;
import zugwerk.work.Texts;

/** Whether a table of phases is shown, and with how many tries. */
final class PhasesOption {

  @Option(names = "--phases",
      description = "Also show a table of the answers to each defence in set play, solution and the first "
          + PrintedPhases.MOST + " tries that are printed. For direct, self and reflex play of two moves or more.")
  private boolean phases;

  @Option(names = "--all-phases", description = "The same table with all tries that are printed.")
  private boolean all;

  boolean isGiven() {
    return phases || all;
  }

  /** The phases of what was solved; empty without the option, or if its play has none. */
  Optional<PrintedPhases> of(Solved solved, PrintedOptions options) {
    return isGiven() ? PrintedPhases.of(solved, options) : Optional.empty();
  }

  PhaseGrid grid(PrintedPhases found, Texts texts) {
    return all ? PhaseGrid.of(found.all(), texts) : found.grid(texts);
  }
}
