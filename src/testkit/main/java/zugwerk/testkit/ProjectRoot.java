package zugwerk.testkit;

import java.nio.file.Files;
import java.nio.file.Path;

/** Files of this project, whether tests run in its root folder or in that of a module. */
public final class ProjectRoot {

  private static final Path ROOT = find(Path.of("").toAbsolutePath());

  private ProjectRoot() {}

  private static Path find(Path folder) {
    if (Files.isDirectory(folder.resolve("src/testkit"))) {
      return folder;
    }
    if (folder.getParent() == null) {
      throw new IllegalStateException("The current folder is not in the project");
    }
    return find(folder.getParent());
  }

  /** The path of a file or folder of the project. */
  public static Path path(String first, String... more) {
    return ROOT.resolve(Path.of(first, more));
  }

  /** The same as an argument of a command. */
  public static String name(String path) {
    return path(path).toString();
  }
}
