package zugwerk.problem;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;

/**
 * The problems and board colours that come with the program, in its jar. They can be read like other files, but not
 * written.
 */
public final class Bundled {

  private static final String PROBLEMS = "problems";
  private static final String STYLES = "styles";
  private static final Path ROOT = root();

  private Bundled() {}

  private static Path root() {
    // Not the location of the class's source: with a start-up cache that is the place where the cache was made.
    URL own = Objects.requireNonNull(Bundled.class.getResource("Bundled.class"));
    try {
      Path root = own.openConnection() instanceof JarURLConnection jar
          ? jar(jar.getJarFileURL().toURI()).getPath("") : Path.of(own.toURI()).resolve("../../..").normalize();
      // Where only the classes were built, both are still in the project folder.
      return Files.isDirectory(root.resolve(PROBLEMS)) ? root : Path.of("");
    } catch (IOException | URISyntaxException | IllegalArgumentException _) {
      // A program that cannot read its own jar has other problems; without these files it still works.
      return Path.of("");
    }
  }

  private static FileSystem jar(URI program) throws IOException {
    return FileSystems.newFileSystem(Path.of(program), Map.of("accessMode", "readOnly"));
  }

  /** The folder of the problems, with a folder for each game. */
  public static Path problems() {
    return ROOT.resolve(PROBLEMS);
  }

  /** Whether a folder is that of the problems, whatever the form of its path. */
  public static boolean isProblems(Path folder) {
    return folder.toAbsolutePath().equals(problems().toAbsolutePath());
  }

  /** The folder of the stylesheets. */
  public static Path styles() {
    return ROOT.resolve(STYLES);
  }

  /** Whether a file is inside the program, so that it cannot be written. */
  public static boolean holds(Path file) {
    return !ROOT.toString().isEmpty() && file.startsWith(ROOT)
        || !FileSystems.getDefault().equals(file.getFileSystem());
  }

  /** The file or folder of a path: in the current folder, or else one that comes with the program. */
  public static Path found(Path path) {
    if (path.isAbsolute() || Files.exists(path)) {
      return path;
    }
    Path bundled = ROOT.resolve(path.toString().replace('\\', '/'));
    return (path.startsWith(PROBLEMS) || path.startsWith(STYLES)) && Files.exists(bundled) ? bundled : path;
  }
}
