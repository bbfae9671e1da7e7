package zugwerk.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Weights;
import zugwerk.content.theme.ContentReport;
import zugwerk.content.theme.Themes;
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

  private static List<String> essential(Net.Row row) {
    Variant game = Variants.of(row.game());
    Problem problem = Problem.of(game, row.net(game).setup(), Stipulation.parse(row.stipulation()));
    boolean phases = problem.stipulationOrThrow().isBattle();
    return ContentReport.of(Solved.solve(problem, SolveOptions.DEFAULT.showing(phases,
        phases ? SolveOptions.Tries.ONE_REFUTATION : SolveOptions.Tries.NONE), new Monitor()), new CancelToken())
        .essentialNames();
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
    for (Net net : nets) {
      assertTrue(common(setup, net.setup()) < 0.8 && common(mirrored(setup), net.setup()) < 0.8, setup.toString());
    }
    assertTrue(nets.stream().anyMatch(net -> found.getFirst().line().endsWith("; after " + net.source())));
  }

  private static Setup mirrored(Setup setup) {
    return Transformation.MIRROR_LEFT_RIGHT.of(setup).in(setup.schema());
  }

  /** The part of the pieces of a net that stand on the same squares. */
  private static double common(Setup setup, Setup net) {
    long same = IntStream.range(0, Square.COUNT)
        .filter(square -> net.piece(square) != Piece.NONE && net.piece(square) == setup.piece(square)).count();
    long all = IntStream.range(0, Square.COUNT).filter(square -> net.piece(square) != Piece.NONE).count();
    return same / (double) all;
  }
}
