package zugwerk.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The folders for data of the program's user, according to the XDG Base Directory Specification. */
public final class UserFolder {

  /** For users without a home folder; it never exists. */
  private static final Path NONE = Path.of("(no home folder)");

  private static final String OURS = "zugwerk";

  private UserFolder() {}

  /**
   * The program's folder of a kind. Without an environment variable and a home folder, it is one that does not exist
   * and cannot be created.
   *
   * @param variable the environment variable that names the folder for all programs, such as {@code XDG_CACHE_HOME}; it
   *     must be an absolute path
   * @param usual the default folder, in the home folder
   */
  public static Path of(String variable, String usual) {
    return of(System.getenv(variable), System.getProperty("user.home"), usual);
  }

  /** As {@link #of(String, String)}, from the values of the variable and of the home folder. */
  public static Path of(@Nullable String named, @Nullable String home, String usual) {
    return absolute(named).or(() -> absolute(home).filter(Files::isDirectory).map(folder -> folder.resolve(usual)))
        .orElse(NONE).resolve(OURS);
  }

  private static Optional<Path> absolute(@Nullable String path) {
    try {
      return Optional.ofNullable(path).map(Path::of).filter(Path::isAbsolute);
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  /**
   * Creates a folder, if it does not exist.
   *
   * @throws IOException if that fails, such as without a home folder
   */
  public static void make(Path folder) throws IOException {
    if (folder.toAbsolutePath().startsWith(NONE.toAbsolutePath())) {
      throw new IOException("there is no home folder, and none is named by a variable such as XDG_CACHE_HOME");
    }
    Files.createDirectories(folder);
  }
}
