package zugwerk.studio.compose;

import java.util.function.Consumer;
import java.util.function.Supplier;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Found;
import zugwerk.compose.Improve;
import zugwerk.compose.Minimal;
import zugwerk.compose.Repair;
import zugwerk.compose.Twins;
import zugwerk.content.quality.Measure;
import zugwerk.problem.Problem;

public enum ComposeKind {

  /** Pieces and state that a sound problem does not need, and its minimal form. */
  MINIMAL("Remove") {
    @Override
    public void run(Problem problem, Supplier<Measure> measure, CandidateSolver solver, Consumer<Found> listener) {
      Minimal minimal = new Minimal(problem, solver);
      minimal.oneByOne(listener);
      minimal.form(false).ifPresent(listener);
    }
  },

  /** Single changes that make an unsound problem sound. */
  MEND("Repair") {
    @Override
    public void run(Problem problem, Supplier<Measure> measure, CandidateSolver solver, Consumer<Found> listener) {
      new Repair(problem, measure.get(), solver).search(listener);
    }
  },

  /** Single changes that give another sound problem. */
  TWINS("Twin") {
    @Override
    public void run(Problem problem, Supplier<Measure> measure, CandidateSolver solver, Consumer<Found> listener) {
      new Twins(problem, measure.get(), solver).search(listener);
    }
  },

  /** Up to three changes that give a better problem. */
  IMPROVE("Improve") {
    @Override
    public void run(Problem problem, Supplier<Measure> measure, CandidateSolver solver, Consumer<Found> listener) {
      Improve.Request request = new Improve.Request(Improve.USUAL_EFFORT, Integer.MAX_VALUE, SEED);
      new Improve(problem, measure.get(), request, solver).search(listener);
    }

    @Override
    public String end() {
      return "limit of " + Improve.USUAL_EFFORT + " candidates reached";
    }
  };

  private static final long SEED = 1;

  private final String step;

  ComposeKind(String step) {
    this.step = step;
  }

  public String step() {
    return step;
  }

  public String end() {
    return "search complete";
  }

  public abstract void run(Problem problem, Supplier<Measure> measure, CandidateSolver solver,
      Consumer<Found> listener);
}
