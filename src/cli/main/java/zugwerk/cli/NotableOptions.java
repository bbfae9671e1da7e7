package zugwerk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import zugwerk.solve.table.Notable;
import zugwerk.work.InputException;

/** Which positions of endgame tables to print, and where to write them as problems. */
final class NotableOptions {

  private static final int USUAL = 10;

  @Option(names = "--zugzwangs", arity = "0..1", fallbackValue = "", paramLabel = "ENDINGS",
      description = "Print positions of endings, such as KPvKP, in which neither side would like to be to move. Without"
          + " names: the ending of --fen with its state.")
  private String zugzwangs;

  @Option(names = "--longest", arity = "0..1", fallbackValue = "", paramLabel = "ENDINGS",
      description = "Print positions of endings in which White, to move, takes longest to mate.")
  private String longest;

  @Option(names = "--most", paramLabel = "N", description = "How many positions to print, longest first. Default: 10.")
  private Integer most;

  @Option(names = "--output", paramLabel = "FOLDER", description = "Write each position as a study to a file in this"
      + " folder.")
  private Path output;

  /** The endings that are asked for, empty text for that of the position; none if they are not asked for. */
  Optional<String> endings(String statistics) {
    List<String> asked = Stream.of(zugzwangs, longest).filter(Objects::nonNull).toList();
    if (asked.size() + (statistics == null ? 0 : 1) > 1) {
      throw new InputException("use one of --statistics, --zugzwangs and --longest");
    }
    if (asked.isEmpty() && (most != null || output != null)) {
      throw new InputException("--most and --output are for --zugzwangs and --longest");
    }
    if (most != null && most < 1) {
      throw new InputException("--most must be at least 1, not {0}", most);
    }
    return asked.stream().findFirst();
  }

  Notable.Kind kind() {
    return zugzwangs == null ? Notable.Kind.WIN : Notable.Kind.ZUGZWANG;
  }

  int most() {
    return most == null ? USUAL : most;
  }

  /** Where studies go, if they are to be written. */
  Optional<Path> output() {
    return Optional.ofNullable(output);
  }
}
