package zugwerk.studio.task;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Runs of one job, off the window's thread, of which only the latest is shown: what an earlier one still has to say is
 * dropped. Begun and forgotten on the window's thread.
 */
public final class Runs {

  private final Executor background;
  private final Executor window;
  private Run latest;

  /**
   * @param background where the work is done
   * @param window where what is shown may be changed; {@code Platform::runLater} in the program
   */
  public Runs(Executor background, Executor window) {
    this.background = background;
    this.window = window;
  }

  /** Begins a run, which from now on is the latest. */
  public Run begin() {
    latest = new Run();
    return latest;
  }

  /** From now on none is the latest. */
  public void forget() {
    latest = null;
  }

  /** One run. */
  public final class Run {

    private Run() {}

    /** Does the work. */
    public void work(Runnable work) {
      background.execute(work);
    }

    /** Changes what is shown, if this is still the latest run by then. */
    public void show(Runnable change) {
      window.execute(() -> {
        if (latest == this) {
          change.run();
        }
      });
    }

    /** Takes news from any thread; of those that come faster than the window turns only the last are shown. */
    public <N> Consumer<N> newest(Consumer<N> shown) {
      AtomicReference<N> waiting = new AtomicReference<>();
      return news -> {
        if (waiting.getAndSet(news) == null) {
          show(() -> shown.accept(waiting.getAndSet(null)));
        }
      };
    }
  }
}
