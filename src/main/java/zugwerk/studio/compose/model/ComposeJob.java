package zugwerk.studio.compose.model;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import zugwerk.compose.CandidateSolver;
import zugwerk.compose.Found;
import zugwerk.compose.Generate;
import zugwerk.compose.Minimal;
import zugwerk.compose.PieceRole;
import zugwerk.problem.Problem;
import zugwerk.studio.task.Runs;
import zugwerk.studio.task.Words;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;

/**
 * One search at a time, off the window's thread; what it finds can be seen while it goes on. A new one ends the one
 * before. Its properties change on the window's thread only.
 */
public final class ComposeJob {

  private final Runs runs;
  private final ObservableList<Found> found = FXCollections.observableArrayList();
  private final ObservableList<PieceRole> duties = FXCollections.observableArrayList();
  private final ObservableList<PieceRole> seenDuties = FXCollections.unmodifiableObservableList(duties);
  private final ReadOnlyBooleanWrapper asksForDuties = new ReadOnlyBooleanWrapper();
  private final ObservableList<Found> seen = FXCollections.unmodifiableObservableList(found);
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<Optional<Progress>> progress =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
  private Optional<ComposeKind> search = Optional.empty();
  private CancelToken token = new CancelToken();

  /**
   * @param background where the search runs
   * @param window where properties may be changed; {@code Platform::runLater} in the program
   */
  public ComposeJob(Executor background, Executor window) {
    runs = new Runs(background, window);
  }

  /** What was found so far. */
  public ObservableList<Found> found() {
    return seen;
  }

  /** What pieces are there for, as far as it is known; empty unless that was asked last. */
  public ObservableList<PieceRole> duties() {
    return seenDuties;
  }

  /** Whether what was asked last is what pieces are there for. */
  public ReadOnlyBooleanProperty asksForDuties() {
    return asksForDuties.getReadOnlyProperty();
  }

  /** Whether a search goes on. */
  public ReadOnlyBooleanProperty running() {
    return running.getReadOnlyProperty();
  }

  /** How far the search has come. */
  public ReadOnlyObjectProperty<Optional<Progress>> progress() {
    return progress.getReadOnlyProperty();
  }

  /** How the search ended or why it could not begin, in one sentence; empty while it goes on. */
  public ReadOnlyStringProperty message() {
    return message.getReadOnlyProperty();
  }

  /** What is searched for; empty for new problems. */
  public Optional<ComposeKind> search() {
    return search;
  }

  /** Starts a search that begins with a problem. */
  public void start(ComposeKind asked, Problem problem) {
    start(Optional.of(asked), CandidateSolver.Limits.DEFAULT, false,
        (mine, run) -> asked.run(problem, mine, one -> run.show(() -> found.add(one))));
  }

  /** Starts to ask what each piece of a sound problem is there for. */
  public void startDuties(Problem problem) {
    start(Optional.empty(), CandidateSolver.Limits.DEFAULT, true,
        (mine, run) -> new Minimal(problem, mine).duties(duty -> run.show(() -> duties.add(duty))));
  }

  /** Ends the question what pieces are there for, as when they stand elsewhere now. */
  public void forgetDuties() {
    if (asksForDuties.get()) {
      cancel();
      runs.forget();
      duties.clear();
      running.set(false);
      message.set("");
    }
  }

  /** Starts to look for new problems. */
  public void start(Generate.Wish wish) {
    CandidateSolver.Limits usual = CandidateSolver.Limits.DEFAULT;
    start(Optional.empty(), new CandidateSolver.Limits(usual.threads(), usual.time(), Generate.USUAL_NODES),
        false, (mine, run) -> new Generate(wish, mine).search(one -> run.show(() -> found.add(one))));
  }

  private void start(
      Optional<ComposeKind> asked, CandidateSolver.Limits limits, boolean ofDuties,
      BiConsumer<CandidateSolver, Runs.Run> looking) {
    cancel();
    search = asked;
    asksForDuties.set(ofDuties);
    Runs.Run run = runs.begin();
    Monitor monitor = new Monitor(run.newest(news -> progress.set(Optional.of(news))));
    token = monitor.token();
    CandidateSolver mine = new CandidateSolver(limits, monitor);
    CancelToken stopped = token;
    found.clear();
    duties.clear();
    progress.set(Optional.empty());
    message.set("");
    running.set(true);
    run.work(() -> look(mine, stopped, run, looking));
  }

  private void look(CandidateSolver mine, CancelToken stopped, Runs.Run run,
      BiConsumer<CandidateSolver, Runs.Run> looking) {
    try {
      looking.accept(mine, run);
      end(run, stopped.isCancelled() ? "Stopped." : "");
    } catch (IllegalArgumentException refused) {
      end(run, stopped.isCancelled() ? "Stopped." : Words.sentence(refused.getMessage()));
    } catch (RuntimeException | Error broken) {
      end(run, "The search failed: " + broken);
      throw broken;
    }
  }

  private void end(Runs.Run run, String why) {
    run.show(() -> {
      running.set(false);
      message.set(!why.isEmpty() ? why : asksForDuties.get() ? summary() : found.isEmpty() ? "Nothing found." : "");
    });
  }

  private String summary() {
    long idle = duties.stream().filter(PieceRole::isIdle).count();
    return (idle == 0 ? "Nothing" : String.valueOf(idle)) + " could be left out"
        + (idle > 1 ? ", one at a time." : ".");
  }

  /** Stops the search; what it has found stays. */
  public void cancel() {
    token.cancel();
  }
}
