package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** A limit of solutions is never exceeded, whatever the play and the number of threads. */
class SolutionLimitTest {

  private static final Variant GAME = Variants.of("orthodox");

  private static Solution solve(String fen, String stipulation, long most, int threads) {
    SolveOptions.Limits usual = SolveOptions.DEFAULT.limits();
    return Solver.solve(GAME, Fen.parse(GAME, fen), Stipulation.parse(stipulation), SolveOptions.DEFAULT
        .within(new SolveOptions.Limits(threads, usual.time(), usual.nodes(), usual.megabytes(), most,
            usual.tablePositions())),
        new Monitor(), _ -> {});
  }

  /** The lines of a tree, each as one text. */
  private static Stream<String> lines(SolutionNode node, String before) {
    String text = before + " " + node.text();
    return node.replies().isEmpty() ? Stream.of(text) : node.replies().stream().flatMap(next -> lines(next, text));
  }

  private static List<String> lines(Solution solution) {
    return solution.keys().stream().flatMap(key -> lines(key, "")).toList();
  }

  @ParameterizedTest
  @CsvSource({
      "8/8/8/3k4/8/8/QQ6/K6R b - - 0 1, h#2",
      "8/8/8/2k5/8/8/1Q5Q/K6R w - - 0 1, h#1.5",
      "k7/8/2K5/8/8/8/6Q1/7R w - - 0 1, ser-#2",
      "8/8/8/8/8/3k4/7P/KQ5R b - - 0 1, ser-h#3",
      "k7/8/8/8/8/8/1Q6/K6R b - - 0 1, h=2",
  })
  void helpAndSeriesPlay(String fen, String stipulation) {
    Solution all = solve(fen, stipulation, Long.MAX_VALUE, 1);
    Set<String> known = new HashSet<>(lines(all));
    assertEquals(all.solutions(), known.size());
    assertTrue(known.size() > 3, known.toString());
    for (long most : new long[] {1, 2, 3, known.size() - 1}) {
      for (int threads : new int[] {1, 2, 4}) {
        Solution some = solve(fen, stipulation, most, threads);
        assertEquals(most, some.solutions(), stipulation + threads);
        assertEquals(most, new HashSet<>(lines(some)).size());
        assertTrue(known.containsAll(lines(some)), lines(some).toString());
        assertFalse(some.complete());
      }
    }
    Solution more = solve(fen, stipulation, known.size() + 1L, 2);
    assertTrue(more.complete());
    assertEquals(known, new HashSet<>(lines(more)));
  }

  @ParameterizedTest
  @CsvSource({"8/8/8/2k5/8/8/1Q5Q/K6R w - - 0 1, #3", "k7/8/1K6/8/8/8/8/6QR w - - 0 1, #2"})
  void keysOfDirectmates(String fen, String stipulation) {
    assertTrue(solve(fen, stipulation, Long.MAX_VALUE, 1).keys().size() > 3);
    for (long most : new long[] {1, 2, 3}) {
      for (int threads : new int[] {1, 2, 4}) {
        assertEquals(most, solve(fen, stipulation, most, threads).keys().size(), stipulation + threads);
      }
    }
  }
}
