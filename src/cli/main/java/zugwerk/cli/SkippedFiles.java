package zugwerk.cli;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.exchange.Formats;
import zugwerk.file.ProblemFolders;

/** The files in folders that only count when they are named: problems in the formats of other programs. */
final class SkippedFiles {

  private SkippedFiles() {}

  /** A sentence that counts them and names the first; empty if there are none. */
  static Optional<String> sentence(Collection<Path> places) {
    List<Path> skipped = ProblemFolders.others(places).stream()
        .filter(file -> Formats.of(file).isPresent() && !ExchangeFiles.isProblemFile(file)).sorted().toList();
    return skipped.isEmpty() ? Optional.empty()
        : Optional.of(skipped.size() + (skipped.size() == 1 ? " file of another format was" : " files of other formats"
            + " were") + " skipped, such as " + skipped.getFirst() + ", because folders are searched for .json files"
            + " only; name files to include them");
  }
}
