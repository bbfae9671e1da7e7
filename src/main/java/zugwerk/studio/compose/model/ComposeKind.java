package zugwerk.studio.compose.model;

import java.util.function.Consumer;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Found;
import zugwerk.compose.Minimal;
import zugwerk.compose.Repair;
import zugwerk.compose.Twins;
import zugwerk.problem.Problem;

/** What can be searched for, starting from a problem. */
public enum ComposeKind {

  /** Which pieces, and which state, a sound problem can do without; then what is left when all that can has gone. */
  MINIMAL("Leave out") {
    @Override
    public void run(Problem problem, CandidateSolver solver, Consumer<Found> listener) {
      Minimal minimal = new Minimal(problem, solver);
      minimal.oneByOne(listener);
      minimal.form(false).ifPresent(listener);
    }
  },

  /** What makes an unsound problem sound by one change. */
  MEND("Mend") {
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

  /** What the history calls taking over a result. */
  public String step() {
    return step;
  }

  /**
   * Searches until everything is tried or the work is stopped.
   *
   * @param listener told of each result
   */
  public abstract void run(Problem problem, CandidateSolver solver, Consumer<Found> listener);
}
