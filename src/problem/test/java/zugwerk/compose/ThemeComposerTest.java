package zugwerk.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Weights;
import zugwerk.content.theme.ContentReport;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.Themes;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** Problems composed to a theme, each solved again as users solve it. */
class ThemeComposerTest {

  private static final Measure MEASURE = new Measure(Weights.bundled());

  private static ThemeComposer.Request request(String game, String stipulation, String theme, String matrix,
      int pieces, long seed, int count) {
    Variant variant = Variants.of(game);
    Generate.Request general = new Generate.Request(variant, Stipulation.parse(stipulation), PieceStock.any(pieces), 0,
        Demands.DEFAULT, seed, count);
    return new ThemeComposer.Request(general, List.of(Themes.named(theme).orElseThrow()),
        Frame.parse(variant.schema(), matrix), List.of(), 2, true);
  }

  private static List<Found> search(ThemeComposer.Request request, int threads) {
    List<Found> found = new ArrayList<>();
    CandidateSolver solver = new CandidateSolver(
        new CandidateSolver.Limits(threads, SolveOptions.NO_LIMIT, Generate.USUAL_NODES), new Monitor());
    new ThemeComposer(request, MEASURE, solver).search(found::add);
    return found;
  }

  private static void assertKept(Problem problem, ThemeComposer.Request request) {
    Problem bare = Problem.of(problem.variant(), problem.setup(), problem.task().stipulationOrThrow())
        .withTask(task -> task.withSolutions(problem.task().solutions()));
    Solved solved = Solved.solve(bare, SolveOptions.DEFAULT.showing(Measure.SHOWN), new Monitor());
    assertEquals(Soundness.SOUND, solved.verdict(), problem.fen());
    List<Theme> essential = ContentReport.of(solved, new CancelToken()).essential().stream()
        .map(finding -> finding.theme()).toList();
    assertTrue(essential.containsAll(request.themes()), problem.fen() + ": " + essential);
    assertEquals(List.of(), MEASURE.of(solved, new CancelToken()).broken(), problem.fen());
    Setup setup = problem.setup();
    assertTrue(setup.pieces(Side.WHITE) + setup.pieces(Side.BLACK) <= request.pieces(), problem.fen());
    request.frame().pieces().forEach((square, piece) -> assertEquals(piece, setup.piece(square), problem.fen()));
    assertTrue(request.frame().isKept(setup), problem.fen());
  }

  @ParameterizedTest
  @CsvSource({"orthodox, #2, Unguard, 8/8/8/8/8/8/8/8, 9, 4", "polypiece, h#1.5, Selfblock, 8/8/8/8/8/8/8/4k3, 7, 2",
      "orthodox, h#1.5, Model mate, 8/8/8/8/8/4.3/8/4k3, 7, 1"})
  void resultsAreSoundWithTheThemeAndKeepConventionsAndMatrix(String game, String stipulation, String theme,
      String matrix, int pieces, long seed) {
    ThemeComposer.Request request = request(game, stipulation, theme, matrix, pieces, seed, 1);
    List<Found> found = search(request, 1);
    assertEquals(1, found.size());
    found.forEach(one -> assertKept(one.problem(), request));
  }

  @Test
  void theSameSeedGivesTheSameProblemsHoweverManyThreadsWork() {
    ThemeComposer.Request request = request("polypiece", "h#1.5", "Selfblock", "8/8/8/8/8/8/8/4k3", 7, 2, 2);
    List<String> alone = search(request, 1).stream().map(Found::line).toList();
    assertEquals(2, alone.stream().distinct().count());
    assertEquals(alone, search(request, 2).stream().map(Found::line).toList());
  }

  @Test
  void aMatrixHasPiecesFreeAndEmptySquares() {
    Schema schema = Variants.of("orthodox").schema();
    Frame frame = Frame.parse(schema, "k7/8/8/8/8/8/8/.6Q w - - 0 1");
    assertEquals(Map.of(Square.of(0, 7), Piece.of(1, Schema.KING), Square.of(7, 0), Piece.of(0, schema.type('Q'))),
        frame.pieces());
    assertEquals(Square.bit(0), frame.empty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"8/8", "8/8/8/8/8/8/8/9", "8/8/8/8/8/8/8/44x", "8/8/8/8/8/8/8/7", ""})
  void aMatrixThatCannotBeReadIsRefused(String text) {
    Schema schema = Variants.of("orthodox").schema();
    assertTrue(assertThrows(InputException.class, () -> Frame.parse(schema, text)).getMessage()
        .startsWith("The matrix '" + text + "'"));
  }

  @Test
  void aMatrixWithoutLegalPositionIsRefused() {
    ThemeComposer.Request request = request("orthodox", "#2", "Unguard", "kk6/8/8/8/8/8/8/8", 10, 1, 1);
    assertThrows(InputException.class, () -> search(request, 1));
    assertThrows(InputException.class,
        () -> request("orthodox", "#2", "Unguard", "kQRBK3/8/8/8/8/8/8/8", 4, 1, 1));
  }
}
