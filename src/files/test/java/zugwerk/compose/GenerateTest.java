package zugwerk.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Ending;
import zugwerk.content.Played;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Weights;
import zugwerk.notation.Fen;
import zugwerk.notation.StateField;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** New problems, each solved again plainly; and their quality, compared with known positions. */
class GenerateTest {

  private static final Measure MEASURE = new Measure(Weights.bundled());

  private static List<Found> search(Generate.Request request, int threads) {
    List<Found> found = new ArrayList<>();
    CandidateSolver solver = new CandidateSolver(
        new CandidateSolver.Limits(threads, SolveOptions.NO_LIMIT, 100_000), new Monitor());
    new Generate(request, MEASURE, solver).search(found::add);
    return found;
  }

  private static Generate.Request request(String game, String stipulation, int pieces, int state, Demands demands,
      int count) {
    return new Generate.Request(
        Variants.of(game), Stipulation.parse(stipulation), PieceStock.any(pieces), state, demands, 7, count);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | #2 | 0", "polypiece | #2 | 1", "poison | #2 | 1", "shock | #2 | 0", "cursed | #2 | 2",
      "hitpoint | h#1 | 1", "orthodox | h#1 | 0", "cursed | h#1.5 | 1", "shock | s#2 | 0"})
  void allAreSoundAndNoPieceInThemCanGo(String game, String stipulation, int state) {
    List<Found> found = search(request(game, stipulation, 5, state, Demands.DEFAULT, 1), 1);
    assertEquals(1, found.size());
    for (Found one : found) {
      Setup setup = one.problem().setup();
      List<String> keys = Plainly.keys(one.problem().variant(), setup, stipulation);
      assertEquals(1, keys.size(), one.line());
      assertEquals(one.problem().analysis().keys().getFirst(), keys.getFirst().split(" ")[0]);
      assertTrue(setup.pieces(Side.WHITE) + setup.pieces(Side.BLACK) <= 5);
      assertTrue(StateField.items(setup).size() <= state);
      assertEquals(List.of(), new Minimal(one.problem(), MinimalTest.solver(1)).oneByOne(rest -> {}), one.line());
    }
  }

  @Test
  void theSameSeedGivesTheSameProblemsHoweverManyThreadsWork() {
    Generate.Request request = request("polypiece", "#2", 5, 1, Demands.DEFAULT, 2);
    List<String> alone = search(request, 1).stream().map(Found::line).toList();
    assertEquals(2, new HashSet<>(alone).size());
    assertEquals(alone, search(request, 3).stream().map(Found::line).toList());
    Generate.Request other =
        new Generate.Request(request.variant(), request.stipulation(), request.material(), 1, request.demands(), 8, 2);
    assertFalse(alone.equals(search(other, 1).stream().map(Found::line).toList()));
  }

  @Test
  void demandsAreMet() {
    Demands demands = new Demands(false, true, false, 2, 1, 0, 0, 3);
    Variant orthodox = Variants.of("orthodox");
    for (Found one : search(request("polypiece", "#2", 6, 0, demands, 1), 1)) {
      List<String> there = Plainly.keys(orthodox, Fen.parse(orthodox, one.problem().fen()), "#2");
      assertFalse(there.equals(one.problem().analysis().keys()), one.line());
      var key = one.solved().parts().getFirst().solution().keys().getFirst();
      assertFalse(key.text().contains("x") || key.text().contains("+"), one.line());
      assertTrue(one.solved().parts().getFirst().solution().duals().size() <= 3);
    }
  }

  @Test
  void certainMaterialIsUsedAsItIs() {
    Variant orthodox = Variants.of("orthodox");
    Generate.Request request = new Generate.Request(orthodox, Stipulation.parse("#2"),
        PieceStock.parse(orthodox.schema(), "KQvKP"), 0, new Demands(true, false, true, 0, 0, 0, 0, 99), 3, 2);
    for (Found one : search(request, 1)) {
      List<Integer> pieces = new ArrayList<>();
      for (int square = 0; square < Square.COUNT; square++) {
        if (one.problem().setup().piece(square) != Piece.NONE) {
          pieces.add(one.problem().setup().piece(square));
        }
      }
      assertEquals(request.material().pieces().stream().sorted().toList(), pieces.stream().sorted().toList());
      assertTrue(Plainly.isSound(one.problem()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"KQK", "KQvKX", "QvK", "KKvK", "KQvKvK"})
  void materialThatMakesNoSenseIsRefused(String text) {
    assertThrows(InputException.class, () -> PieceStock.parse(Variants.of("orthodox").schema(), text));
  }

  @Test
  void itStopsOnRequest() {
    List<Found> found = new ArrayList<>();
    CancelToken token = new CancelToken();
    CandidateSolver solver = new CandidateSolver(CandidateSolver.Limits.DEFAULT, new Monitor(token, progress -> {
      if (progress.done() == 3) {
        token.cancel();
      }
    }));
    new Generate(request("orthodox", "#3", 6, 0, new Demands(false, true, false, 9, 9, 9, 9, 0), 1), MEASURE, solver)
        .search(found::add);
    assertEquals(List.of(), found);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // Every square around the King is guarded once or blocked; all officers take part.
      "orthodox | 6rk/5Npp/8/8/8/8/8/K7 b - - 0 1 | true",
      // A Rook that does nothing.
      "orthodox | 6rk/5Npp/8/8/8/8/8/KR6 b - - 0 1 | false",
      // h7 is guarded twice.
      "orthodox | R5k1/8/6K1/4B3/8/8/8/8 b - - 0 1 | false",
      // No piece could be absent, but Queen and King both guard h7.
      "orthodox | 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1 | false",
      "orthodox | 7k/8/8/8/8/8/1r6/r6K w - - 0 1 | true",
      // Knight and Rook both check, and neither could be absent: it leaves h7, or the Bishop steps between.
      "orthodox | 6rk/5Np1/8/8/8/3b4/8/K6R b - - 0 1 | true",
      // The Pawn on h7 stands on a square that is guarded too.
      "orthodox | 6rk/5Npp/6P1/8/8/8/8/K7 b - - 0 1 | false",
      // The Knight checks as a Wazir and Dabbaba.
      "polypiece | 5N1k/8/6K1/8/8/8/8/8 b - - 0 1 N1 | true",
      // The poisoned Bishop could take the checking Rook, were it not frozen.
      "poison | 3R2k1/5ppp/8/8/7b/8/8/K7 b - - 0 1 h4:3 | true",
  })
  void modelMatesAreDistinguished(String game, String fen, boolean model) {
    Variant variant = Variants.of(game);
    Setup end = Fen.parse(variant, fen);
    Setup before = IntStream.range(0, 100).boxed()
        .flatMap(seed -> new Retraction(variant, PieceStock.any(8), new Random(seed)).before(end).stream()).findFirst()
        .orElseThrow();
    Problem problem = Problem.of(variant, before, Stipulation.parse("#1"));
    Content content = Content.of(Solved.solve(problem, SolveOptions.DEFAULT, new Monitor()), new CancelToken());
    Played mate = content.keys().getFirst().stream().filter(key -> key.after().setup().equals(end)).findFirst()
        .orElseThrow();
    assertEquals(model, Ending.of(mate).orElseThrow().isModel());
  }
}
