package zugwerk.index;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Files and folders as an SQL condition on a row {@code f} of files. A folder contains the files that {@link
 * zugwerk.file.ProblemFolders} finds; a single file was named by itself.
 */
record Scope(String sql, List<String> bound) {

  Scope {
    bound = List.copyOf(bound);
  }

  static Scope of(List<Path> places) {
    List<String> values = new ArrayList<>();
    List<String> parts = new ArrayList<>();
    for (Path place : places) {
      String path = place.toAbsolutePath().normalize().toString();
      String folder = path.endsWith(File.separator) ? path : path + File.separator;
      // All paths in the folder sort between these two.
      String end = folder.substring(0, folder.length() - 1) + (char) (File.separatorChar + 1);
      parts.add("(f.path = ? OR f.path >= ? AND f.path < ? AND NOT f.single)");
      values.addAll(List.of(path, folder, end));
    }
    return new Scope(parts.isEmpty() ? "0" : "(" + String.join(" OR ", parts) + ")", values);
  }

  @Nullable
  Object[] values() {
    return bound.toArray();
  }
}
