package zugwerk.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Transformation;
import zugwerk.content.quality.Conventions;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.PositionTerms;
import zugwerk.content.quality.Term;
import zugwerk.content.quality.Weights;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.TransformedProblem;
import zugwerk.problem.TwinChange;
import zugwerk.rules.Legality;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** Better versions: each solved plainly, measured again, and compared with what some of its changes lead to. */
class ImproveTest {

  private static final Measure MEASURE = new Measure(Weights.bundled());

  private static Optional<Double> points(Problem problem) {
    Solved solved = Solved.solve(problem, SolveOptions.DEFAULT.showing(Measure.SHOWN), new Monitor());
    return Optional.of(solved).filter(all -> all.verdict() == Soundness.SOUND)
        .map(all -> MEASURE.inSearch(all, new CancelToken()).points());
  }

  private static List<Found> search(Problem problem, Improve.Request request, int threads) {
    List<Found> streamed = new ArrayList<>();
    Improve improve = new Improve(problem, MEASURE, request, MinimalTest.solver(threads));
    List<Found> ranked = improve.search(streamed::add);
    assertEquals(new HashSet<>(streamed), new HashSet<>(ranked));
    assertEquals(ranked.size(), improve.tried().better());
    ranked.forEach(one -> one.quality().orElseThrow().broken().stream()
        .filter(entry -> !request.allowed().contains(entry.feature())).forEach(entry -> assertTrue(
            entry.count() <= improve.start().count(entry.feature()), () -> one.line() + ": " + entry.label())));
    List<Double> keepers = ranked.stream()
        .filter(one -> one.quality().orElseThrow().themes().containsAll(improve.start().themes()))
        .filter(one -> Judgement.broken(one) == 0)
        .map(one -> ChangeCost.of(one) - one.quality().orElseThrow().points()).toList();
    assertEquals(keepers.stream().sorted().toList(), keepers);
    return streamed;
  }

  /** The problem after some of the changes; empty where they make no sense alone. */
  private static Optional<Problem> with(Problem problem, List<TwinChange> changes, int some) {
    try {
      Problem made = problem;
      for (int i = 0; i < changes.size(); i++) {
        made = (some >> i & 1) == 0 ? made : changes.get(i).on(made);
      }
      return Optional.of(made);
    } catch (InputException _) {
      return Optional.empty();
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | k7/8/1K6/8/8/8/P5P1/7R w - - 0 1 | #1 | 200",
      "polypiece | 8/8/3b2n1/8/8/6K1/3B3Q/5k2 w - - 0 1 | #2 | 500",
      "cursed | 7k/p7/5K2/8/8/8/8/6R1 w - - 0 1 b5w,b3g | #2 | 200",
      "orthodox | 7k/8/8/8/8/8/p6p/K5RR b - - 0 1 | h#1 | 600",
      "orthodox | 7k/Q7/7K/7P/3q4/8/1R5b/8 w - - 0 1 | s#1 | 150",
  })
  void everyVersionIsSoundAndBetterAndNeedsAllItsChanges(String game, String fen, String requested, int effort) {
    Problem problem = MinimalTest.problem(game, fen, requested);
    double start = points(problem).orElseThrow();
    List<Found> found = search(problem, new Improve.Request(effort, 4, 1, Set.copyOf(Conventions.ALL)), 1);
    assertFalse(found.isEmpty());
    boolean legal = Legality.doubts(problem.variant(), problem.setup(), true).isEmpty();
    Set<String> seen = new HashSet<>();
    for (Found one : found) {
      List<TwinChange> changes = one.changes();
      int all = (1 << changes.size()) - 1;
      assertTrue(changes.size() >= 1 && changes.size() <= 3, one.line());
      assertEquals(one.problem().fen(), with(problem, changes, all).orElseThrow().fen());
      assertTrue(Plainly.isSound(one.problem()), one.line());
      assertEquals(requested, one.problem().task().stipulationText());
      double points = points(one.problem()).orElseThrow();
      assertEquals(points, one.quality().orElseThrow().points());
      assertTrue(points > start, one.line());
      assertTrue(!legal || Legality.doubts(problem.variant(), one.problem().setup(), true).isEmpty(), one.line());
      for (int some = 1; some < all; some++) {
        Optional<Problem> less = with(problem, changes, some).filter(Plainly::isSound);
        assertTrue(less.flatMap(ImproveTest::points).filter(other -> other >= points).isEmpty(), one.line());
      }
      assertTrue(seen.add(one.problem().fen()), one.line());
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | k7/8/2K5/8/8/8/7R/8 w - - 0 1 | 7",
      "orthodox | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 | 1",
      "orthodox | 7k/8/8/8/8/8/8/R3K3 w Q - 0 1 | 0",
      "hitpoint | k7/8/2K5/8/8/8/7R/8 w - - 0 1 - | 7",
  })
  void mirrorImagesAreAlikeWhereTheyPlayTheSame(String game, String fen, int copies) {
    Problem problem =
        MinimalTest.problem(game, fen, "#2").withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND)));
    // The left and right image is the first; Pawns allow no other, and castling none.
    List<Transformation> symmetries = List.of(Transformation.MIRROR_LEFT_RIGHT, Transformation.MIRROR_UP_DOWN,
        Transformation.MIRROR_DIAGONAL, Transformation.MIRROR_ANTIDIAGONAL, Transformation.ROTATE_90,
        Transformation.ROTATE_180, Transformation.ROTATE_270);
    for (int i = 0; i < symmetries.size(); i++) {
      Problem copy =
          TransformedProblem.of(problem, symmetries.get(i))
              .withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND)));
      assertEquals(i < copies, Improve.alike(problem).equals(Improve.alike(copy)), symmetries.get(i).title());
    }
  }

  @Test
  void noVersionBreaksAConventionUnlessItIsAllowed() {
    Problem problem = MinimalTest.problem("orthodox", "k7/8/1K6/8/8/8/P5P1/7R w - - 0 1", "#1");
    Set<Term> all = new HashSet<>(Conventions.ALL);
    all.remove(PositionTerms.IDLE_OFFICER);
    assertEquals(Set.of("Idle officer"), refused(problem, all));
    assertTrue(refused(problem, Set.of()).contains("Idle officer"));
  }

  private static Set<String> refused(Problem problem, Set<Term> allowed) {
    Improve improve =
        new Improve(problem, MEASURE, new Improve.Request(300, 99, 1, allowed), MinimalTest.solver(1));
    assertFalse(improve.search(_ -> {}).isEmpty());
    Set<String> refused = new HashSet<>(improve.tried().refused().keySet());
    refused.remove("trivial change");
    return refused;
  }

  @Test
  void theSameSeedGivesTheSameVersionsForAnyNumberOfThreads() {
    Problem problem = MinimalTest.problem("orthodox", "k7/8/1K6/8/8/8/P5P1/7R w - - 0 1", "#1");
    List<String> alone = search(problem, new Improve.Request(80, 99, 7), 1).stream().map(Found::line).toList();
    assertEquals(alone, search(problem, new Improve.Request(80, 99, 7), 3).stream().map(Found::line).toList());
    assertFalse(alone.isEmpty());
    assertFalse(alone.equals(
        search(problem, new Improve.Request(80, 99, 8), 1).stream().map(Found::line).toList()));
  }

  @Test
  void itStopsOnRequest() {
    CancelToken token = new CancelToken();
    CandidateSolver solver = new CandidateSolver(CandidateSolver.Limits.DEFAULT, new Monitor(token, progress -> {
      if (progress.done() == 3) {
        token.cancel();
      }
    }));
    Problem problem = MinimalTest.problem("orthodox", "k7/8/1K6/8/8/8/P5P1/7R w - - 0 1", "#1");
    new Improve(problem, MEASURE, new Improve.Request(1_000_000_000, 1000, 1), solver).search(_ -> {});
    assertTrue(solver.stops());
  }

  @Test
  void whatIsNotSoundIsRefused() {
    Problem cooked = MinimalTest.problem("orthodox", "k7/8/1K6/8/8/8/8/6QR w - - 0 1", "#1");
    assertEquals("the problem is cooked, not sound", assertThrows(InputException.class, () -> new Improve(
        cooked, MEASURE, new Improve.Request(10, 1, 1), MinimalTest.solver(1))).getMessage());
  }
}
