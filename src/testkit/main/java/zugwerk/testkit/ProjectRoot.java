package zugwerk.testkit;

import java.nio.file.Files;
import java.nio.file.Path;

/** The root folder of this project, whether tests run in it or in the folder of a module. */
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
  public static Path resolve(String first, String... more) {
    return ROOT.resolve(Path.of(first, more));
  }
}
