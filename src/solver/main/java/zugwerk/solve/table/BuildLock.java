package zugwerk.solve.table;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import zugwerk.work.CancelToken;
import zugwerk.work.LockFile;
import zugwerk.work.UserFolder;

/**
 * Lets one program build a table while the others wait for it and show how far it has come. Where a system cannot lock
 * files, each program builds for itself: a table is written all at once, so that this costs time only.
 */
final class BuildLock implements AutoCloseable {

  /** How the name of a locked file ends. */
  static final String ENDING = ".lock";

  /** How often, in milliseconds, a waiting program looks. */
  private static final long PATIENCE = 100;

  private final LockFile lock;

  private BuildLock(LockFile lock) {
    this.lock = lock;
  }

  /**
   * Takes the lock, once no other program has it.
   *
   * @param table the file of the table
   * @param name what the table is called
   * @param waits told now and then, in a few words, what is waited for
   * @throws CancellationException if the token stops it
   */
  static BuildLock take(Path table, String name, CancelToken token, Consumer<String> waits) {
    Path file = table.resolveSibling(table.getFileName() + ENDING);
    try {
      UserFolder.make(table.resolveSibling(""));
    } catch (IOException _) {
      // Then it cannot be locked either.
    }
    BuildLock lock = new BuildLock(LockFile.take(file, PATIENCE, token, () -> {
      String doing = LockFile.activity(file);
      waits.accept(doing.isEmpty() ? "Waiting for another program to build " + name : doing + ", in another program");
    }));
    lock.report("");
    return lock;
  }

  /** Reports to the programs that wait what is done. */
  void report(String doing) {
    lock.report(doing);
  }

  /** Gives the lock up and deletes its file. */
  @Override
  public void close() {
    lock.close();
  }
}
