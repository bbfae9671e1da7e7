package zugwerk.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.rules.Move;
import zugwerk.work.InputException;

/** Options change one at a time, and limits have a least value. */
class SolveOptionsTest {

  private static SolveOptions.Limits limits(int threads, long seconds, long nodes, int megabytes, long solutions,
      long positions) {
    return new SolveOptions.Limits(threads, Duration.ofSeconds(seconds), nodes, megabytes, solutions, positions);
  }

  @Test
  void theLeastLimitsAreAllowed() {
    assertEquals(limits(1, 1, 1, 1, 1, 0), limits(1, 1, 1, 1, 1, 0));
    assertEquals(1, SolveOptions.DEFAULT.stating(1).solutions());
  }

  @ParameterizedTest
  @CsvSource({"0, 1, 1, 1, 1, 0, 'the number of threads must be at least 1, not 0'",
      "1, 0, 1, 1, 1, 0, the time limit must be above 0",
      "1, -1, 1, 1, 1, 0, the time limit must be above 0",
      "1, 1, 0, 1, 1, 0, 'the limit of moves must be at least 1, not 0'",
      "1, 1, 1, 0, 1, 0, 'the memory limit must be at least 1 MiB, not 0'",
      "1, 1, 1, 1, 0, 0, 'the limit of solutions must be at least 1, not 0'",
      "1, 1, 1, 1, 1, -1, 'the limit of table positions must be at least 0, not -1'"})
  void lessIsRefused(int threads, long seconds, long nodes, int megabytes, long solutions, long positions,
      String message) {
    assertEquals(message, assertThrows(InputException.class,
        () -> limits(threads, seconds, nodes, megabytes, solutions, positions)).getMessage());
  }

  @Test
  void atLeastOneSolutionIsStated() {
    assertEquals("the stated number of solutions must be at least 1, not 0",
        assertThrows(InputException.class, () -> SolveOptions.DEFAULT.stating(0)).getMessage());
  }

  @Test
  void eachChangeLeavesTheRestAsItWas() {
    SolveOptions.Shown shown = new SolveOptions.Shown(true, SolveOptions.Tries.ALL, false, false);
    Optional<Move> first = Optional.of(new Move.Pass());
    SolveOptions options = new SolveOptions(shown, limits(2, 3, 4, 5, 6, 7), 8, first);
    assertEquals(new SolveOptions(shown, limits(9, 3, 4, 5, 6, 7), 8, first), options.threads(9));
    assertEquals(new SolveOptions(shown, limits(2, 9, 4, 5, 6, 7), 8, first), options.time(Duration.ofSeconds(9)));
    assertEquals(new SolveOptions(shown, limits(2, 3, 4, 5, 6, 9), 8, first), options.tablePositions(9));
    assertEquals(new SolveOptions(shown, limits(2, 3, 4, 5, 6, 7), 9, first), options.stating(9));
    assertEquals(new SolveOptions(shown, limits(1, 1, 1, 1, 1, 1), 8, first), options.within(limits(1, 1, 1, 1, 1, 1)));
    assertEquals(new SolveOptions(shown, limits(2, 3, 4, 5, 9, 7), 8, first), options.stoppingAfter(9));
    assertEquals(limits(2, 3, 4, 5, 6, 9), limits(2, 3, 4, 5, 6, 7).withTables(9));
    Move other = new Move.Castling(4, 6);
    assertEquals(new SolveOptions(shown, limits(2, 3, 4, 5, 6, 7), 8, Optional.of(other)), options.after(other));
    assertEquals(new SolveOptions(new SolveOptions.Shown(false, SolveOptions.Tries.NONE, false, false),
        limits(2, 3, 4, 5, 6, 7), 8, first), options.showing(false, SolveOptions.Tries.NONE));
  }

  @Test
  void problemsThatAreSolvedAtATimeShareTheMemory() {
    SolveOptions.Limits usual = SolveOptions.DEFAULT.limits();
    assertEquals(new SolveOptions.Limits(1, Duration.ofSeconds(5), usual.nodes(), usual.megabytes() / 4,
        usual.solutions(), usual.tablePositions()), SolveOptions.Limits.shared(4, Duration.ofSeconds(5)));
    assertEquals(100, SolveOptions.Limits.share(800, 8));
    assertEquals(SolveOptions.Limits.share(1, 1), SolveOptions.Limits.share(800, 800), "the least that is of use");
    assertEquals(Integer.MAX_VALUE, SolveOptions.Limits.share(Long.MAX_VALUE, 1));
  }
}
