package zugwerk.solve.table;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import zugwerk.solve.Team;

/**
 * Threads among which numbered tasks are dealt out.
 *
 * @param threads how many, at least 1, the calling one included
 */
record Workers(int threads, BuildControl control) {

  /**
   * Does all tasks.
   *
   * @param worker makes what does the tasks, once for each thread
   * @throws java.util.concurrent.CancellationException if the control was told so
   */
  void run(int tasks, Supplier<IntConsumer> worker) {
    AtomicInteger next = new AtomicInteger();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Team.work(threads, "table", () -> deal(tasks, next, failure, worker));
    switch (failure.get()) {
      case null -> {}
      case RuntimeException exception -> throw exception;
      case Error error -> throw error;
      case Throwable other -> throw new IllegalStateException(other);
    }
  }

  private void deal(int tasks, AtomicInteger next, AtomicReference<Throwable> failure, Supplier<IntConsumer> worker) {
    try {
      IntConsumer consumer = worker.get();
      for (int task = next.getAndIncrement(); task < tasks && failure.get() == null; task = next.getAndIncrement()) {
        control.check();
        consumer.accept(task);
      }
    } catch (RuntimeException | Error thrown) {
      failure.compareAndSet(null, thrown);
    }
  }
}
