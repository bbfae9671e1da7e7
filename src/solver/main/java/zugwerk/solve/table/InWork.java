package zugwerk.solve.table;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CancellationException;
import zugwerk.work.CancelToken;

/**
 * The tables that this program is building. A second request for one waits for the first. No request waits for ever: a
 * table waits only for tables with fewer pieces or fewer Pawns.
 */
final class InWork {

  /** How often, in milliseconds, a waiting request checks whether to stop. */
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

  /** Ends a table that is finished or given up, and wakes the waiting requests. */
  static void end(Path file) {
    synchronized (TABLES) {
      TABLES.remove(file);
      TABLES.notifyAll();
    }
  }
}
