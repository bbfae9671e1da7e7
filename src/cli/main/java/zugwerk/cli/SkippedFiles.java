package zugwerk.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.exchange.Formats;

/** The files in folders that only count when they are named: problems in the formats of other programs. */
final class SkippedFiles {

  private SkippedFiles() {}

  /** A sentence that counts them and names the first; empty if there are none. */
  static Optional<String> sentence(Collection<Path> places) {
    List<Path> skipped = places.stream().filter(Files::isDirectory).flatMap(folder -> of(folder).stream())
        .filter(file -> places.stream().noneMatch(file::equals)).sorted().toList();
    return skipped.isEmpty() ? Optional.empty()
        : Optional.of(skipped.size() + (skipped.size() == 1 ? " file of another format was" : " files of other formats"
            + " were") + " skipped, such as " + skipped.getFirst() + "; name files to include them");
  }

  private static List<Path> of(Path folder) {
    try (Stream<Path> files = Files.find(folder, Integer.MAX_VALUE,
        (file, attributes) -> attributes.isRegularFile() && isForeign(file), FileVisitOption.FOLLOW_LINKS)) {
      return files.toList();
    } catch (IOException | UncheckedIOException _) {
      // The update reports what cannot be read.
      return List.of();
    }
  }

  private static boolean isForeign(Path file) {
    return !file.getFileName().toString().startsWith(".") && Formats.of(file).isPresent()
        && !ExchangeFiles.isProblemFile(file);
  }
}
