package zugwerk.solve.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.PlainGame;
import zugwerk.solve.PlainSolver;
import zugwerk.solve.Play;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.RandomProblems;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** How near positions come to a solution, counted again defence by defence with the plain solver. */
class NearnessTest {

  private static final int MOST = 9;

  private static int near(Variant variant, Setup setup, String text, long nodes) {
    return Nearness.refutations(
        variant, setup, Stipulation.parse(text), false, MOST, new Meter(new Monitor(), SolveOptions.NO_LIMIT, nodes));
  }

  /** The same, by definition. */
  private static int plainly(Variant variant, Setup setup, String text) {
    Stipulation stipulation = Stipulation.parse(text);
    PlainGame<Position> game = new PlainGame.Quick(variant);
    PlainSolver<Position> solver = new PlainSolver<>(game, stipulation);
    Position start = Position.of(setup);
    if (stipulation.play() == Play.REFLEX && solver.canReach(start)) {
      return MOST;
    }
    int moves = stipulation.moves() - 1;
    int least = MOST;
    for (Position after : game.successors(start).values()) {
      Map<String, Position> replies = game.successors(after);
      int open = (int) replies.values().stream()
          .filter(reply -> !solver.ended(reply) && !(moves > 0 && solver.mayWin(reply, moves))).count();
      if (solver.forced(after, moves)) {
        least = 0;
      } else if (open < replies.size()) {
        least = Math.min(least, open);
      }
    }
    return least;
  }

  @ParameterizedTest
  @CsvSource({"orthodox, #1", "cursed, #2", "hitpoint, #2", "shock, =2", "orthodox, s#1", "poison, s#1", "shock, s#1",
      "hitpoint, s=1", "hitpoint, r#1", "shock, exact-s#1"})
  void defencesThatNothingMeetsAreCounted(String game, String text) {
    Variant variant = Variants.of(game);
    RandomProblems problems = new RandomProblems(variant, 5);
    for (int i = 0; i < (text.endsWith("2") ? 4 : 12); i++) {
      Setup setup = text.startsWith("#") || text.startsWith("=") ? problems.direct() : problems.self(3, 1);
      int near = near(variant, setup, text, Long.MAX_VALUE);
      assertEquals(plainly(variant, setup, text), near, Fen.format(setup));
    }
  }

  @Test
  void checksCanBeLeftOut() {
    Variant orthodox = Variants.of("orthodox");
    // The mate is a check.
    Setup setup = Fen.parse(orthodox, "k7/8/1K6/8/8/8/8/7R w - - 0 1");
    Stipulation mate = Stipulation.parse("#1");
    assertEquals(0, Nearness.refutations(orthodox, setup, mate, false, MOST, new Meter(new Monitor())));
    assertEquals(MOST, Nearness.refutations(orthodox, setup, mate, true, MOST, new Meter(new Monitor())));
  }

  @Test
  void whatTakesTooLongIsFarAway() {
    Variant orthodox = Variants.of("orthodox");
    Setup setup = Fen.parse(orthodox, "2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - - 0 1");
    assertEquals(MOST, near(orthodox, setup, "#4", 3_000));
  }

  @Test
  void positionsAreCheckedAndMovesCounted() {
    Variant orthodox = Variants.of("orthodox");
    Meter meter = new Meter(new Monitor());
    Setup noKing = Fen.parse(orthodox, "8/8/8/8/8/8/8/K6R w - - 0 1");
    assertEquals("Black has no King", assertThrows(InputException.class,
        () -> Nearness.refutations(orthodox, noKing, Stipulation.parse("#1"), false, MOST, meter)).getMessage());
    Nearness.refutations(orthodox, Fen.parse(orthodox, "k7/8/1K6/8/8/8/8/7R w - - 0 1"), Stipulation.parse("#1"), false,
        MOST, meter);
    assertTrue(meter.nodes() > 0);
  }

  @Test
  void helpPlayHasNoDefences() {
    Variant orthodox = Variants.of("orthodox");
    Setup setup = Fen.parse(orthodox, "7k/8/5KR1/8/8/8/8/8 b - - 0 1");
    assertThrows(IllegalArgumentException.class, () -> near(orthodox, setup, "h#1", Long.MAX_VALUE));
  }
}
