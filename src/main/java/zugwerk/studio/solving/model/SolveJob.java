package zugwerk.studio.solving.model;

import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import zugwerk.problem.EndgameText;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.studio.action.model.Command;
import zugwerk.studio.task.Runs;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;

/**
 * The solving of one draft at a time, off the window's thread. Its properties change on the window's thread only; a
 * new start ends the run before it.
 */
public final class SolveJob {

  /** How the job stands. */
  public enum State {
    READY,
    RUNNING,
    DONE,
    CANCELLED,
    /** Its time was up. */
    TOO_LONG,
    FAILED
  }

  private final Runs runs;
  private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.READY);
  private final ReadOnlyObjectWrapper<Optional<Solved>> solution = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Progress>> progress = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Solved.SoFar>> soFar = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper fault = new ReadOnlyStringWrapper("");
  private Problem draft;
  private SolveOptions options;
  private CancelToken token = new CancelToken();

  /**
   * @param background where the solver runs
   * @param window where properties may be changed; {@code Platform::runLater} in the program
   */
  public SolveJob(Executor background, Executor window) {
    runs = new Runs(background, window);
  }

  /** How the job stands. */
  public ReadOnlyObjectProperty<State> state() {
    return state.getReadOnlyProperty();
  }

  /** What the last run found. */
  public ReadOnlyObjectProperty<Optional<Solved>> solution() {
    return solution.getReadOnlyProperty();
  }

  /** What was found of a draft, if it was solved to the end. */
  public Optional<Solved> solved(Problem asked) {
    return state.get() == State.DONE && draft.asksTheSameAs(asked) ? solution.get() : Optional.empty();
  }

  /** What is known while the run goes on; empty once it has ended. */
  public ReadOnlyObjectProperty<Optional<Solved.SoFar>> soFar() {
    return soFar.getReadOnlyProperty();
  }

  /** How far the run has come. */
  public ReadOnlyObjectProperty<Optional<Progress>> progress() {
    return progress.getReadOnlyProperty();
  }

  /** Why the last run failed or left a study open, in a sentence or two; empty where it did not. */
  public ReadOnlyStringProperty fault() {
    return fault.getReadOnlyProperty();
  }

  /** The draft that was solved last; null before the first run. */
  public Problem draft() {
    return draft;
  }

  /** How it was solved; null before the first run. */
  public SolveOptions options() {
    return options;
  }

  /** Starts to solve a draft. */
  public void start(Problem toSolve, SolveOptions with) {
    cancel();
    draft = toSolve;
    options = with;
    Runs.Run run = runs.begin();
    Monitor mine = new Monitor(run.newest(news -> progress.set(Optional.of(news))));
    token = mine.token();
    solution.set(Optional.empty());
    soFar.set(Optional.empty());
    progress.set(Optional.empty());
    fault.set("");
    state.set(State.RUNNING);
    run.work(() -> solve(toSolve, with, mine, run));
  }

  private void solve(Problem toSolve, SolveOptions with, Monitor mine, Runs.Run run) {
    try {
      Solved found = Solved.solve(toSolve, with, mine,
          run.newest(parts -> soFar.set(Optional.of(parts))));
      String open = mine.token().isCancelled() ? "" : found.cost().map(cost -> "Undecided without "
          + EndgameText.cost(cost, with.limits().threads()) + ". Build them under Endgame.").orElse("");
      if (!mine.token().isCancelled() && isOutOfTime(found, with)) {
        end(run, State.TOO_LONG, Optional.of(found), "Stopped after " + with.limits().time().toSeconds()
            + " s; " + Command.SOLVE_NOW.key() + " solves again, within the limit that " + Command.TIME.key()
            + " sets.");
      } else {
        end(run, mine.token().isCancelled() ? State.CANCELLED : State.DONE, Optional.of(found), open);
      }
    } catch (IllegalArgumentException refused) {
      end(run, State.FAILED, Optional.empty(), refused.getMessage());
    } catch (RuntimeException | Error broken) {
      end(run, State.FAILED, Optional.empty(), "the solver failed: " + broken);
      throw broken;
    }
  }

  /** Whether a part was left since its time was up; a study may also be left where its search gives up. */
  private static boolean isOutOfTime(Solved found, SolveOptions with) {
    double limit = with.limits().time().toNanos() / 1e9;
    return !with.limits().time().equals(SolveOptions.NO_LIMIT) && found.parts().stream().map(Solved.Part::solution)
        .anyMatch(part -> part.verdict() == Soundness.UNFINISHED && part.seconds() >= limit);
  }

  private void end(Runs.Run run, State how, Optional<Solved> found, String why) {
    run.show(() -> {
      soFar.set(Optional.empty());
      solution.set(found);
      fault.set(why);
      state.set(how);
    });
  }

  /** Stops the run, if there is one; what it found so far will be shown. */
  public void cancel() {
    token.cancel();
  }

  /** Forgets what was found, as when the draft has changed. */
  public void reset() {
    cancel();
    runs.forget();
    solution.set(Optional.empty());
    soFar.set(Optional.empty());
    progress.set(Optional.empty());
    fault.set("");
    state.set(State.READY);
  }
}
