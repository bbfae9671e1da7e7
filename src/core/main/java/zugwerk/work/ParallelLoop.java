package zugwerk.work;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BinaryOperator;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Distributes numbered items among threads. Each thread takes the next item when it has finished its last, since fixed
 * shares would leave some threads idle.
 *
 * @param threads the number of threads, from 1; the calling thread is one of them
 * @param name the name of the other threads, followed by a number
 * @param token stops the loop. The loop cancels it if an item fails or there are enough results, so that the items
 *     under way stop too; pass a child of a token that must survive
 */
public record ParallelLoop(int threads, String name, CancelToken token) {

  /** Made in advance, because it is needed when there is no memory left. */
  private static final BinaryOperator<Throwable> WORSE = ParallelLoop::worse;

  public ParallelLoop {
    checkThreads(threads);
  }

  /** Throws an {@link InputException}, in one sentence, if the number of threads is less than 1. */
  public static void checkThreads(int threads) {
    if (threads < 1) {
      throw new InputException("the number of threads must be at least 1, not {0}", threads);
    }
  }

  /** Processes items, in one thread. */
  @FunctionalInterface
  public interface Worker {

    /** Processes an item, counted from 0. */
    void work(int item);

    /** Called once there are no more items. */
    default void end() {}
  }

  /**
   * Processes each item once. Returns or throws when no thread works any more.
   *
   * @param items how many there are
   * @param workers creates the worker of a thread, in that thread
   * @throws CancellationException if the token stopped the loop before all items were begun, or a worker threw it
   * @throws RuntimeException the first other exception that a worker threw; the same applies to errors
   */
  public void run(int items, Supplier<? extends Worker> workers) {
    AtomicInteger next = new AtomicInteger();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    together(Math.clamp(items, 1, threads), () -> {
      try {
        Worker worker = workers.get();
        for (int item = next.getAndIncrement(); item < items; item = next.getAndIncrement()) {
          token.check();
          worker.work(item);
        }
        worker.end();
      } catch (RuntimeException | Error thrown) {
        failure.accumulateAndGet(thrown, WORSE);
        token.cancel();
      }
    });
    switch (failure.get()) {
      case RuntimeException thrown -> throw thrown;
      case Error thrown -> throw thrown;
      case null, default -> {}
    }
  }

  /** A failure precedes a cancellation, which it may have caused. */
  private static Throwable worse(Throwable old, Throwable now) {
    return old == null || old instanceof CancellationException && !(now instanceof CancellationException) ? now : old;
  }

  /**
   * Processes each item once, and delivers the results in the order of the items, each as early as possible. So the
   * results are the same for any number of threads.
   *
   * @param items how many there are
   * @param work computes the result of an item
   * @param results receives each result, one at a time, in the working threads; returns false when there are enough
   * @throws CancellationException if the token stopped the loop before there were enough
   * @throws RuntimeException the first other exception that was thrown; the same applies to errors
   */
  public <R> void ordered(int items, IntFunction<R> work, Predicate<? super R> results) {
    InOrder<R> order = new InOrder<>(results);
    try {
      run(items, () -> item -> {
        if (!order.add(item, work.apply(item))) {
          token.cancel();
        }
      });
    } catch (CancellationException stopped) {
      if (!order.isEnough()) {
        throw stopped;
      }
    }
  }

  private static final class InOrder<R> {

    private final Predicate<? super R> results;
    private final Map<Integer, R> waiting = new TreeMap<>();
    private int next;
    private boolean enough;

    InOrder(Predicate<? super R> results) {
      this.results = results;
    }

    /** Returns false when there are enough results. */
    synchronized boolean add(int item, R result) {
      waiting.put(item, result);
      while (!enough && waiting.containsKey(next)) {
        // If this throws, the number stays, so that nothing follows a result that was not taken.
        enough = !results.test(waiting.remove(next));
        next++;
      }
      return !enough;
    }

    synchronized boolean isEnough() {
      return enough;
    }
  }

  private void together(int count, Runnable work) {
    List<Thread> others = new ArrayList<>();
    for (int i = 1; i < count; i++) {
      others.add(Thread.ofPlatform().daemon().name(name + "-" + i).start(work));
    }
    work.run();
    others.forEach(ParallelLoop::await);
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
