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
import zugwerk.compose.Found;
import zugwerk.compose.Generate;
import zugwerk.compose.Minimal;
import zugwerk.compose.PieceRole;
import zugwerk.compose.Work;
import zugwerk.problem.Problem;
import zugwerk.studio.task.Runs;
import zugwerk.studio.task.Words;

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
  private final ReadOnlyObjectWrapper<Optional<Work.Progress>> progress =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
  private Optional<ComposeKind> search = Optional.empty();
  private Work work;

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
  public ReadOnlyObjectProperty<Optional<Work.Progress>> progress() {
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
    start(Optional.of(asked), Work.Limits.DEFAULT, false,
        (mine, run) -> asked.run(problem, mine, one -> run.show(() -> found.add(one))));
  }

  /** Starts to ask what each piece of a sound problem is there for. */
  public void startDuties(Problem problem) {
    start(Optional.empty(), Work.Limits.DEFAULT, true,
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
    Work.Limits usual = Work.Limits.DEFAULT;
    start(Optional.empty(), new Work.Limits(usual.threads(), usual.time(), Generate.USUAL_NODES),
        false, (mine, run) -> new Generate(wish, mine).search(one -> run.show(() -> found.add(one))));
  }

  private void start(
      Optional<ComposeKind> asked, Work.Limits limits, boolean ofDuties, BiConsumer<Work, Runs.Run> looking) {
    cancel();
    search = asked;
    asksForDuties.set(ofDuties);
    Runs.Run run = runs.begin();
    Work mine = new Work(limits, run.newest(news -> progress.set(Optional.of(news))));
    work = mine;
    found.clear();
    duties.clear();
    progress.set(Optional.empty());
    message.set("");
    running.set(true);
    run.work(() -> look(mine, run, looking));
  }

  private void look(Work mine, Runs.Run run, BiConsumer<Work, Runs.Run> looking) {
    try {
      looking.accept(mine, run);
      end(run, mine.cancelled() ? "Stopped." : "");
    } catch (IllegalArgumentException refused) {
      end(run, mine.cancelled() ? "Stopped." : Words.sentence(refused.getMessage()));
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
    if (work != null) {
      work.cancel();
    }
  }
}
