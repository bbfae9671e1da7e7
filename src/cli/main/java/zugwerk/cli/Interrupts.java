package zugwerk.cli;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import zugwerk.work.CancelToken;

/** Ends work in good order when the program is interrupted, as by Ctrl+C. */
final class Interrupts {

  /** How long an interrupted command may take to finish writing files. */
  private static final Duration GRACE = Duration.ofSeconds(5);

  private Interrupts() {}

  static <T> T stopping(CancelToken token, Supplier<T> work) {
    CountDownLatch ended = new CountDownLatch(1);
    Thread interrupt = new Thread(() -> stop(token, ended), "interrupt");
    Runtime.getRuntime().addShutdownHook(interrupt);
    try {
      return work.get();
    } finally {
      ended.countDown();
      forget(interrupt);
    }
  }

  private static void stop(CancelToken token, CountDownLatch ended) {
    token.cancel();
    try {
      ended.await(GRACE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static void forget(Thread interrupt) {
    try {
      Runtime.getRuntime().removeShutdownHook(interrupt);
    } catch (IllegalStateException _) {
      // The program is shutting down; the hook has run.
    }
  }
}
