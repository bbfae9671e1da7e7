package zugwerk.work;

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
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * A file that one program at a time can have, made for that and deleted or moved afterwards. The system undoes the lock
 * with the program that holds it, however that ends. The file can say what its program does, for those that wait. Where
 * a system cannot lock files, each program goes on at once.
 *
 * <p>Two threads of a program must not ask for the same file at a time: the system gives up a lock when the program
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
   * Takes the lock of a file that is to be filled and moved, once no other program has it, or goes on without it after
   * a while; also where the system does not tell files of the same name from each other, as Windows does not.
   *
   * @param patience how often, in milliseconds, to look
   */
  static LockFile take(Path file, long patience, Duration most) {
    try {
      LockFile lock = take(file, patience, new CancelToken().child(most), () -> {});
      if (!lock.isHeld() || !identity(file).equals(file)) {
        return lock;
      }
      lock.close();
    } catch (CancellationException | IOException _) {
      // Then there is no lock.
    }
    return new LockFile(file, Optional.empty());
  }

  /** Whether there is a lock. */
  boolean isHeld() {
    return channel.isPresent();
  }

  /**
   * Makes some bytes the content of the file, on the disk.
   *
   * @throws IOException if the system does not allow it
   */
  void fill(byte[] content) throws IOException {
    // Not by another channel: the lock would be given up as soon as that is closed.
    FileChannel open = channel.orElseThrow();
    open.truncate(0);
    for (ByteBuffer rest = ByteBuffer.wrap(content); rest.hasRemaining();) {
      open.write(rest, rest.position());
    }
    open.force(true);
  }

  /** Tells that the file has another name now, and is not to be deleted. */
  void moved() {
    isMoved = true;
  }

  /**
   * Takes a lock, once no other program has it.
   *
   * @param patience how often, in milliseconds, to look
   * @param waits called each time when another program has it
   * @throws CancellationException if the token stops the waiting
   */
  public static LockFile take(Path file, long patience, CancelToken token, Runnable waits) {
    while (true) {
      try {
        Optional<FileChannel> channel = tryLock(file);
        if (channel.isPresent()) {
          return new LockFile(file, channel);
        }
      } catch (NoSuchFileException _) {
        if (Files.isDirectory(file.resolveSibling(""))) {
          // The program before has just deleted it.
          continue;
        }
        return new LockFile(file, Optional.empty());
      } catch (IOException _) {
        return new LockFile(file, Optional.empty());
      }
      waits.run();
      token.check();
      try {
        Thread.sleep(patience);
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        throw new CancellationException("waiting for another program was interrupted");
      }
    }
  }

  private static Optional<FileChannel> tryLock(Path file) throws IOException {
    if (!Files.exists(file)) {
      make(file);
    }
    Object identity = identity(file);
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    try {
      // The program before deletes the file when it is done, and another one may make a new file at any time.
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

  /** Makes the file. A folder of the system that takes no files says that there is none, however often it is asked. */
  private static void make(Path file) throws IOException {
    try {
      Files.write(file, new byte[0]);
    } catch (NoSuchFileException fault) {
      throw new IOException("there can be no such file", fault);
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

  /** Tells the file from another one of the same name. It must not be opened for that: the lock would be given up. */
  private static Object identity(Path file) throws IOException {
    return Objects.requireNonNullElse(Files.readAttributes(file, BasicFileAttributes.class).fileKey(), file);
  }

  /** What the program that has a lock does, as far as it tells. */
  public static String told(Path file) {
    try {
      return Files.readString(file).strip();
    } catch (IOException _) {
      // Just deleted, or some systems let nobody read what is locked.
      return "";
    }
  }

  /** Tells the programs that wait what is done. */
  public void tell(String doing) {
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

  /** Gives the lock up and deletes its file, unless it was moved. */
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
