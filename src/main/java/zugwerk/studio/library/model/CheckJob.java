package zugwerk.studio.library.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.problem.BatchCheck;
import zugwerk.problem.CheckSummary;
import zugwerk.problem.Checked;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** The check of a collection, off the window's thread; its properties and the entries' change on the window's only. */
public final class CheckJob {

  private final Executor background;
  private final Executor window;
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<Optional<CheckSummary>> summary = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final Queue<Runnable> news = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean told = new AtomicBoolean();
  private CancelToken token = new CancelToken();

  public CheckJob(Executor background, Executor window) {
    this.background = background;
    this.window = window;
  }

  /** Whether it is at work. */
  public ReadOnlyBooleanProperty running() {
    return running.getReadOnlyProperty();
  }

  /** How many files are done with and how they fared; empty before the first run. */
  public ReadOnlyObjectProperty<Optional<CheckSummary>> summary() {
    return summary.getReadOnlyProperty();
  }

  /**
   * Checks some entries; nothing happens while others are being checked.
   *
   * @param ended told of the result, on the window's thread
   */
  public void start(List<ProblemEntry> chosen, BatchCheck.Manner manner, Consumer<CheckSummary> ended) {
    if (running.get()) {
      return;
    }
    List<ProblemEntry> entries = List.copyOf(chosen);
    List<ProblemEntry> begun = new ArrayList<>();
    CancelToken mineToken = new CancelToken();
    token = mineToken;
    BatchCheck mine =
        new BatchCheck(entries.stream().map(ProblemEntry::file).toList(), manner, new Monitor(mineToken),
            new BatchCheck.Listener() {
              @Override
              public void begun(int index) {
                tell(() -> {
                  begun.add(entries.get(index));
                  entries.get(index).begin();
                });
              }

              @Override
              public void done(int index, Checked checked, CheckSummary soFar) {
                tell(() -> {
                  entries.get(index).end(Optional.of(checked));
                  summary.set(Optional.of(soFar));
                });
              }
            });
    summary.set(Optional.of(new CheckSummary(entries.size(), 0, 0, 0, 0, 0, 0)));
    running.set(true);
    background.execute(() -> {
      CheckSummary result = mine.run();
      tell(() -> {
        begun.stream().filter(entry -> entry.running().get()).forEach(entry -> entry.end(entry.checked().get()));
        running.set(false);
        summary.set(Optional.of(result));
        ended.accept(result);
      });
    });
  }

  /** News that come faster than the window turns are told together. */
  private void tell(Runnable one) {
    news.add(one);
    if (!told.getAndSet(true)) {
      window.execute(() -> {
        told.set(false);
        for (Runnable next = news.poll(); next != null; next = news.poll()) {
          next.run();
        }
      });
    }
  }

  /** Ends the check soon. */
  public void cancel() {
    token.cancel();
  }
}
