package zugwerk.cluster;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Workers that do tasks. Safe for use by many threads. */
public interface Workforce extends AutoCloseable {

  /** How many tasks are worth running at a time: enough for all workers of a large cluster. */
  int ASKED_AT_ONCE = 512;

  /**
   * Has a task done, and waits for its answer.
   *
   * @param cutAtOnce whether it is to be cut before it is sent, since it is long
   * @param stops polled: whether the answer is no longer needed
   * @throws CancellationException if it is not, or if the workforce was closed
   */
  TaskResult run(Task task, boolean cutAtOnce, BooleanSupplier stops);

  @Override
  void close();
}
