package zugwerk.solve.table;

import static zugwerk.work.Message.message;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import zugwerk.work.CancelToken;
import zugwerk.work.LockFile;
import zugwerk.work.Message;
import zugwerk.work.UserFolder;

/**
 * Lets one request build a table while others, of this program and of other programs, wait and show its progress. No
 * request waits for ever: a table waits only for tables with fewer pieces or fewer Pawns. Where files cannot be locked,
 * each program builds for itself, which only costs time, as tables are written atomically.
 */
record BuildLock(Path table, LockFile lock) implements AutoCloseable {

  static final String ENDING = ".lock";

  /** How often, in milliseconds, a waiting request checks whether to go on or to stop. */
  private static final long POLL = 100;

  /** Guarded by itself. */
  private static final Set<Path> BUILDING = new HashSet<>();

  /** @param waits receives what is waited for, in a few words */
  static BuildLock take(Path table, String name, CancelToken token, Consumer<Message> waits) {
    begin(table, token, () -> waits.accept(message("Building {0}", name)));
    boolean taken = false;
    try {
      BuildLock lock = new BuildLock(table, lock(table, name, token, waits));
      lock.report(Message.NONE);
      taken = true;
      return lock;
    } finally {
      if (!taken) {
        end(table);
      }
    }
  }

  private static void begin(Path table, CancelToken token, Runnable waits) {
    boolean waiting = false;
    synchronized (BUILDING) {
      while (!BUILDING.add(table)) {
        token.check();
        if (!waiting) {
          waits.run();
          waiting = true;
        }
        try {
          BUILDING.wait(POLL);
        } catch (InterruptedException _) {
          Thread.currentThread().interrupt();
          throw new CancellationException("waiting for an endgame table was interrupted");
        }
      }
    }
  }

  private static LockFile lock(Path table, String name, CancelToken token, Consumer<Message> waits) {
    Path file = table.resolveSibling(table.getFileName() + ENDING);
    try {
      UserFolder.make(table.resolveSibling(""));
    } catch (IOException _) {
      // Then it cannot be locked either.
    }
    return LockFile.take(file, POLL, token, () -> {
      String doing = LockFile.activity(file);
      waits.accept(doing.isEmpty() ? message("Waiting for another program to build {0}", name)
          : message("{0}, in another program", doing));
    });
  }

  private static void end(Path table) {
    synchronized (BUILDING) {
      BUILDING.remove(table);
      BUILDING.notifyAll();
    }
  }

  void report(Message doing) {
    lock.report(doing.toString());
  }

  @Override
  public void close() {
    try {
      lock.close();
    } finally {
      end(table);
    }
  }
}
