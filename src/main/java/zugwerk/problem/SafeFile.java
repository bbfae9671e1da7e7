package zugwerk.problem;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import org.jspecify.annotations.Nullable;
import zugwerk.work.Reason;

/** Writes files so that there is always either the old or the new one, whole. */
public final class SafeFile {

  private SafeFile() {}

  /**
   * Writes a file beside its target and moves it there.
   *
   * @throws UncheckedIOException with one sentence, if that cannot be done; the old file is untouched then
   */
  public static void write(Path file, byte[] content) {
    write(file, draft -> {
      try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
        ByteBuffer left = ByteBuffer.wrap(content);
        while (left.hasRemaining()) {
          channel.write(left);
        }
        // It must be on the disk before it takes the old file's place, or a power cut could leave neither.
        channel.force(true);
      }
    });
  }

  /** Makes the new file. */
  interface Filling {
    void fill(Path draft) throws IOException;
  }

  static void write(Path file, Filling filling) {
    Path target = linked(file.toAbsolutePath());
    Path folder = target.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw cannot(file, "the folder " + folder + " does not exist", null);
    }
    if (Files.isDirectory(target)) {
      throw cannot(file, "it is a folder", null);
    }
    if (Files.exists(target) && !Files.isWritable(target)) {
      throw cannot(file, "it is protected against writing", null);
    }
    Path draft = folder.resolve(".zugwerk-" + Long.toString(System.nanoTime(), 36) + ".tmp");
    try {
      filling.fill(draft);
      permit(draft, target);
      move(draft, target);
    } catch (IOException fault) {
      throw cannot(file,
          Files.isWritable(folder) ? Reason.of(fault) : "the folder " + folder + " cannot be written", fault);
    } finally {
      discard(draft);
    }
  }

  /** The file that a link leads to, so that not the link is replaced. */
  private static Path linked(Path target) {
    try {
      return Files.isSymbolicLink(target) ? target.toRealPath() : target;
    } catch (IOException _) {
      // The link leads nowhere; then a file takes its place.
      return target;
    }
  }

  /** Gives the new file the permissions of the old one. */
  private static void permit(Path draft, Path target) throws IOException {
    if (Files.exists(target) && Files.getFileStore(target).supportsFileAttributeView(PosixFileAttributeView.class)) {
      Files.setPosixFilePermissions(draft, Files.getPosixFilePermissions(target));
    }
  }

  private static void move(Path draft, Path target) throws IOException {
    try {
      Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** After a move there is nothing left to delete; after a fault the draft must not stay behind. */
  private static void discard(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException _) {
      // The fault that left the draft has been told already; a second message would hide it.
    }
  }

  private static UncheckedIOException cannot(Path file, String why, @Nullable IOException cause) {
    String text = "cannot write " + file + ": " + why;
    return new UncheckedIOException(text, cause == null ? new IOException(text) : cause);
  }
}
