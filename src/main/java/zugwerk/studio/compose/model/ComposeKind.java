package zugwerk.studio.compose.model;

import java.util.function.Consumer;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Found;
import zugwerk.compose.Minimal;
import zugwerk.compose.Repair;
import zugwerk.compose.Twins;
import zugwerk.problem.Problem;

/** The searches that start from a problem. */
public enum ComposeKind {

  /** Pieces and state that a sound problem does not need, and then its minimal form. */
  MINIMAL("Leave out") {
    @Override
    public void run(Problem problem, CandidateSolver solver, Consumer<Found> listener) {
      Minimal minimal = new Minimal(problem, solver);
      minimal.oneByOne(listener);
      minimal.form(false).ifPresent(listener);
    }
  },

  /** Single changes that make an unsound problem sound. */
  MEND("Repair") {
    @Override
    public void run(Problem problem, CandidateSolver solver, Consumer<Found> listener) {
      new Repair(problem, solver).search(listener);
    }
  },

  /** Single changes that give another sound problem. */
  TWINS("Twin") {
    @Override
    public void run(Problem problem, CandidateSolver solver, Consumer<Found> listener) {
      new Twins(problem, solver).search(listener);
    }
  };

  private final String step;

  ComposeKind(String step) {
    this.step = step;
  }

  /** The name of taking over a result in the history. */
  public String step() {
    return step;
  }

  /**
   * Searches until all is tried or the search is stopped.
   *
   * @param listener receives each result
   */
  public abstract void run(Problem problem, CandidateSolver solver, Consumer<Found> listener);
}
