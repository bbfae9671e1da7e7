package zugwerk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zugwerk.board.Setup;
import zugwerk.problem.EndgameText;
import zugwerk.solve.table.Answer;
import zugwerk.solve.table.BuildControl;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Estimate;

/** {@code endgame}: says by tables how an ending of few men ends, and which moves are best. */
@Command(name = "endgame", description = "Tells win, loss or draw and the best moves in an ending of few men.",
    mixinStandardHelpOptions = true)
final class EndgameCommand implements Callable<Integer> {

  /** With more positions to build than this, the user is told on the error stream what it will cost. */
  private static final long MANY_POSITIONS = 20_000_000;

  @Spec private CommandSpec spec;
  @Mixin private PositionOptions where;

  @Option(names = "--tables", paramLabel = "FOLDER",
      description = "where tables are kept; the user's cache if not given")
  private Path folder;

  @Option(names = "--threads", paramLabel = "N", description = "how many threads build; all if not given")
  private Integer threads;

  @Option(names = "--estimate", description = "says what tables the answer would take, and builds none")
  private boolean estimate;

  @Option(names = "--json", description = "prints one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    if (threads != null && threads < 1) {
      throw new IllegalArgumentException("at least one thread is needed, not " + threads);
    }
    Setup setup = where.playable();
    Endgames endgames = new Endgames(where.variant(), folder == null ? Endgames.userFolder() : folder,
        threads == null ? Runtime.getRuntime().availableProcessors() : threads);
    PrintWriter out = spec.commandLine().getOut();
    Estimate cost = endgames.estimate(setup);
    if (estimate) {
      out.println(words(cost));
      return 0;
    }
    if (cost.positions() > MANY_POSITIONS) {
      spec.commandLine().getErr().println(words(cost));
    }
    Answer answer = endgames.answer(setup, new BuildControl());
    out.print(json
        ? EndgameText.json(endgames.variant(), setup, answer) : EndgameText.of(endgames.variant(), setup, answer));
    return 0;
  }

  private static String words(Estimate cost) {
    long building = cost.parts().stream().filter(part -> !part.kept()).count();
    return String.format(Locale.ROOT, "tables to build: %d, with %,d positions; memory needed at once: %,d MiB",
        building, cost.positions(), (cost.bytes() >> 20) + 1);
  }
}
