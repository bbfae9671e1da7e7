package zugwerk.solve.table;

import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import zugwerk.work.CancelToken;

/** A lock whose waiting threads can be stopped, as building a table may take hours. */
final class StoppableLock {

  private static final long POLL = 50;

  private final ReentrantLock lock = new ReentrantLock();

  <R> R locked(CancelToken token, Supplier<R> work) {
    try {
      while (!lock.tryLock() && !lock.tryLock(POLL, TimeUnit.MILLISECONDS)) {
        token.check();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new CancellationException("waiting for an endgame table was interrupted");
    }
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }
}
