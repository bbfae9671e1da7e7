package zugwerk.solve.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.regex.Pattern;
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

  /** The owner in the first line, what it does in the second. */
  private static final Pattern LINES = Pattern.compile("(\\S*)\n(.*)\n\\s*");

  private final Path file;
  private final Optional<FileChannel> channel;
  private final String owner = UUID.randomUUID().toString();

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
      UserFolder.make(table.getParent());
      while (true) {
        FileChannel channel =
            FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        if (isLocked(channel)) {
          BuildLock lock = new BuildLock(file, Optional.of(channel));
          lock.tell("");
          if (lines(file, 1).equals(lock.owner)) {
            return lock;
          }
          // The program before deleted the file when it was done; another one may have made a new file.
        }
        channel.close();
        waits.accept(lines(file, 2));
        token.check();
        Thread.sleep(PATIENCE);
      }
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

  private static String lines(Path file, int line) {
    try {
      var lines = LINES.matcher(Files.readString(file));
      return lines.matches() ? lines.group(line) : "";
    } catch (IOException _) {
      // Just deleted, or some systems let nobody read what is locked.
      return "";
    }
  }

  /** Tells the programs that wait what is done. */
  void tell(String doing) {
    channel.ifPresent(open -> {
      try {
        // Blanks hide what is left of a longer text; a reader sees either of them whole or waits on.
        open.write(ByteBuffer.wrap((owner + "\n" + doing + "\n" + " ".repeat(80)).getBytes(StandardCharsets.UTF_8)), 0);
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
