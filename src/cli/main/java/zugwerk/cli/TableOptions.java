package zugwerk.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import zugwerk.file.EndgameText;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Estimate;

/** Where endgame tables are stored, and which may be built. */
final class TableOptions {

  /** In seconds and bytes: tables that cost more are built only with --build-tables. */
  private static final double MOST_SECONDS = 60;
  private static final long MOST_BYTES = 1L << 30;

  @Option(names = "--tables", paramLabel = "FOLDER",
      description = "Folder of the tables. Default: the user's cache.")
  private Path folder;

  @Option(names = "--threads", paramLabel = "N",
      description = "Threads that build tables. Default: one for each processor.")
  private Integer threads;

  @Option(names = "--build-tables",
      description = "Build the tables that are missing, however large. Otherwise those that take more than a minute or"
          + " a gigabyte are only estimated.")
  private boolean buildTables;

  /** Whether the folder or the number of threads is given. */
  boolean isPlaced() {
    return folder != null || threads != null;
  }

  Endgames of(Variant variant) {
    return new Endgames(variant, folder == null ? Endgames.userFolder() : folder,
        threads == null ? Runtime.getRuntime().availableProcessors() : threads);
  }

  void checkCost(Endgames endgames, Estimate cost) {
    // A position takes a byte until its table is packed.
    boolean large = cost.seconds(endgames.threads()) > MOST_SECONDS
        || Math.max(cost.bytes(), cost.positions()) > MOST_BYTES;
    if (large && cost.positions() > 0 && !buildTables) {
      throw new StoppedException("this takes " + EndgameText.cost(cost, endgames.threads())
          + "; --build-tables builds them");
    }
  }
}
