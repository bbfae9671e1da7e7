package zugwerk.solve;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Deals out first moves to threads one by one, as each has done with its last: a fixed share would leave some idle. */
final class FirstMoveQueue {

  /** What examines first moves for one thread. */
  interface Worker {

    /** Examines the first move with an index. */
    void examine(int index);

    /** Called when there are no more. */
    void finish();
  }

  private final Control control;
  private final int threads;
  private final int firstMoves;

  FirstMoveQueue(Control control, int threads, int firstMoves) {
    this.control = control;
    this.threads = threads;
    this.firstMoves = firstMoves;
  }

  /**
   * Has every first move examined; returns or throws once no thread works any more.
   *
   * @param depth the number of moves looked at, for those who watch the progress
   * @param worker makes, for the thread that asks, what examines a first move given its index
   */
  void deal(int depth, Supplier<Worker> worker) {
    AtomicInteger next = new AtomicInteger();
    AtomicInteger examined = new AtomicInteger();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Runnable work = () -> {
      try {
        Worker mine = worker.get();
        for (int i = next.getAndIncrement(); i < firstMoves; i = next.getAndIncrement()) {
          mine.examine(i);
          control.report(examined.incrementAndGet(), firstMoves, depth);
        }
        mine.finish();
      } catch (RuntimeException | Error thrown) {
        failure.accumulateAndGet(thrown, (old, now) -> old instanceof Control.Stopped || old == null ? now : old);
      }
    };
    Team.work(Math.min(threads, firstMoves), "solver", work);
    switch (failure.get()) {
      case RuntimeException thrown -> throw thrown;
      case Error thrown -> throw thrown;
      case null, default -> {}
    }
  }
}
