package zugwerk.cluster;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Workers that do tasks. Safe for use by many threads. */
public interface Workforce extends AutoCloseable {

  /** How many tasks are worth running at a time: enough for all workers of a large cluster. */
  int AT_ONCE = 512;

  /**
   * Runs a task and waits for its answer.
   *
   * @param cutAtOnce whether to split it before it is sent, since it takes long
   * @param stops polled: whether the answer is no longer needed
   * @throws CancellationException if it is no longer needed, or the workforce was closed
   */
  TaskResult run(Task task, boolean cutAtOnce, BooleanSupplier stops);

  @Override
  void close();
}
