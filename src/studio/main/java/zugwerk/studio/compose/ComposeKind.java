package zugwerk.studio.compose;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

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
  MINIMAL(key("Remove")) {
    @Override
    public void run(Problem problem, Supplier<Measure> measure, CandidateSolver solver, Consumer<Found> listener) {
      Minimal minimal = new Minimal(problem, solver);
      minimal.oneByOne(listener);
      minimal.form(false).ifPresent(listener);
    }
  },

  /** Single changes that make an unsound problem sound. */
  MEND(key("Repair")) {
    @Override
    public void run(Problem problem, Supplier<Measure> measure, CandidateSolver solver, Consumer<Found> listener) {
      new Repair(problem, measure.get(), solver).search(listener);
    }
  },

  /** Single changes that give another sound problem. */
  TWINS(key("Twin")) {
    @Override
    public void run(Problem problem, Supplier<Measure> measure, CandidateSolver solver, Consumer<Found> listener) {
      new Twins(problem, measure.get(), solver).search(listener);
    }
  },

  /** Up to three changes that give a better problem. */
  IMPROVE(key("Improve")) {
    @Override
    public void run(Problem problem, Supplier<Measure> measure, CandidateSolver solver, Consumer<Found> listener) {
      Improve.Request request = new Improve.Request(Improve.USUAL_EFFORT, Integer.MAX_VALUE, SEED);
      new Improve(problem, measure.get(), request, solver).search(listener);
    }

    @Override
    String ending(int found) {
      return found == 0
          ? lang("Done: nothing found, limit of {0} candidates reached.", Improve.USUAL_EFFORT)
          : counted(found, "Done: {0} found, limit of {1} candidates reached.",
              "Done: {0} found, limit of {1} candidates reached.", Improve.USUAL_EFFORT);
    }
  };

  private static final long SEED = 1;

  private final String step;

  ComposeKind(String step) {
    this.step = step;
  }

  /** What a step that applies a result is called, in the language of the user. */
  public String step() {
    return lang(step);
  }

  /** The sentence after a search that was not stopped. */
  String ending(int found) {
    return found == 0 ? lang("Done: nothing found, search complete.")
        : counted(found, "Done: {0} found, search complete.", "Done: {0} found, search complete.");
  }

  public abstract void run(Problem problem, Supplier<Measure> measure, CandidateSolver solver,
      Consumer<Found> listener);
}
