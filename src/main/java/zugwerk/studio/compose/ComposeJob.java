package zugwerk.studio.compose;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
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
import zugwerk.compose.Work;
import zugwerk.problem.Problem;

/**
 * One search at a time, off the window's thread; what it finds can be seen while it goes on. A new one ends the one
 * before. Its properties change on the window's thread only.
 */
public final class ComposeJob {

  private final Executor background;
  private final Executor window;
  private final ObservableList<Found> found = FXCollections.observableArrayList();
  private final ObservableList<Found> seen = FXCollections.unmodifiableObservableList(found);
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<Optional<Work.Progress>> progress =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
  private String step = "";
  private Work work;

  /**
   * @param background where the search runs
   * @param window where properties may be changed; {@code Platform::runLater} in the program
   */
  public ComposeJob(Executor background, Executor window) {
    this.background = background;
    this.window = window;
  }

  /** What was found so far. */
  public ObservableList<Found> found() {
    return seen;
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

  /** What the history calls taking over what this search finds. */
  public String step() {
    return step;
  }

  /** Starts a search that begins with a problem. */
  public void start(Search search, Problem problem) {
    start(search.step(), Work.Limits.DEFAULT, (mine, listener) -> search.run(problem, mine, listener));
  }

  /** Starts to look for new problems. */
  public void start(Generate.Wish wish) {
    Work.Limits usual = Work.Limits.DEFAULT;
    start("New problem", new Work.Limits(usual.threads(), usual.time(), Generate.USUAL_NODES),
        (mine, listener) -> new Generate(wish, mine).search(listener));
  }

  private void start(String name, Work.Limits limits, BiConsumer<Work, Consumer<Found>> search) {
    cancel();
    step = name;
    Work[] own = new Work[1];
    AtomicReference<Work.Progress> latest = new AtomicReference<>();
    Work mine = new Work(limits, news -> {
      // Of the news that come faster than the window turns, only the latest is shown.
      if (latest.getAndSet(news) == null) {
        show(own[0], () -> progress.set(Optional.of(latest.getAndSet(null))));
      }
    });
    own[0] = mine;
    work = mine;
    found.clear();
    progress.set(Optional.empty());
    message.set("");
    running.set(true);
    background.execute(() -> run(mine, search));
  }

  private void run(Work mine, BiConsumer<Work, Consumer<Found>> search) {
    try {
      search.accept(mine, one -> show(mine, () -> found.add(one)));
      end(mine, mine.cancelled() ? "Stopped." : "");
    } catch (IllegalArgumentException refused) {
      String why = refused.getMessage();
      end(mine, mine.cancelled() ? "Stopped." : Character.toUpperCase(why.charAt(0)) + why.substring(1) + ".");
    } catch (RuntimeException | Error broken) {
      end(mine, "The search failed: " + broken);
      throw broken;
    }
  }

  private void show(Work mine, Runnable change) {
    window.execute(() -> {
      if (work == mine) {
        change.run();
      }
    });
  }

  private void end(Work mine, String why) {
    show(mine, () -> {
      running.set(false);
      message.set(!why.isEmpty() ? why : found.isEmpty() ? "Nothing found." : "");
    });
  }

  /** Stops the search; what it has found stays. */
  public void cancel() {
    if (work != null) {
      work.cancel();
    }
  }
}
