package zugwerk.cluster;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Others that do tasks. May be asked from many threads at a time. */
public interface Workforce extends AutoCloseable {

  /** How many tasks it is worth asking for at a time: enough for all workers of a large cluster. */
  int ASKED_AT_ONCE = 512;

  /**
   * Has a task done, and waits for its answer.
   *
   * @param cutAtOnce whether it is to be cut before it is sent, since it is long
   * @param stops asked now and then whether the answer is still wanted
   * @throws CancellationException if it is not, or if the workforce was closed
   */
  TaskResult run(Task task, boolean cutAtOnce, BooleanSupplier stops);

  @Override
  void close();
}
