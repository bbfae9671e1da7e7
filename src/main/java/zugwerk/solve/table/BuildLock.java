package zugwerk.solve.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import zugwerk.work.CancelToken;
import zugwerk.work.UserFolder;

/**
 * Lets one program build a table while the others wait for it. The system undoes the lock with the program that holds
 * it, however that ends. The locked file says how far the building has come, for those that wait. Where a system cannot
 * lock files, each program builds for itself: a table is written all at once, so that this costs time only.
 */
final class BuildLock implements AutoCloseable {

  /** How the name of a locked file ends. */
  static final String ENDING = ".lock";

  /** How often, in milliseconds, a waiting program looks. */
  private static final long PATIENCE = 100;

  private final Path file;
  private final Optional<FileChannel> channel;

  private BuildLock(Path file, Optional<FileChannel> channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Takes the lock, once no other program has it.
   *
   * @param table the file of the table
   * @param waits told now and then what the program does that has the lock
   * @throws CancellationException if the token stops it
   */
  static BuildLock take(Path table, CancelToken token, Consumer<String> waits) {
    Path file = table.resolveSibling(table.getFileName() + ENDING);
    try {
      UserFolder.make(table.resolveSibling(""));
      while (true) {
        if (!Files.exists(file)) {
          Files.write(file, new byte[0]);
        }
        Object identity = identity(file);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        // The program before deletes the file when it is done, and another one may make a new file at any time.
        if (identity(file).equals(identity) && isLocked(channel) && identity(file).equals(identity)) {
          BuildLock lock = new BuildLock(file, Optional.of(channel));
          lock.tell("");
          return lock;
        }
        channel.close();
        waits.accept(doing(file));
        token.check();
        Thread.sleep(PATIENCE);
      }
    } catch (NoSuchFileException _) {
      // The program before has just deleted it.
      return take(table, token, waits);
    } catch (IOException _) {
      return new BuildLock(file, Optional.empty());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new CancellationException("waiting for an endgame table was interrupted");
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException _) {
      // This program has it, through another name of the folder.
      return false;
    }
  }

  /**
   * Tells the file from another one of the same name. It must not be opened for that: the system gives up a lock when
   * the program closes the file anywhere.
   */
  private static Object identity(Path file) throws IOException {
    return Objects.requireNonNullElse(Files.readAttributes(file, BasicFileAttributes.class).fileKey(), file);
  }

  private static String doing(Path file) {
    try {
      return Files.readString(file).strip();
    } catch (IOException _) {
      // Just deleted, or some systems let nobody read what is locked.
      return "";
    }
  }

  /** Tells the programs that wait what is done. */
  void tell(String doing) {
    channel.ifPresent(open -> {
      try {
        // Blanks hide what is left of a longer text.
        open.write(ByteBuffer.wrap((doing + " ".repeat(80)).getBytes(StandardCharsets.UTF_8)), 0);
      } catch (IOException _) {
        // It is told again with the next step.
        return;
      }
    });
  }

  /** Gives the lock up and deletes its file. */
  @Override
  public void close() {
    channel.ifPresent(open -> {
      try (open) {
        Files.deleteIfExists(file);
      } catch (IOException _) {
        // An empty file may stay; the next program locks and deletes it.
        return;
      }
    });
  }
}
