package zugwerk.studio.solving;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseTable;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;

/** Which phases of a solution are shown side by side. */
public final class PhaseChoice {

  private final BooleanProperty onlyChanges = new SimpleBooleanProperty();

  /** Whether only rows and columns with changed or transferred play are shown. */
  public BooleanProperty onlyChanges() {
    return onlyChanges;
  }

  /** The phases of a solution; empty if its play has none. */
  public Optional<PhaseGrid> of(Solved solved) {
    return PhaseTable.of(solved).map(table -> PhaseGrid.of(onlyChanges.get() ? table.onlyChanges() : table));
  }

  /** Whether the solver was not asked for set play or tries, so that there is little to compare. */
  public static boolean lacksPhases(SolveOptions options) {
    return !options.shown().setPlay() || options.shown().tries() == SolveOptions.Tries.NONE;
  }

  /** What stands in place of the table, in a sentence. */
  public static String none(Optional<Solved> solved) {
    return solved.isEmpty() ? "The phases will stand here."
        : "Phases are compared in direct, self and reflex play of two moves or more.";
  }
}
