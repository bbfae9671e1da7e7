package zugwerk.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What a check of the files that the program keeps has found.
 *
 * @param file the file
 * @param damaged whether something is wrong with it; else it is only worth a remark
 * @param what is to be said, to follow the name of the file
 * @param remedy how it can be mended, if it can
 */
public record Finding(Path file, boolean damaged, String what, Optional<Remedy> remedy) {

  /**
   * A way to mend a file.
   *
   * @param done what was done then, to follow the name of the file
   * @param action does it
   */
  public record Remedy(String done, Action action) {}

  /** Mends a file. */
  @FunctionalInterface
  public interface Action {

    /**
     * Mends it.
     *
     * @throws IOException if the system does not allow it; so does an {@link java.io.UncheckedIOException}
     */
    void run() throws IOException;
  }

  /** A remark about a file that is sound. */
  public static Finding remark(Path file, String what) {
    return new Finding(file, false, what, Optional.empty());
  }

  /** Damage that only a person can mend. */
  public static Finding damage(Path file, String what) {
    return new Finding(file, true, what, Optional.empty());
  }

  /** A file that nothing needs, or that is made again when it is needed. */
  public static Finding needless(Path file, boolean damaged, String what) {
    return new Finding(file, damaged, what, Optional.of(new Remedy("removed", () -> Files.deleteIfExists(file))));
  }

  /** A damaged file that a person may still want to look at. */
  public static Finding toSetAside(Path file, String what) {
    return new Finding(file, true, what,
        Optional.of(new Remedy("set aside with the ending " + SafeFile.SET_ASIDE, () -> SafeFile.setAside(file))));
  }
}
