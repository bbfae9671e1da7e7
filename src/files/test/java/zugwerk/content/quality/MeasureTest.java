package zugwerk.content.quality;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Transformation;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.TransformedProblem;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;

/** The measure: which difference between two positions makes which term, and what makes none. */
class MeasureTest {

  private static Quality quality(Problem problem, Weights weights) {
    return new Measure(weights).of(QualityTest.solved(problem), new CancelToken());
  }

  private static final String NEAR_MISSES =
      """
          Checking key      | orthodox | #2 | kbK5/1p6/1P6/8/8/p7/8/R7 w - - 0 1 | 1 | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1
          Capturing key     | orthodox | #2 | kbK5/1p6/1P6/8/8/p7/8/R7 w - - 0 1 | 1 | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1
          Promotion key     | orthodox | #1 | 6nb/5Ppk/6pp/8/8/8/8/K7 w - - 0 1 | 1 | 6nb/6pk/4N1pp/8/8/8/8/K7 w - - 0 1
          Flight-giving key | polypiece | #2 | 8/8/6n1/8/8/6K1/1b1B3Q/5k2 w - - 0 1 | 1 \
          | 8/8/3b2n1/8/8/6K1/3B3Q/5k2 w - - 0 1
          Flight-taking key | orthodox | #2 | 8/p7/k7/8/3K4/8/6Q1/8 w - - 0 1 | 2 | 8/p7/8/8/3K4/8/6Q1/2k5 w - - 0 1
          Variation         | orthodox | #2 | 8/p7/8/8/3K4/8/6Q1/2k5 w - - 0 1 | 1 | 8/p4B2/8/8/3K4/8/6Q1/2k5 w - - 0 1
          End               | orthodox | #2 | 8/p7/8/8/3K4/8/6Q1/2k5 w - - 0 1 | 1 | 8/p4B2/8/8/3K4/8/6Q1/2k5 w - - 0 1
          Model mate        | orthodox | #2 | k1K5/pp6/bP6/8/8/8/8/R7 w - - 0 1 | 1 | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1
          Ideal mate        | orthodox | #1 | 7k/8/6K1/8/8/8/8/R7 w - - 0 1 | 1 | 7k/8/6K1/8/8/8/7P/R7 w - - 0 1
          Pure mate         | orthodox | #2 | 8/p7/8/8/3K4/8/3N2Q1/2k5 w - - 0 1 | 1 | 8/p7/8/8/3K4/8/6Q1/2k5 w - - 0 1
          Mirror mate       | orthodox | #1 | 8/8/R7/8/3k4/8/8/K1R1R3 w - - 0 1 | 1 | 8/8/R7/2p5/3k4/8/8/K1R1R3 w - - 0 1
          Pin mate          | orthodox | #1 | 4k3/4q3/2P3P1/8/8/8/8/R3R2K w - - 0 1 | 1 | 4k3/4p3/2P3P1/8/8/8/8/R3R2K w - - 0 1
          Set answer        | orthodox | #2 | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 | 6 | kbK5/pp6/1P6/8/8/8/B7/R7 w - - 0 1
          Changed answer    | orthodox | #2 | kbK5/pp6/NP6/8/8/8/8/R7 w - - 0 1 | 1 | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1
          Try               | orthodox | #2 | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 | 1 | kbK5/pp6/1P6/8/8/8/B7/R7 w - - 0 1
          Twin              | orthodox | #1 | k7/8/1K6/8/8/8/8/7R w - - 0 1; wRh1-->g1 | 1 | k7/8/1K6/8/8/8/8/7R w - - 0 1
          Own rule          | polypiece | #2 | 3R4/8/R6B/8/2K5/8/P5B1/1k6 w - - 0 1 B1 | 1 \
          | orthodox #1 k7/8/1K6/8/8/8/8/7R w - - 0 1
          Own end           | polypiece | #2 | 3R4/8/R6B/8/2K5/8/P5B1/1k6 w - - 0 1 B1 | 2 \
          | orthodox #1 k7/8/1K6/8/8/8/8/7R w - - 0 1
          Dual              | orthodox | #2 | kbKR4/pp6/1P6/8/8/8/8/R7 w - - 0 1 | 1 | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1
          Early dual        | orthodox | #3 | 8/2Q5/8/3P4/p5K1/8/8/k7 w - - 0 1 | 1 | 1k6/2p5/8/2K5/8/7R/8/8 w - - 0 1
          Dual in a try     | orthodox | #2 | kbKR4/pp6/1P6/8/8/8/8/R7 w - - 0 1 | 1 | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1
          Extra threat      | orthodox | #2 | 8/p7/8/8/3K4/8/6Q1/2k5 w - - 0 1 | 3 | 8/p7/k7/8/3K4/8/6Q1/8 w - - 0 1
          Idle officer      | orthodox | #2 | kbK5/pp6/1P6/8/2R5/8/8/R7 w - - 0 1 | 1 | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1
          Symmetry          | orthodox | #1 | 3k4/8/3K4/8/8/1P3P2/2P1P3/R7 w - - 0 1 | 1 \
          | 3k4/8/3K4/8/8/1P4P1/2P1P3/R7 w - - 0 1
          Unprovided flight | polypiece | #2 | 8/8/3b2n1/8/8/6K1/5B1Q/5k2 w - - 0 1 | 1 \
          | 8/8/3b2n1/8/8/6K1/3B3Q/5k2 w - - 0 1
          Obtrusive piece   | orthodox | #1 | 7k/8/6K1/8/8/8/7B/R5B1 w - - 0 1 | 1 | 7k/8/6K1/8/8/8/8/R5BB w - - 0 1
          Superfluous piece | orthodox | #1 | 7k/8/6K1/8/8/8/7P/R7 w - - 0 1 | 1 | 7k/8/6K1/8/8/8/8/R7 w - - 0 1
          Replaceable Queen | orthodox | #1 | 7k/8/6K1/8/8/1Q6/8/8 w - - 0 1 | 1 | 7k/8/6K1/8/8/1R6/8/8 w - - 0 1
          Idle piece        | orthodox | #1 | 7k/8/6K1/8/8/8/7P/R7 w - - 0 1 | 1 | 7k/8/6K1/8/8/8/8/R7 w - - 0 1
          Unguarding key    | orthodox | #1 | 7k/R7/6K1/8/8/8/8/8 w - - 0 1 | 2 | 7k/8/6K1/8/8/8/8/R7 w - - 0 1
          Unprovided check  | orthodox | #2 | kbK5/pp6/qP6/8/8/8/8/R7 w - - 0 1 | 1 | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1
          """;

  private static int count(String game, String requested, String text, String name) {
    if (text.startsWith("orthodox #1 ")) {
      return count("orthodox", "#1", text.substring("orthodox #1 ".length()), name);
    }
    String[] parts = text.split("; ");
    Problem problem = QualityTest.problem(game, parts[0], requested)
        .withTask(task -> task.withTwinTexts(List.of(parts).subList(1, parts.length)));
    return QualityTest.MEASURE.of(QualityTest.solved(problem), new CancelToken()).count(WeightsTest.term(name));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = NEAR_MISSES)
  void eachTermIsThereOrNot(String name, String game, String requested, String with, int count, String without) {
    assertEquals(count, count(game, requested, with, name));
    assertEquals(0, count(game, requested, without, name));
  }

  @Test
  void everyTermIsTried() {
    Set<String> tried = NEAR_MISSES.lines().map(line -> line.split("\\|", 2)[0].strip())
        .collect(Collectors.toCollection(TreeSet::new));
    // A piece is always there; the others are tried in QualityTest.
    tried.addAll(List.of("Piece", "Force", "Own move", "Help capture"));
    assertEquals(QualityTerms.ALL.stream().map(Term::name).collect(Collectors.toCollection(TreeSet::new)), tried);
  }

  /** The name stands alone for one, and the number before several. */
  @Test
  void termsAreLabelledByTheirNumber() {
    for (Term term : QualityTerms.ALL) {
      assertEquals(term.name(), term.label().apply(1).toString());
      assertTrue(term.label().apply(12).toString().startsWith("12 "), term.name());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"orthodox/morphy-1856", "polypiece/original-1-knights", "poison/original-5-cure"})
  void theSumIsThatOfAllThatIsListedAndWeightsOfZeroGiveZero(String name) {
    Problem problem = ProblemFile.read(ProjectRoot.path("problems/" + name + ".json"));
    Solved solved = QualityTest.solved(problem);
    Quality quality = QualityTest.MEASURE.of(solved, new CancelToken());
    assertEquals(quality.points(), quality.worth().stream().mapToDouble(Quality.Entry::points).sum(), 1e-9);
    assertEquals(0, new Measure(WeightsTest.all("0")).of(solved, new CancelToken()).points());
    assertEquals(List.of(), new Measure(WeightsTest.all("0")).of(solved, new CancelToken()).worth());
    // Each thing counts once, up to once.
    Quality ones = new Measure(WeightsTest.all("1")).of(solved, new CancelToken());
    assertEquals(ones.worth().size(), ones.points());
    assertTrue(ones.worth().size() >= quality.worth().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"orthodox/mansfield-1917", "poison/original-5-cure", "shock/original-2-king",
      "hitpoint/original-22-ranks", "polypiece/original-3-echo"})
  void aMirrorImageIsWorthTheSame(String name) {
    Problem problem = ProblemFile.read(ProjectRoot.path("problems/" + name + ".json"));
    Problem mirrored = TransformedProblem.of(problem, Transformation.MIRROR_LEFT_RIGHT);
    assertTrue(mirrored.analysis().claim().isPresent(), "the image plays the same");
    assertEquals(points(quality(problem, Weights.bundled())), points(quality(mirrored, Weights.bundled())));
  }

  private static List<String> points(Quality quality) {
    return quality.entries().stream().map(entry -> entry.points() + " " + entry.label()).sorted().toList();
  }

  @Test
  void onlySoundProblemsAreMeasured() {
    Problem cooked = QualityTest.problem("orthodox", "k7/8/1K6/8/8/8/8/6QR w - - 0 1", "#1");
    assertEquals("only sound problems are measured, and this one is cooked", assertThrows(
        InputException.class, () -> quality(cooked, Weights.bundled())).getMessage());
  }
}
