package zugwerk.work;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes files atomically: there is always either the old or the new one, complete. A file is written in the folder
 * of its target, flushed to the disk and moved onto the target. Leftovers of killed programs are deleted after a day.
 */
public final class SafeFile {

  private static final String PREFIX = ".zugwerk-";
  private static final String ENDING = ".tmp";

  /** The file name ending of unreadable files that were renamed. */
  public static final String SET_ASIDE = ".damaged";

  /** Younger files may belong to a program that is still writing them. */
  private static final Duration STRAY = Duration.ofDays(1);

  private static final Set<StandardOpenOption> NEW =
      EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
  private static final FileAttribute<?>[] NO_RIGHTS = {};
  private static final Set<PosixFilePermission> SECRET = PosixFilePermissions.fromString("rw-------");

  private static final Set<Path> SWEPT = ConcurrentHashMap.newKeySet();
  private static final long LOCK_POLL = 5;

  /** A program that locks a file for longer has hung; writing takes much less. */
  private static final Duration LOCK_TIME = Duration.ofSeconds(10);

  /** One lock for each file; two files may share one. */
  private static final List<Object> LOCKS = Stream.generate(Object::new).limit(64).toList();

  private SafeFile() {}

  /** Writes the content of a file. */
  public interface Content {

    /** Writes to a stream, which need not be closed. */
    void write(OutputStream out) throws IOException;
  }

  private interface Writing {
    void write() throws IOException;
  }

  private interface Filling {
    void fill(FileChannel draft) throws IOException;
  }

  /**
   * Writes a file.
   *
   * @throws CannotWriteException with one sentence, if that fails; the old file is untouched then
   * @throws UncheckedIOException with one sentence, if the path cannot be a writable file
   */
  public static void write(Path file, byte[] content) {
    if (isDevice(file)) {
      writeThrough(file, content);
      return;
    }
    write(file, NO_RIGHTS, bytes(content));
  }

  /**
   * Writes a file that only its owner may read, such as a key. It has these rights from the beginning, on systems that
   * have them.
   *
   * @throws CannotWriteException with one sentence, if that fails; the old file is untouched then
   * @throws UncheckedIOException with one sentence, if the path cannot be a writable file
   */
  public static void writeSecret(Path file, byte[] content) {
    if (Files.isSymbolicLink(file)) {
      throw invalidPath(file, "it is a link, which could lead to a folder of others");
    }
    boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
    write(file, posix ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(SECRET)} : NO_RIGHTS,
        bytes(content));
  }

  private static Filling bytes(byte[] content) {
    return draft -> {
      for (ByteBuffer rest = ByteBuffer.wrap(content); rest.hasRemaining();) {
        draft.write(rest);
      }
    };
  }

  /**
   * Writes a file that is too large to be held in memory twice.
   *
   * @param token checked before each block of bytes
   * @throws CannotWriteException with one sentence, if that fails; the old file is untouched then
   * @throws UncheckedIOException with one sentence, if the path cannot be a writable file
   * @throws java.util.concurrent.CancellationException if the token stops it; the old file is untouched then
   */
  public static void write(Path file, CancelToken token, Content content) {
    write(file, NO_RIGHTS, draft -> {
      OutputStream out =
          new BufferedOutputStream(new StoppableOutput(new ForcedOutput(draft), token), StoppableOutput.BLOCK);
      content.write(out);
      out.flush();
    });
  }

  /**
   * Changes a file while no other program or thread does so by this method: the content that the supplier reads is
   * still there when it is replaced. Where the system cannot lock files, this holds only within this program.
   *
   * @param content the new content of the file; empty to keep the old one
   * @throws CannotWriteException with one sentence, if that fails; the old file is untouched then
   * @throws UncheckedIOException with one sentence, if the path cannot be a writable file
   */
  public static void change(Path file, Supplier<Optional<byte[]>> content) {
    Path target = linked(file.toAbsolutePath());
    Path folder = target.getParent();
    synchronized (LOCKS.get(Math.floorMod(target.hashCode(), LOCKS.size()))) {
      if (folder == null || !Files.isDirectory(folder) || isDevice(target)) {
        content.get().ifPresent(bytes -> write(file, bytes));
        return;
      }
      sweep(folder);
      // The lock is the draft, so that a killed program leaves nothing else.
      Path draft = folder.resolve(PREFIX + target.getFileName() + ENDING);
      try (LockFile lock = LockFile.take(draft, LOCK_POLL, LOCK_TIME)) {
        content.get().ifPresent(bytes -> {
          if (lock.isHeld()) {
            replace(file, checked(file), draft, true, () -> lock.fill(bytes));
            lock.moved();
          } else {
            write(file, bytes);
          }
        });
      }
    }
  }

  private static void write(Path file, FileAttribute<?>[] rights, Filling filling) {
    Path target = checked(file);
    Path folder = target.resolveSibling("");
    sweep(folder);
    // Nobody can place a link under a name that cannot be guessed, and CREATE_NEW follows none.
    Path draft = folder.resolve(PREFIX + UUID.randomUUID() + ENDING);
    try {
      replace(file, target, draft, rights.length == 0, () -> {
        try (FileChannel channel = FileChannel.open(draft, NEW, rights)) {
          filling.fill(channel);
          channel.force(true);
        }
      });
    } finally {
      discard(draft);
    }
  }

  /** The draft must be on the disk before it replaces the old file, or a power cut could leave neither. */
  private static void replace(Path file, Path target, Path draft, boolean keepsRights, Writing writing) {
    Path folder = target.resolveSibling("");
    try {
      writing.write();
      if (keepsRights) {
        permit(draft, target);
      }
      move(draft, target);
      forceFolder(folder);
    } catch (IOException fault) {
      throw cannot(file,
          Files.isWritable(folder) ? Reason.of(fault) : "the folder " + folder + " cannot be written", fault);
    }
  }

  private static Path checked(Path file) {
    Path target = linked(file.toAbsolutePath());
    Path folder = target.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw invalidPath(file, "the folder " + folder + " does not exist");
    }
    if (Files.isDirectory(target)) {
      throw invalidPath(file, "it is a folder");
    }
    if (isDevice(target)) {
      throw invalidPath(file, "it is not a file but a device");
    }
    if (Files.exists(target) && !Files.isWritable(target)) {
      throw cannot(file, "it is protected against writing", null);
    }
    return target;
  }

  private static void sweep(Path folder) {
    if (SWEPT.add(folder)) {
      strays(folder).forEach(SafeFile::discard);
    }
  }

  /**
   * Renames a file that cannot be read.
   *
   * @return the new name
   * @throws IOException if the system does not allow it
   */
  public static Path setAside(Path file) throws IOException {
    Path aside = file.resolveSibling(file.getFileName() + SET_ASIDE);
    for (int i = 2; Files.exists(aside); i++) {
      aside = file.resolveSibling(file.getFileName() + "." + i + SET_ASIDE);
    }
    return Files.move(file, aside);
  }

  /** The unfinished drafts in a folder that are older than a day. */
  public static List<Path> strays(Path folder) {
    List<Path> strays = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, PREFIX + "*" + ENDING)) {
      for (Path file : files) {
        if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && isStray(file)) {
          strays.add(file);
        }
      }
    } catch (IOException | DirectoryIteratorException _) {
      // Files that cannot be listed cannot be deleted; they do no harm.
      return strays;
    }
    return strays;
  }

  /** Whether a file is older than a day, so that no program can still be writing it. */
  public static boolean isStray(Path file) {
    try {
      return Files.getLastModifiedTime(file).compareTo(FileTime.from(Instant.now().minus(STRAY))) < 0;
    } catch (IOException _) {
      return false;
    }
  }

  /** Systems that cannot open a folder, such as Windows, flush its names themselves. */
  private static void forceFolder(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException _) {
      // The file is whole either way; after a power cut its name could still be that of the old one.
    }
  }

  /** Such as {@code /dev/stdout}, which no file may replace. */
  private static boolean isDevice(Path file) {
    return Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
  }

  private static void writeThrough(Path device, byte[] content) {
    try {
      Files.write(device, content, StandardOpenOption.WRITE);
    } catch (IOException fault) {
      throw cannot(device, Reason.of(fault), fault);
    }
  }

  /** The target of a symbolic link, so that the link itself is not replaced. */
  private static Path linked(Path target) {
    try {
      return Files.isSymbolicLink(target) ? target.toRealPath() : target;
    } catch (IOException _) {
      // The link is broken; a file replaces it.
      return target;
    }
  }

  private static void permit(Path draft, Path target) throws IOException {
    if (Files.exists(target) && Files.getFileStore(target).supportsFileAttributeView(PosixFileAttributeView.class)) {
      Files.getFileAttributeView(draft, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
          .setPermissions(Files.getPosixFilePermissions(target));
    }
  }

  private static void move(Path draft, Path target) throws IOException {
    try {
      Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void discard(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException _) {
      // The fault that left the draft has been reported; a second message would hide it.
    }
  }

  /** For a path that can never be a writable file. */
  private static UncheckedIOException invalidPath(Path file, String why) {
    String text = "cannot write " + file + ": " + why;
    return new UncheckedIOException(text, new IOException(text));
  }

  private static CannotWriteException cannot(Path file, String why, @Nullable IOException cause) {
    String text = "cannot write " + file + ": " + why;
    return new CannotWriteException(text, cause == null ? new IOException(text) : cause);
  }
}
