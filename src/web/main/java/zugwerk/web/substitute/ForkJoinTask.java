package zugwerk.web.substitute;

import java.util.Collection;
import java.util.concurrent.Callable;

/** Does its work when it is made. */
final class ForkJoinTask<T> {

  private final T result;

  private ForkJoinTask(T result) {
    this.result = result;
  }

  public static <T> ForkJoinTask<T> adapt(Callable<? extends T> work) {
    try {
      return new ForkJoinTask<>(work.call());
    } catch (RuntimeException fault) {
      throw fault;
    } catch (Exception fault) {
      throw new IllegalStateException(fault);
    }
  }

  public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
    return tasks;
  }

  public T join() {
    return result;
  }
}
