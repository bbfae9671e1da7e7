package zugwerk.web.substitute;

import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import zugwerk.work.CancelToken;
import zugwerk.work.ParallelLoop.Worker;

/** Processes the items in the calling thread. */
record SerialParallelLoop(int threads, String name, CancelToken token) {

  public static void checkThreads(int threads) {
    if (threads != 1) {
      throw new IllegalArgumentException("a page has one thread");
    }
  }

  public void run(int items, Supplier<? extends Worker> workers) {
    Worker worker = workers.get();
    for (int item = 0; item < items; item++) {
      token.check();
      worker.work(item);
    }
    worker.end();
  }

  public <R> void ordered(int items, IntFunction<R> work, Predicate<? super R> results) {
    for (int item = 0; item < items; item++) {
      token.check();
      if (!results.test(work.apply(item))) {
        return;
      }
    }
  }
}
