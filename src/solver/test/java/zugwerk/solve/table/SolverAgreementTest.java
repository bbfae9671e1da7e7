package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.solver.Solver;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** The mate solver finds just those mates that the tables promise, with the same keys. */
@Tag("slow")
class SolverAgreementTest {

  private static final int MOVES = 3;

  @Tag("long")
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"polypiece '' KNNvK", "polypiece N=N/WD|WD/N KRNvK"})
  void shortMatesInLargeTables(String game, String lists, String pieces) {
    shortMates(game, lists, pieces);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"orthodox '' KQvKR", "polypiece R=R/NN KRvK"})
  void shortMates(String game, String lists, String pieces) {
    Variant variant = Variants.of(game, lists);
    Endgames endgames = new Endgames(variant, SharedTables.folder(), 2);
    Random random = new Random(5);
    int mates = 0;
    for (int i = 0; i < 60; i++) {
      Setup setup = RandomEndings.near(variant, Material.parse(variant.schema(), pieces), random);
      Answer answer = endgames.answer(setup, new Monitor());
      Solution solution = Solver.solve(
          variant, setup, Stipulation.parse("#" + MOVES), SolveOptions.DEFAULT, new Monitor());
      boolean mate = answer.outcome().kind() == Outcome.Kind.WIN && answer.outcome().moves() <= MOVES;
      assertEquals(mate ? OptionalInt.of(answer.outcome().moves()) : OptionalInt.empty(), solution.shortest(),
          () -> Fen.format(setup));
      assertEquals(answer.moves().stream().filter(move -> move.outcome().kind() == Outcome.Kind.WIN
          && move.outcome().moves() <= MOVES).count(), solution.keys().size(), () -> Fen.format(setup));
      mates += mate ? 1 : 0;
    }
    assertTrue(mates > 3, "only " + mates + " mates");
  }
}
