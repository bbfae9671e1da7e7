package zugwerk.solve.table;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CancellationException;
import zugwerk.work.CancelToken;

/**
 * The tables that this program is building now, each for one asker: who wants the same one waits for it, instead of
 * building it a second time in as much memory again.
 *
 * <p>Nobody waits for ever: who builds a table waits only for tables with fewer pieces or fewer Pawns.
 */
final class InWork {

  /** How often, in milliseconds, one who waits looks whether he is to stop. */
  private static final long PATIENCE = 50;

  /** By their files; only together with a lock on it. */
  private static final Set<Path> TABLES = new HashSet<>();

  private InWork() {}

  /**
   * Takes on a table, once nobody else builds it. Must be followed by {@link #end}.
   *
   * @param waits done once if there is somebody to wait for
   * @throws CancellationException if the token stops it
   */
  static void begin(Path file, CancelToken token, Runnable waits) {
    boolean told = false;
    while (!begun(file, told)) {
      token.check();
      if (!told) {
        waits.run();
        told = true;
      }
    }
  }

  /** Takes on a table if nobody builds it, or else waits a little if that is wanted. */
  private static boolean begun(Path file, boolean patient) {
    synchronized (TABLES) {
      try {
        if (patient && TABLES.contains(file)) {
          TABLES.wait(PATIENCE);
        }
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        throw new CancellationException("waiting for an endgame table was interrupted");
      }
      return TABLES.add(file);
    }
  }

  /** Leaves a table that is finished or given up to whoever waits for it. */
  static void end(Path file) {
    synchronized (TABLES) {
      TABLES.remove(file);
      TABLES.notifyAll();
    }
  }
}
