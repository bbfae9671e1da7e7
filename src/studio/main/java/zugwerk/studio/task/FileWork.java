package zugwerk.studio.task;

import static zugwerk.studio.text.Localization.lang;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import zugwerk.work.Monitor;

/**
 * Reads and writes files off the JavaFX thread. Only the latest read counts. Writes happen one after the other, each
 * to its end, and other work can wait for them. For the JavaFX thread only.
 */
public final class FileWork {

  /** Results are actions to run on the JavaFX thread. */
  private final Job<Runnable> reading;
  private final Job<Runnable> writing;

  public FileWork(Executor background, Executor window) {
    reading = new Job<>(lang("Reading"), background, window);
    writing = new Job<>(lang("Writing"), background, window);
  }

  public Job<Runnable> reading() {
    return reading;
  }

  public Job<Runnable> writing() {
    return writing;
  }

  /** Reads something; a current read is dropped. {@code failed} receives the reason in a sentence. */
  public <T> void read(String what, Function<Monitor, T> work, Consumer<T> then, Consumer<String> failed) {
    reading.start(what, run -> {
      T read = work.apply(run.monitor());
      return () -> then.accept(read);
    }, Runnable::run, failed);
  }

  public void stop() {
    reading.reset();
  }

  /**
   * Queues a write; a file is either written whole or unchanged. {@code then} runs before the next write; {@code
   * failed} receives the reason in a sentence.
   */
  public <T> void write(String what, Supplier<T> work, Consumer<T> then, Consumer<String> failed) {
    writing.enqueue(what, _ -> {
      T written = work.get();
      return () -> then.accept(written);
    }, Runnable::run, failed);
  }

  /** Runs other work in the queue of writes. Its exceptions count as faults of the program. */
  public Executor turn(String what) {
    return work -> writing.enqueue(what, _ -> {
      work.run();
      return () -> {};
    }, Runnable::run, _ -> {});
  }

  public void afterWriting(Runnable then) {
    writing.whenIdle(then);
  }
}
