package zugwerk.solve.table;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import zugwerk.work.CancelToken;
import zugwerk.work.LockFile;
import zugwerk.work.UserFolder;

/**
 * Lets one program build a table while others wait and show its progress. Where files cannot be locked, each program
 * builds for itself, which only costs time, as tables are written atomically.
 */
final class BuildLock implements AutoCloseable {

  static final String ENDING = ".lock";

  /** In milliseconds. */
  private static final long PATIENCE = 100;

  private final LockFile lock;

  private BuildLock(LockFile lock) {
    this.lock = lock;
  }

  /**
   * Takes the lock, once no other program has it.
   *
   * @param table the file of the table
   * @param waits receives what is waited for, in a few words
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
      String doing = LockFile.told(file);
      waits.accept(doing.isEmpty() ? "Waiting for another program to build " + name : doing + ", in another program");
    }));
    lock.tell("");
    return lock;
  }

  void tell(String doing) {
    lock.tell(doing);
  }

  @Override
  public void close() {
    lock.close();
  }
}
