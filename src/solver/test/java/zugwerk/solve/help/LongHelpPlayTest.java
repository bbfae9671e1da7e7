package zugwerk.solve.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.solver.Solver;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** Help play of more moves than the distances of pieces are counted up to. */
class LongHelpPlayTest {

  private static final Variant GAME = Variants.of("orthodox");

  private static Solution solve(String fen, String stipulation, long nodes) {
    SolveOptions.Limits usual = SolveOptions.DEFAULT.limits();
    return Solver.solve(GAME, Fen.parse(GAME, fen), Stipulation.parse(stipulation), SolveOptions.DEFAULT
        .within(new SolveOptions.Limits(1, usual.time(), nodes, usual.megabytes(), 1, usual.tablePositions())),
        new Monitor(), _ -> {});
  }

  @ParameterizedTest
  @ValueSource(ints = {12, 13, 14, 15, 16, 20, 26, 27, 40, 99})
  void theSearchStopsAtItsLimit(int moves) {
    assertFalse(solve(GAME.start(), "h#" + moves, 20_000).complete());
    assertFalse(solve("k7/p7/8/8/8/8/7P/7K b - - 0 1", "h#" + moves, 20_000).complete());
    assertFalse(solve("k7/p7/8/8/8/8/7P/7K b - - 0 1", "h=" + moves, 20_000).complete());
  }

  @ParameterizedTest
  @ValueSource(ints = {14, 16, 20})
  void longPlayFindsASolution(int moves) {
    assertEquals(1, solve("k7/8/8/8/8/8/P7/K7 b - - 0 1", "h#" + moves, 30_000_000).solutions());
  }
}
