package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

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
    List<Thread> helpers = new ArrayList<>();
    for (int i = 1; i < threads; i++) {
      helpers.add(Thread.ofPlatform().daemon().name("table-" + i).start(() -> deal(tasks, next, failure, worker)));
    }
    deal(tasks, next, failure, worker);
    helpers.forEach(Workers::await);
    switch (failure.get()) {
      case null -> { }
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

  private static void await(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
