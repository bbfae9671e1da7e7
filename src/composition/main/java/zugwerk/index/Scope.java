package zugwerk.index;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some folders and files, as a condition of SQL about a row of files, called {@code f}. A folder has those files
 * that {@link zugwerk.problem.ProblemFolders} finds in it; loose ones were named by themselves.
 *
 * @param sql the condition
 * @param bound what stands for the question marks in it
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
      // All texts that begin with the folder stand between these two.
      String end = folder.substring(0, folder.length() - 1) + (char) (File.separatorChar + 1);
      parts.add("(f.path = ? OR f.path >= ? AND f.path < ? AND NOT f.loose)");
      values.addAll(List.of(path, folder, end));
    }
    return new Scope(parts.isEmpty() ? "0" : "(" + String.join(" OR ", parts) + ")", values);
  }

  /** The values as an array. */
  @Nullable
  Object[] values() {
    return bound.toArray();
  }
}
