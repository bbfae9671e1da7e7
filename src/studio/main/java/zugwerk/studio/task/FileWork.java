package zugwerk.studio.task;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import zugwerk.work.Monitor;

/**
 * Reads and writes files off the window's thread. Only the latest reading counts. Files are written one after the
 * other, each to its end, and what must not come before that can wait for it. For the window's thread only.
 */
public final class FileWork {

  /** The result of a run is what is to be done with what was read or written. */
  private final Job<Runnable> reading;
  private final Job<Runnable> writing;

  /**
   * @param background where files are read and written
   * @param window where what is shown may be changed; {@code Platform::runLater} in the program
   */
  public FileWork(Executor background, Executor window) {
    reading = new Job<>("Reading", background, window);
    writing = new Job<>("Writing", background, window);
  }

  /** What is being read. */
  public Job<Runnable> reading() {
    return reading;
  }

  /** What is being written. */
  public Job<Runnable> writing() {
    return writing;
  }

  /**
   * Reads something; what was being read before is dropped.
   *
   * @param what is read, in a few words
   * @param work done in the background
   * @param then takes what was read
   * @param failed told in a sentence why it could not be read
   */
  public <T> void read(String what, Function<Monitor, T> work, Consumer<T> then, Consumer<String> failed) {
    reading.start(what, run -> {
      T read = work.apply(run.monitor());
      return () -> then.accept(read);
    }, Runnable::run, failed);
  }

  /** Stops what is being read; its result is dropped. */
  public void stop() {
    reading.reset();
  }

  /**
   * Writes something, after what is to be written before it.
   *
   * @param what is written, in a few words
   * @param work done in the background; a file is either written whole or stays as it is
   * @param then takes what the work gives, before anything else is written
   * @param failed told in a sentence why it could not be written
   */
  public <T> void write(String what, Supplier<T> work, Consumer<T> then, Consumer<String> failed) {
    writing.enqueue(what, _ -> {
      T written = work.get();
      return () -> then.accept(written);
    }, Runnable::run, failed);
  }

  /**
   * Where work that has a state of its own waits until it may write. What it throws counts as a fault of the program.
   *
   * @param what is written, in a few words
   */
  public Executor turn(String what) {
    return work -> writing.enqueue(what, _ -> {
      work.run();
      return () -> {};
    }, Runnable::run, _ -> {});
  }

  /** Does something once nothing is being written any more: now, if nothing is. */
  public void afterWriting(Runnable then) {
    writing.whenIdle(then);
  }
}
