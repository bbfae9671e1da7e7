package zugwerk.work;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * A file that one program at a time can lock. The system releases the lock when that program ends. The file can contain
 * what the program does, for those that wait. Where a system cannot lock files, every program continues at once.
 *
 * <p>Two threads of a program must not lock the same file at the same time: the system releases a lock when the program
 * closes the file anywhere.
 */
public final class LockFile implements AutoCloseable {

  private final Path file;
  private final Optional<FileChannel> channel;
  private boolean isMoved;

  private LockFile(Path file, Optional<FileChannel> channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Locks a file to fill and move it. Continues without a lock after {@code most}, and where files of the same
   * name cannot be distinguished, as on Windows.
   */
  static LockFile take(Path file, long pollMillis, Duration most) {
    try {
      LockFile lock = take(file, pollMillis, new CancelToken().child(most), () -> {});
      if (!lock.isHeld() || !identity(file).equals(file)) {
        return lock;
      }
      lock.close();
    } catch (CancellationException | IOException _) {
      // Then there is no lock.
    }
    return new LockFile(file, Optional.empty());
  }

  boolean isHeld() {
    return channel.isPresent();
  }

  void fill(byte[] content) throws IOException {
    // Not through another channel: closing that would release the lock.
    FileChannel open = channel.orElseThrow();
    open.truncate(0);
    for (ByteBuffer rest = ByteBuffer.wrap(content); rest.hasRemaining();) {
      open.write(rest, rest.position());
    }
    open.force(true);
  }

  void moved() {
    isMoved = true;
  }

  /**
   * Locks a file as soon as no other program holds it.
   *
   * @param pollMillis milliseconds between two attempts
   * @param waits called after each failed attempt
   * @throws CancellationException if the token stops the waiting
   */
  public static LockFile take(Path file, long pollMillis, CancelToken token, Runnable waits) {
    while (true) {
      try {
        Optional<FileChannel> channel = tryLock(file);
        if (channel.isPresent()) {
          return new LockFile(file, channel);
        }
      } catch (NoSuchFileException _) {
        if (Files.isDirectory(file.resolveSibling(""))) {
          // The last program has just deleted it.
          continue;
        }
        return new LockFile(file, Optional.empty());
      } catch (IOException _) {
        return new LockFile(file, Optional.empty());
      }
      waits.run();
      token.check();
      try {
        Thread.sleep(pollMillis);
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        throw new CancellationException("waiting for another program was interrupted");
      }
    }
  }

  private static Optional<FileChannel> tryLock(Path file) throws IOException {
    make(file);
    Object identity = identity(file);
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
    try {
      // The last program deletes the file when it is done, and another one may create it again at any time.
      if (identity(file).equals(identity) && isLocked(channel) && identity(file).equals(identity)) {
        return Optional.of(channel);
      }
    } catch (IOException fault) {
      channel.close();
      throw fault;
    }
    channel.close();
    return Optional.empty();
  }

  /** Some folders report a missing file each time; this must not be retried. */
  private static void make(Path file) throws IOException {
    try {
      Files.createFile(file);
    } catch (FileAlreadyExistsException _) {
      // Another program may hold it.
    } catch (NoSuchFileException fault) {
      throw new IOException("there can be no such file", fault);
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException _) {
      // This program holds it, through another name of the folder.
      return false;
    }
  }

  /**
   * Distinguishes files of the same name. Must not open the file: that would release the lock. A link is refused, and
   * a file with a second name, so that nothing outside the folder is locked or written.
   */
  private static Object identity(Path file) throws IOException {
    BasicFileAttributes attributes =
        Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    boolean unix = file.getFileSystem().supportedFileAttributeViews().contains("unix");
    if (!attributes.isRegularFile()
        || unix && !Integer.valueOf(1).equals(Files.getAttribute(file, "unix:nlink", LinkOption.NOFOLLOW_LINKS))) {
      throw new IOException(file + " is a link or a device");
    }
    return Objects.requireNonNullElse(attributes.fileKey(), file);
  }

  /** The reported activity of the program that holds a lock. */
  public static String activity(Path file) {
    try {
      return new String(RegularFile.read(file), StandardCharsets.UTF_8).strip();
    } catch (IOException _) {
      // Just deleted, or not readable while locked.
      return "";
    }
  }

  /** Reports what this program does to the programs that wait. */
  public void report(String doing) {
    channel.ifPresent(open -> {
      try {
        // Blanks hide what is left of a longer text.
        open.write(ByteBuffer.wrap((doing + " ".repeat(80)).getBytes(StandardCharsets.UTF_8)), 0);
      } catch (IOException _) {
        // The next step reports again.
        return;
      }
    });
  }

  /** Releases the lock and deletes its file, unless it was moved. */
  @Override
  public void close() {
    channel.ifPresent(open -> {
      try (open) {
        if (!isMoved) {
          Files.deleteIfExists(file);
        }
      } catch (IOException _) {
        // An empty file may stay; the next program locks and deletes it.
        return;
      }
    });
  }
}
