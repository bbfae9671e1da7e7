package zugwerk.solve.table;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** The building of tables as seen from outside: it can be stopped, and tells how far it has come. */
public final class BuildControl {

  private final AtomicBoolean cancelled = new AtomicBoolean();
  private final Consumer<BuildProgress> listener;
  private final BooleanSupplier stops;

  /** A control that nobody listens to. */
  public BuildControl() {
    this(progress -> {});
  }

  /**
   * @param listener told of progress now and then, from the thread that asked for the table
   */
  public BuildControl(Consumer<BuildProgress> listener) {
    this(listener, () -> false);
  }

  /**
   * @param listener told of progress now and then, from the thread that asked for the table
   * @param stops says at any time, on any thread, whether the building is to stop for another reason
   */
  public BuildControl(Consumer<BuildProgress> listener, BooleanSupplier stops) {
    this.listener = listener;
    this.stops = stops;
  }

  /** Asks the building to stop; it does so within a fraction of a second. What is finished by then is kept. */
  public void cancel() {
    cancelled.set(true);
  }

  /** Whether the building was asked to stop. */
  public boolean cancelled() {
    return cancelled.get() || stops.getAsBoolean();
  }

  /**
   * Goes on only if nobody wants it to stop.
   *
   * @throws CancellationException if somebody does
   */
  void check() {
    if (cancelled()) {
      throw new CancellationException("the building of endgame tables was cancelled");
    }
  }

  void report(BuildProgress progress) {
    listener.accept(progress);
  }
}
