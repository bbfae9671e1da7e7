package zugwerk.solve.table;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CancellationException;
import zugwerk.work.CancelToken;

/**
 * The tables that this program is building now. A second request for the same table waits for the first, instead of
 * building it again in as much memory.
 *
 * <p>No request waits for ever: a table that is being built waits only for tables with fewer pieces or fewer Pawns.
 */
final class InWork {

  /** How often, in milliseconds, a waiting request checks whether it is to stop. */
  private static final long PATIENCE = 50;

  /** By their files; guarded by itself. */
  private static final Set<Path> TABLES = new HashSet<>();

  private InWork() {}

  /**
   * Begins a table, once no other request builds it. Must be followed by {@link #end}.
   *
   * @param waits called once if another request builds it
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

  /** Begins a table if no other request builds it, or else waits a little if asked to. */
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

  /** Ends a table that is finished or given up, and wakes the requests that wait for it. */
  static void end(Path file) {
    synchronized (TABLES) {
      TABLES.remove(file);
      TABLES.notifyAll();
    }
  }
}
