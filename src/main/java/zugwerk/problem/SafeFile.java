package zugwerk.problem;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes files so that there is always either the old or the new one, whole. */
public final class SafeFile {

  private SafeFile() {}

  /**
   * Writes a file beside its target and moves it there.
   *
   * @throws UncheckedIOException with one sentence, if that cannot be done; the old file is untouched then
   */
  public static void write(Path file, byte[] content) {
    Path target = file.toAbsolutePath();
    Path folder = target.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw cannot(file, "the folder " + folder + " does not exist", null);
    }
    if (Files.isDirectory(target)) {
      throw cannot(file, "it is a folder", null);
    }
    Path draft = folder.resolve("." + target.getFileName() + "." + Long.toString(System.nanoTime(), 36) + ".tmp");
    try {
      Files.write(draft, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      move(draft, target);
    } catch (IOException fault) {
      throw cannot(file, Files.isWritable(folder) ? reason(fault) : "the folder " + folder + " cannot be written", fault);
    } finally {
      discard(draft);
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

  private static String reason(IOException fault) {
    return fault.getMessage() == null ? fault.getClass().getSimpleName() : fault.getMessage();
  }

  private static UncheckedIOException cannot(Path file, String why, IOException cause) {
    String text = "cannot write " + file + ": " + why;
    return new UncheckedIOException(text, cause == null ? new IOException(text) : cause);
  }
}
