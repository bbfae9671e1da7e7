package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseTable;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.printed.PrintedPhases;
import zugwerk.problem.Solved;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.text.Localization;

/** Which phases are printed: in the solution as text, and in the table. */
public final class PhaseChoice {

  /** Maximum numbers of refutations of a try that can be chosen. */
  public static final List<Integer> REFUTATIONS = List.of(1, 2, 3, Integer.MAX_VALUE);

  private final BooleanProperty onlyChanges = new SimpleBooleanProperty();
  private final BooleanProperty allTries = new SimpleBooleanProperty();
  private final ObjectProperty<Integer> refutations = new SimpleObjectProperty<>(1);

  /** Whether the table has only rows and columns with changed or transferred play. */
  public BooleanProperty onlyChanges() {
    return onlyChanges;
  }

  /** Whether the table has all tries that are printed, not only the first. */
  public BooleanProperty allTries() {
    return allTries;
  }

  /** The most refutations of a try that is printed. */
  public ObjectProperty<Integer> refutations() {
    return refutations;
  }

  void share(PhaseChoice shared) {
    onlyChanges.bindBidirectional(shared.onlyChanges);
    allTries.bindBidirectional(shared.allTries);
    refutations.bindBidirectional(shared.refutations);
  }

  public PrintedOptions printed(SolveOptions solved) {
    return new PrintedOptions(refutations.get(), solved.shown().threats(), Localization.texts());
  }

  public PhaseGrid of(PrintedPhases phases) {
    PrintedPhases shown = onlyChanges.get() ? phases.onlyChanges() : phases;
    return allTries.get() ? PhaseGrid.of(shown.all(), Localization.texts()) : shown.grid(Localization.texts());
  }

  public static boolean hasPhases(Solved solved) {
    return solved.parts().stream().anyMatch(part -> part.fault().isEmpty()
        && PhaseTable.isFor(part.twin().problem()));
  }

  /** Whether some tries have more than one refutation, so that there is something to choose. */
  public static boolean hasMoreTries(Optional<Solved> solved) {
    return solved.stream().flatMap(found -> found.parts().stream()).flatMap(part -> part.solution().tries().stream())
        .anyMatch(line -> line.replies().stream().filter(reply -> reply.role() == Role.REFUTATION).count() > 1);
  }

  /** Whether the solver ran without set play or tries, so that there is little to compare. */
  public static boolean lacksPhases(SolveOptions options) {
    return !options.shown().setPlay() || options.shown().tries() == SolveOptions.Tries.NONE;
  }

  public static String none(Optional<Solved> solved) {
    return solved.isEmpty() ? lang("Phases appear here.")
        : lang("Phases are compared in direct, self and reflex play of two moves or more.");
  }

  public static String name(int refutations) {
    return refutations == Integer.MAX_VALUE ? lang("All tries")
        : counted(refutations, "Tries: {0} refutation", "Tries: up to {0} refutations");
  }
}
