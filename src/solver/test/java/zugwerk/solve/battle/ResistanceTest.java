package zugwerk.solve.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.solver.Solver;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

class ResistanceTest {

  private static final Variant GAME = Variants.of("orthodox");
  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

  private static Resistance to(Variant game, String fen, String stipulation, String move) {
    Setup setup = Fen.parse(game, fen);
    return Resistance.to(game, setup, Stipulation.parse(stipulation),
        new MoveText(game).read(Position.of(setup), move), SolveOptions.DEFAULT, new Meter(new Monitor()));
  }

  @Test
  void everyDefenceToTheKeyFailsInOneMove() {
    Resistance resistance = to(GAME, MORPHY, "#2", "Ra6");
    assertTrue(resistance.solves());
    assertFalse(resistance.goal());
    assertEquals(7, resistance.defences().size());
    assertTrue(resistance.defences().stream().allMatch(defence -> defence.moves().equals(OptionalInt.of(1))));
  }

  @Test
  void oneDefenceRefutesTheTry() {
    Resistance resistance = to(GAME, MORPHY, "#2", "Ra5");
    assertFalse(resistance.solves());
    assertEquals(List.of("a7a6"), resistance.defences().stream().filter(Resistance.Defence::refutes)
        .map(defence -> LongForm.of(GAME.schema(), defence.move())).toList());
  }

  @Test
  void nothingDefendsAgainstMate() {
    Resistance resistance = to(GAME, "k1K5/pp6/RP6/8/8/8/7b/8 w - - 0 1", "#1", "Rxa7");
    assertTrue(resistance.goal());
    assertTrue(resistance.solves());
    assertEquals(List.of(), resistance.defences());
  }

  @Test
  void aStalemateSolvesNothing() {
    assertFalse(to(GAME, "k7/2K5/8/8/8/8/8/1Q6 w - - 0 1", "#2", "Qb6").solves());
  }

  /** The whole solution says the same about every first move. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 | #2", "orthodox | 7k/8/5K2/8/8/8/8/6Q1 w - - 0 1 | r#2",
      "orthodox | 8/8/8/8/7p/2Q5/5k1N/5B1K w - - 0 1 | s#2", "shock | 5G2/8/8/8/8/2K5/8/2k5 w - - 0 1 - | s#2",
      "orthodox | 7k/8/5K2/8/8/8/8/R7 w - - 0 1 | s#2", "orthodox | 7k/8/4K3/8/8/8/8/6Q1 w - - 0 1 | semi-r#2",
      "orthodox | r5k1/p7/8/8/8/8/6PP/7K b - - 0 1 | s#2", "orthodox | 7k/8/5K2/8/8/8/8/6Q1 w - - 0 1 | #3",
      "orthodox | 7k/8/5K2/8/8/8/8/6Q1 w - - 0 1 | exact-#2", "orthodox | 7k/8/5K2/8/8/8/8/6Q1 w - - 0 1 | =2",
      "polypiece | 3R4/8/R6B/8/2K5/8/P5B1/1k6 w - - 0 1 B1 | #2"
  })
  void agreesWithTheSolution(String id, String fen, String stipulation) {
    Variant game = Variants.of(id);
    Setup setup = Fen.parse(game, fen);
    Stipulation task = Stipulation.parse(stipulation);
    Solution solution = Solver.solve(game, setup, task, SolveOptions.DEFAULT, new Monitor());
    List<Move> keys = solution.keys().stream().map(SolutionNode::move).toList();
    for (Move move : new MoveText(game).legal(Position.of(setup))) {
      Resistance resistance =
          Resistance.to(game, setup, task, move, SolveOptions.DEFAULT, new Meter(new Monitor()));
      assertEquals(keys.contains(move), resistance.solves(), LongForm.of(game.schema(), move));
    }
    int least = solution.lengths().stream().mapToInt(length -> length).min().orElse(0);
    List<String> shortest = solution.keys().stream()
        .filter(key -> solution.lengths().get(solution.keys().indexOf(key)) == least)
        .map(key -> LongForm.of(game.schema(), key.move())).sorted().toList();
    assertEquals(shortest, Resistance.shortest(game, setup, task, SolveOptions.DEFAULT, new Meter(new Monitor()))
        .stream().map(move -> LongForm.of(game.schema(), move)).toList());
  }

  @Test
  void helpPlayHasNoDefences() {
    assertThrows(InputException.class, () -> to(GAME, MORPHY, "h#2.5", "Ra6"));
  }
}
