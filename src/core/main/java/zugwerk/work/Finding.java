package zugwerk.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The result of a check of one of the program's own files.
 *
 * @param damaged whether the file is damaged; else this is only a remark
 * @param what the message, to follow the name of the file
 * @param remedy how to repair it, if possible
 */
public record Finding(Path file, boolean damaged, String what, Optional<Remedy> remedy) {

  /**
   * A repair of a file.
   *
   * @param done the message after the repair, to follow the name of the file
   * @param action performs the repair
   */
  public record Remedy(String done, Action action) {}

  /** Repairs a file. */
  @FunctionalInterface
  public interface Action {

    /** Throws an {@link IOException} or an {@link java.io.UncheckedIOException} if the system does not allow it. */
    void run() throws IOException;
  }

  /** A remark about an intact file. */
  public static Finding remark(Path file, String what) {
    return new Finding(file, false, what, Optional.empty());
  }

  /** Damage that the program cannot repair. */
  public static Finding damage(Path file, String what) {
    return new Finding(file, true, what, Optional.empty());
  }

  /** A file that can be removed, as it is unused or created again on demand. */
  public static Finding needless(Path file, boolean damaged, String what) {
    return new Finding(file, damaged, what, Optional.of(new Remedy("removed", () -> Files.deleteIfExists(file))));
  }

  /** A damaged file that the user may still need. */
  public static Finding toSetAside(Path file, String what) {
    return new Finding(file, true, what,
        Optional.of(new Remedy("set aside with the ending " + SafeFile.SET_ASIDE, () -> SafeFile.setAside(file))));
  }
}
