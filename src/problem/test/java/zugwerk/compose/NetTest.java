package zugwerk.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zugwerk.board.Setup;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Weights;
import zugwerk.content.theme.ContentReport;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.ThemeFinding;
import zugwerk.content.theme.Themes;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.TestEffort;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

class NetTest {

  /** So that composing to a theme can begin with it. */
  @Test
  void aKnownProblemShowsTheThemesOfItsRow() {
    List<Net.Row> rows = Net.rows();
    assertTrue(rows.size() > 100);
    List<String> wrong = IntStream.range(0, rows.size()).filter(i -> TestEffort.combines(i, 0)).mapToObj(rows::get)
        .parallel().filter(row -> !essential(row).containsAll(row.themes())).map(Net.Row::source).toList();
    assertEquals(List.of(), wrong);
  }

  private static List<Theme> essential(Net.Row row) {
    Variant game = Variants.of(row.game());
    Problem problem = Problem.of(game, row.net(game).setup(), Stipulation.parse(row.stipulation()));
    boolean phases = problem.task().stipulationOrThrow().isBattle();
    return ContentReport.of(Solved.solve(problem, SolveOptions.DEFAULT.showing(phases,
        phases ? SolveOptions.Tries.ONE_REFUTATION : SolveOptions.Tries.NONE), new Monitor()), new CancelToken())
        .essential().stream().map(ThemeFinding::theme).toList();
  }

  @Test
  void aProblemThatComesFromANetIsAnotherOne() {
    Variant game = Variants.of("orthodox");
    Stipulation stipulation = Stipulation.parse("#2");
    var themes = List.of(Themes.named("Nietvelt").orElseThrow());
    List<Net> nets = Net.of(game, stipulation, themes);
    Generate.Request general =
        new Generate.Request(game, stipulation, PieceStock.any(20), 0, Demands.DEFAULT, 1, 1);
    List<Found> found = new ArrayList<>();
    CandidateSolver solver = new CandidateSolver(
        new CandidateSolver.Limits(1, SolveOptions.NO_LIMIT, Generate.USUAL_NODES), new Monitor());
    new ThemeComposer(new ThemeComposer.Request(general, themes, Frame.NONE, nets, 1, true),
        new Measure(Weights.bundled()), solver).search(found::add);
    Setup setup = found.getFirst().problem().setup();
    assertTrue(nets.stream().allMatch(net -> net.keptIn(setup) <= 0.75), Fen.format(setup));
    assertTrue(nets.stream().anyMatch(net -> found.getFirst().line().endsWith("; after " + net.source())));
  }

  @Test
  void aNetIsKeptInItselfAndInItsMirrorImage() {
    Variant game = Variants.of("orthodox");
    Net net = new Net(Fen.parse(game, "k7/8/1K6/8/8/8/8/7R w - - 0 1"), "");
    assertEquals(1, net.keptIn(net.setup()));
    assertEquals(1, net.keptIn(Fen.parse(game, "7k/8/6K1/8/8/8/8/R7 w - - 0 1")));
    assertEquals(2 / 3.0, net.keptIn(Fen.parse(game, "k7/8/1K6/8/8/8/8/6R1 w - - 0 1")));
  }
}
