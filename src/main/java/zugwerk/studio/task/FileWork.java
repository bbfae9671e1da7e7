package zugwerk.studio.task;

import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/**
 * Reads and writes off the window's thread. Of what is read only the latest is wanted, and nothing that was stopped.
 * What is written is written to its end, one after the other, and whatever must not come before that can wait for it.
 * For the window's thread only.
 */
public final class FileWork {

  /** The share of a reading that cannot tell how far it has come. */
  public static final double UNKNOWN = -1;

  private final Executor background;
  private final Executor window;
  private final Runs readings;
  private final ReadOnlyStringWrapper reading = new ReadOnlyStringWrapper("");
  private final ReadOnlyDoubleWrapper share = new ReadOnlyDoubleWrapper(UNKNOWN);
  private final ReadOnlyStringWrapper writing = new ReadOnlyStringWrapper("");
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private CancelToken token = new CancelToken();
  private boolean busy;

  /**
   * @param background where files are read and written
   * @param window where what is shown may be changed; {@code Platform::runLater} in the program
   */
  public FileWork(Executor background, Executor window) {
    this.background = background;
    this.window = window;
    readings = new Runs(background, window);
  }

  /** What is being read, in a few words; empty while nothing is. */
  public ReadOnlyStringProperty reading() {
    return reading.getReadOnlyProperty();
  }

  /** Which share of it has been read, from 0 to 1, or {@link #UNKNOWN}. */
  public ReadOnlyDoubleProperty share() {
    return share.getReadOnlyProperty();
  }

  /** What is being written, in a few words; empty while nothing is. */
  public ReadOnlyStringProperty writing() {
    return writing.getReadOnlyProperty();
  }

  /**
   * Reads something; what was being read is not wanted any more.
   *
   * @param what in a few words
   * @param work done in the background; the monitor stops it once the reading is not wanted any more
   * @param then given what was read
   * @param failed told in a sentence why it could not be read
   */
  public <T> void read(
      String what, Function<Monitor, T> work, Consumer<T> then, Consumer<String> failed) {
    stop();
    Runs.Run run = readings.begin();
    Consumer<Double> shown = run.newest(share::set);
    reading.set(what);
    share.set(UNKNOWN);
    Monitor monitor = new Monitor(now -> shown.accept(now.share()));
    token = monitor.token();
    run.work(() -> {
      attempt(() -> work.apply(monitor), then, failed, outcome -> run.show(() -> {
        reading.set("");
        outcome.run();
      }));
    });
  }

  /** Stops what is being read; nothing comes of it. */
  public void stop() {
    token.cancel();
    readings.forget();
    reading.set("");
  }

  /**
   * Writes something, after whatever is to be written before it.
   *
   * @param what in a few words
   * @param work done in the background; a file is either written whole or stays as it is
   * @param then given what the work said, before anything else is written
   * @param failed told in a sentence why it could not be written
   */
  public <T> void write(String what, Supplier<T> work, Consumer<T> then, Consumer<String> failed) {
    afterWriting(() -> {
      busy = true;
      writing.set(what);
      background.execute(() -> attempt(work, then, failed, outcome -> window.execute(() -> end(outcome))));
    });
  }

  private void end(Runnable outcome) {
    writing.set("");
    try {
      outcome.run();
    } finally {
      busy = false;
      next();
    }
  }

  /** Does something once nothing is being written any more: now, if nothing is. */
  public void afterWriting(Runnable then) {
    waiting.add(then);
    next();
  }

  private void next() {
    while (!busy && !waiting.isEmpty()) {
      waiting.poll().run();
    }
  }

  /** Works, and hands on what is to be done in the window then; faults of the program itself are passed on as well. */
  private static <T> void attempt(
      Supplier<T> work, Consumer<T> then, Consumer<String> failed, Consumer<Runnable> ended) {
    try {
      T result = work.get();
      ended.accept(() -> then.accept(result));
    } catch (CancellationException _) {
      // Nobody waits for what was stopped, but what comes after it does.
      ended.accept(() -> {});
    } catch (IllegalArgumentException | UncheckedIOException refused) {
      ended.accept(() -> failed.accept(refused.getMessage()));
    } catch (RuntimeException | Error broken) {
      ended.accept(() -> {});
      throw broken;
    }
  }
}
