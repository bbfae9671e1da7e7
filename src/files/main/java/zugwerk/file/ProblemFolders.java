package zugwerk.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds the problem files of folders. */
public final class ProblemFolders {

  private ProblemFolders() {}

  /**
   * The files among some places and in the folders among them, at any depth: place by place, those of a folder in the
   * order of their paths, each once. A file may have any name; in folders only files that end in {@code .json} and do
   * not begin with a dot are included.
   *
   * @throws UncheckedIOException in one sentence, if a folder cannot be read
   */
  public static List<Path> files(Collection<Path> places) {
    Set<Path> files = new LinkedHashSet<>();
    places.forEach(place -> files.addAll(Files.isDirectory(place) ? found(place, true) : List.of(place)));
    return List.copyOf(files);
  }

  /**
   * The files in the folders among some places that {@link #files(Collection)} leaves out, each once. Hidden files,
   * pipes and devices are not included.
   *
   * @throws UncheckedIOException in one sentence, if a folder cannot be read
   */
  public static List<Path> others(Collection<Path> places) {
    Set<Path> files = new LinkedHashSet<>();
    places.stream().filter(Files::isDirectory).forEach(place -> files.addAll(found(place, false)));
    files.removeAll(places);
    return List.copyOf(files);
  }

  private static List<Path> found(Path place, boolean own) {
    List<Path> found = new ArrayList<>();
    try {
      Files.walkFileTree(place, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, new SimpleFileVisitor<>() {
        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
          return folder.equals(place) || !isHidden(folder) ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
          // A pipe or a device may never end.
          if (!attributes.isOther() && file.toString().endsWith(".json") == own && !isHidden(file)) {
            found.add(file);
          }
          return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException fault) throws IOException {
          if (fault instanceof FileSystemLoopException) {
            // The folder that a link leads back to is already being read.
            return FileVisitResult.CONTINUE;
          }
          throw fault;
        }
      });
    } catch (IOException fault) {
      throw new UncheckedIOException("cannot read the folder " + place + ": " + fault.getMessage(), fault);
    }
    found.sort(null);
    return found;
  }

  /**
   * Whether a file was found in one of some folders through a link, and is outside of it. False if the file is one of
   * the places itself.
   */
  static boolean isOutside(Path file, Collection<Path> places) {
    if (places.contains(file)) {
      return false;
    }
    try {
      Path real = file.toRealPath();
      boolean within = false;
      boolean through = false;
      for (Path place : places) {
        if (file.startsWith(place)) {
          boolean inside = real.startsWith(place.toRealPath());
          within |= inside;
          through |= !inside;
        }
      }
      return through && !within;
    } catch (IOException _) {
      // It cannot be written either.
      return false;
    }
  }

  private static boolean isHidden(Path path) {
    return path.getFileName() != null && path.getFileName().toString().startsWith(".");
  }
}
