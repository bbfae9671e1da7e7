package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Transformation;
import zugwerk.notation.Fen;
import zugwerk.notation.Replay;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.TransformedProblem;
import zugwerk.rules.Variant;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** What goes along when the board of a problem is changed as a whole. */
class TransformedProblemTest {

  private static Problem problem(String game, String fen, String... twins) {
    Variant variant = Variants.of(game);
    return Problem.of(variant, Fen.parse(variant, fen), Stipulation.parse("#2"))
        .withTask(task -> task.withTwinTexts(List.of(twins)));
  }

  /** The oracle: each twin of the transformed problem is the transformed twin, but for rights, which twins drop. */
  @ParameterizedTest
  @ValueSource(strings = {
      "bKe6-->d6", "c3-->d5, +bQe4", "wNc3<-->bKe6", "-wBd4", "-d4", "rotate 90", "rotate 180", "rotate 270",
      "mirror a1<-->h1", "mirror a1<-->a8", "mirror a1<-->h8", "mirror h1<-->a8", "mirror a8<-->h1",
      "shift a1==>b1", "shift h2==>g1",
      "rotate 90, shift a1==>b1, -wNd6", "black to move", "continued, mirror a1<-->h1", "stipulation #3"
  })
  void twinsAreTransformedWithTheirDiagram(String twin) {
    // All pieces stand in the middle, so that no shift loses one.
    Problem before = problem("orthodox", "8/8/4k3/8/3B4/2N2K2/8/8 w - - 0 1", twin);
    for (Transformation transformation : Transformation.all()) {
      Problem after = TransformedProblem.of(before, transformation);
      Setup expected = transformation.of(ProblemPart.of(before).get(1).problem().setup());
      assertEquals(Fen.format(expected), Fen.format(ProblemPart.of(after).get(1).problem().setup()),
          transformation + ": " + after.task().twinTexts());
    }
  }

  @Test
  void textsOfTwinsComeBackAsTheyWere() {
    List<String> twins = List.of("bKe6-->d6", "rotate 90, shift a1==>b1", "mirror a1<-->h1", "+wQe4, -wBd4",
        "continued, rotate 270");
    Problem before = problem("orthodox", "8/8/4k3/8/3B4/2N2K2/8/8 w - - 0 1", twins.toArray(String[]::new));
    Transformation left = Transformation.shift(-1, 0);
    Transformation right = Transformation.shift(1, 0);
    assertEquals(twins, TransformedProblem.of(TransformedProblem.of(before, left), right).task().twinTexts());
    Problem turned = before;
    for (int i = 0; i < 4; i++) {
      turned = TransformedProblem.of(turned, Transformation.ROTATE_90);
    }
    assertEquals(before, turned);
    assertEquals("mirror a1<-->h1, shift h1==>f1", TransformedProblem.of(before, left).task().twinTexts().get(2));
  }

  @Test
  void whatATwinRemembersGoesAlong() {
    Problem tiles = problem("cursed", "4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 e4w", "no state e4w, state b3b, state a1g");
    assertEquals(List.of("no state e5b, state b6w, state a8g"),
        TransformedProblem.of(tiles, Transformation.EXCHANGE_SIDES).task().twinTexts());
    Problem counters = problem("polypiece", "4k3/8/8/8/8/2N5/8/4K3 w - - 0 1", "state N1");
    assertEquals(List.of("state N1"),
        TransformedProblem.of(counters, Transformation.EXCHANGE_SIDES).task().twinTexts());
  }

  @Test
  void aTwinThatWouldLeaveTheBoardIsAReasonToRefuse() {
    Problem problem = problem("orthodox", "8/8/4k3/8/3B4/2N2K2/8/8 w - - 0 1", "bKe6-->h6");
    String fault = assertThrows(InputException.class,
        () -> TransformedProblem.of(problem, Transformation.shift(1, 0))).getMessage();
    assertTrue(fault.startsWith("twin b), 'bKe6-->h6': the content of h6"), fault);
    Problem mirrored = problem("orthodox", "8/8/1k6/8/3B4/1NK5/8/8 w - - 0 1", "mirror a1<-->h1, shift a1==>b1");
    assertThrows(InputException.class,
        () -> TransformedProblem.of(mirrored, Transformation.shift(1, 0)));
  }

  @Test
  void keysAndLinesGoAlongAsLongAsTheyCanBePlayed() {
    Problem morphy = problem("orthodox", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")
        .withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND))
            .withKeys(List.of("a1a6")).withLines(List.of("1.Ra6 bxa6 2.b7#")));
    Problem mirrored = TransformedProblem.of(morphy, Transformation.MIRROR_LEFT_RIGHT);
    assertEquals(List.of("h1h6"), mirrored.analysis().keys());
    assertEquals(List.of("1. Rh6 gxh6 2. g7#"), mirrored.analysis().lines());
    assertEquals(Optional.of(Soundness.SOUND), mirrored.analysis().claim());
    Problem sides = TransformedProblem.of(morphy, Transformation.EXCHANGE_SIDES);
    assertEquals(List.of("1... Ra3 2. bxa3 b2#"), sides.analysis().lines());
    assertEquals(Optional.of(Soundness.SOUND), sides.analysis().claim());
    Problem turned = TransformedProblem.of(morphy, Transformation.ROTATE_90);
    assertEquals(List.of(), turned.analysis().keys(), "a Pawn gives check now");
    assertEquals(List.of(), turned.analysis().lines());
    assertEquals(Optional.empty(), turned.analysis().claim(), "with Pawns it is another problem");
  }

  @Test
  void blacksOwnListsBecomeWhites() {
    Variant game = Variants.of("polypiece", "N=N/WD|WD/N");
    Setup setup = Fen.parse(game, "4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1 N1");
    Problem before =
        Problem.of(game, setup, Stipulation.parse("#2"))
            .withTask(task -> task.withTwinTexts(List.of("powers N=N/C|C/N")));
    Problem after = TransformedProblem.of(before, Transformation.EXCHANGE_SIDES);
    assertTrue(after.position().powers().contains("N=WD/N|N/WD"), after.position().powers());
    assertEquals(List.of("powers N=C/N|N/C"), after.task().twinTexts());
    assertEquals(1, after.setup().get(game.schema().offset(game.schema().slots().getFirst())
        + game.schema().type('N')));
    assertEquals(1, after.setup().get(Schema.SIDE_TO_MOVE));
    assertEquals(before, TransformedProblem.of(after, Transformation.EXCHANGE_SIDES));
  }

  @Test
  void bundledProblemsKeepTheirClaimsAndLinesWhenTheSidesAreExchanged() {
    for (String name : List.of("cheron-998-white", "loyd-excelsior")) {
      Problem before = ProblemFile.read(ProjectRoot.path("problems/orthodox/" + name + ".json"));
      Problem after = TransformedProblem.of(before, Transformation.EXCHANGE_SIDES);
      assertEquals(before.analysis().claim(), after.analysis().claim());
      assertEquals(before.analysis().lines().size(), after.analysis().lines().size());
      for (int i = 0; i < after.analysis().lines().size(); i++) {
        Setup end = Replay.play(before.variant(), before.setup(), before.analysis().lines().get(i));
        assertEquals(Transformation.EXCHANGE_SIDES.of(end),
            Replay.play(after.variant(), after.setup(), after.analysis().lines().get(i)));
      }
    }
  }
}
