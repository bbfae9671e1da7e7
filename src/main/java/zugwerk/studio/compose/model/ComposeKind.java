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
  MINIMAL("Leave out", "Which men can go?", "F5", "Look for men and state that the problem would be as sound without") {
    @Override
    public void run(Problem problem, CandidateSolver solver, Consumer<Found> listener) {
      Minimal minimal = new Minimal(problem, solver);
      minimal.oneByOne(listener);
      minimal.form(false).ifPresent(listener);
    }
  },

  /** What makes an unsound problem sound by one change. */
  MEND("Mend", "What makes it sound?", "Shift+F5", "Look for single changes after which the problem is sound") {
    @Override
    public void run(Problem problem, CandidateSolver solver, Consumer<Found> listener) {
      new Repair(problem, solver).search(listener);
    }
  },

  /** Single changes that give another sound problem. */
  TWINS("Twin", "Which twins are there?", "Ctrl+F5", "Look for single changes that give another sound problem") {
    @Override
    public void run(Problem problem, CandidateSolver solver, Consumer<Found> listener) {
      new Twins(problem, solver).search(listener);
    }
  };

  private final String step;
  private final String question;
  private final String key;
  private final String meaning;

  ComposeKind(String step, String question, String key, String meaning) {
    this.step = step;
    this.question = question;
    this.key = key;
    this.meaning = meaning;
  }

  /** The key that starts it in the window. */
  public String key() {
    return key;
  }

  /** What it does, in a few words. */
  public String meaning() {
    return meaning;
  }

  /** What the history calls taking over a result. */
  public String step() {
    return step;
  }

  /** What is asked, as a question. */
  public String question() {
    return question;
  }

  public abstract void run(Problem problem, CandidateSolver solver, Consumer<Found> listener);
}
