package zugwerk.studio.solving;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseTable;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;

public final class PhaseChoice {

  private final BooleanProperty onlyChanges = new SimpleBooleanProperty();

  /** Whether only rows and columns with changed or transferred play are shown. */
  public BooleanProperty onlyChanges() {
    return onlyChanges;
  }

  public Optional<PhaseGrid> of(Solved solved) {
    return PhaseTable.of(solved).map(table -> PhaseGrid.of(onlyChanges.get() ? table.onlyChanges() : table));
  }

  /** Whether the solver ran without set play or tries, so that there is little to compare. */
  public static boolean lacksPhases(SolveOptions options) {
    return !options.shown().setPlay() || options.shown().tries() == SolveOptions.Tries.NONE;
  }

  public static String none(Optional<Solved> solved) {
    return solved.isEmpty() ? "Phases appear here."
        : "Phases are compared in direct, self and reflex play of two moves or more.";
  }
}
