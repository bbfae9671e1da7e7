package zugwerk.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.board.Setup;
import zugwerk.cluster.ClusterSolver;
import zugwerk.file.EndgameText;
import zugwerk.file.EndingFigures;
import zugwerk.file.NotableText;
import zugwerk.solve.table.Answer;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Estimate;
import zugwerk.solve.table.Material;
import zugwerk.solve.table.Notable;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;
import zugwerk.work.Texts;

@Command(name = "endgame", description = {
    "Prints win, loss or draw and the best moves of a position with few men.",
    "With --statistics: how often endings are won, and in how many moves. With --zugzwangs or --longest: positions that"
        + " could be problems."})
final class EndgameCommand extends ProgramCommand {

  /** Above this number of positions the cost of building is reported first. */
  private static final long MANY_POSITIONS = 20_000_000;

  @Mixin
  private PositionOptions where;

  @Mixin
  private TableOptions tables;

  @Mixin
  private TimeLimit limit;

  @Option(names = "--estimate", description = "Print which tables are needed, without building them.")
  private boolean estimate;

  @Option(names = "--statistics", arity = "0..1", fallbackValue = "", paramLabel = "ENDINGS",
      description = "Count wins and draws in endings such as KNvK,KBNvK. Without names: the ending of --fen with its"
          + " state, or all endings of three men.")
  private String statistics;

  @Mixin
  private NotableOptions notable;

  @Mixin
  private ClusterOption cluster;

  @Option(names = "--json", description = "Print a JSON object.")
  private boolean json;

  @Override
  public Integer call() {
    if (cluster.isGiven() && (statistics == null || tables.isPlaced())) {
      throw new InputException(
          "--cluster is for --statistics, without --tables and --threads: the tables are those of the workers");
    }
    Endgames endgames = tables.of(where.variant());
    CancelToken token = limit.token();
    Optional<String> asked = notable.endings(statistics);
    if (asked.isPresent()) {
      notable(endgames, asked.get(), token);
    } else {
      out().print(statistics == null ? answer(endgames, token) : statistics(endgames, token));
    }
    return 0;
  }

  private void notable(Endgames endgames, String names, CancelToken token) {
    Optional<Setup> setup = names.isBlank() ? Optional.of(where.playable().setup()) : Optional.empty();
    List<Material> endings =
        setup.map(Material::of).map(List::of).orElseGet(() -> EndingFigures.read(endgames.variant(), names));
    Estimate cost = setup.map(one -> endgames.estimate(one, token)).orElseGet(
        () -> Estimate.all(endings.stream().map(ending -> endgames.estimate(ending, token)).toList()));
    if (estimate) {
      out().println(EndgameText.cost(cost, endgames.threads()));
      return;
    }
    tables.checkCost(endgames, cost);
    Monitor monitor = watched(endgames, cost, token).warning(this::message);
    for (Material ending : endings) {
      Notable.Found found = setup.map(one -> endgames.notable(notable.kind(), one, notable.most(), monitor))
          .orElseGet(() -> endgames.notable(notable.kind(), ending, notable.most(), monitor));
      String name = ending.text(endgames.variant().schema());
      out().print(json ? NotableText.json(name, notable.kind(), found)
          : NotableText.text(name, notable.kind(), found));
      notable.output().ifPresent(folder -> found.positions()
          .forEach(one -> OutputFiles.write(folder, name, NotableText.problem(endgames, one, monitor))));
    }
  }

  private String answer(Endgames endgames, CancelToken token) {
    Setup setup = where.playable().setup();
    Estimate cost = endgames.estimate(setup, token);
    if (estimate) {
      return EndgameText.cost(cost, endgames.threads()) + "\n";
    }
    tables.checkCost(endgames, cost);
    Answer answer = endgames.answer(setup, watched(endgames, cost, token).warning(this::message));
    return json
        ? EndgameText.json(endgames.variant(), setup, answer) : EndgameText.of(endgames.variant(), setup, answer);
  }

  private String statistics(Endgames endgames, CancelToken token) {
    if (statistics.isBlank() && where.hasPosition()) {
      if (cluster.isGiven()) {
        throw new InputException("--cluster is for endings by their names, without --fen");
      }
      Setup setup = where.playable().setup();
      return figures(endgames, endgames.estimate(setup, token), token,
          monitor -> EndingFigures.of(endgames, setup, monitor));
    }
    List<Material> endings = statistics.isBlank() ? EndingFigures.ofThreePieces(endgames.variant())
        : EndingFigures.read(endgames.variant(), statistics);
    Estimate cost = Estimate.all(endings.stream().map(ending -> endgames.estimate(ending, token)).toList());
    if (cluster.isGiven() && !estimate) {
      ClusterSolver.Figures found = cluster.with(spec, false,
          place -> place.figures(endgames.variant(), endings, token));
      return json ? found.rows() : found.lines();
    }
    return figures(endgames, cost, token, monitor -> endings.stream()
        .flatMap(ending -> EndingFigures.of(endgames, ending, monitor).stream()).toList());
  }

  private String figures(Endgames endgames, Estimate cost, CancelToken token,
      Function<Monitor, List<EndingFigures>> count) {
    if (estimate) {
      return EndgameText.cost(cost, endgames.threads()) + "\n";
    }
    tables.checkCost(endgames, cost);
    List<EndingFigures> figures = count.apply(watched(endgames, cost, token).warning(this::message));
    return json ? EndingFigures.json(figures) : EndingFigures.text(figures);
  }

  private Monitor watched(Endgames endgames, Estimate cost, CancelToken token) {
    if (cost.positions() <= MANY_POSITIONS) {
      return new Monitor(token);
    }
    PrintWriter err = err();
    err.println(EndgameText.cost(cost, endgames.threads()));
    err.flush();
    return new Monitor(token, new Consumer<>() {
      private int last = -1;

      @Override
      public void accept(Progress now) {
        if (now.done() != last) {
          last = now.done();
          err.println(now.step() + ", " + (last + 1) + " of " + now.all()
              + (now.left(Texts.ENGLISH).isEmpty() ? "" : "; " + now.left(Texts.ENGLISH)));
          err.flush();
        }
      }
    });
  }
}
