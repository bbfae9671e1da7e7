package zugwerk.studio.versions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.Version;
import zugwerk.rules.Variant;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;

/** A few words say what was changed. */
class VersionTextTest {

  private static Problem problem(String fen) {
    return problem("", fen);
  }

  private static Problem problem(String settings, String fen) {
    Variant orthodox = Variants.of("orthodox", settings);
    return Problem.of(orthodox, Fen.parse(orthodox, fen), Stipulation.parse("#2"));
  }

  private static final Problem BASE = problem("k7/8/1K6/8/8/8/8/Q6R w - - 0 1");

  @Test
  void changesAreWrittenInShort() {
    assertEquals("+bPc6", VersionText.difference(BASE, problem("k7/8/1Kp5/8/8/8/8/Q6R w - - 0 1")));
    assertEquals("wQa1→b2", VersionText.difference(BASE, problem("k7/8/1K6/8/8/8/1Q6/7R w - - 0 1")));
    assertEquals("wQa1↔wRh1", VersionText.difference(BASE, problem("k7/8/1K6/8/8/8/8/R6Q w - - 0 1")));
    assertEquals("-wQa1, -wRh1", VersionText.difference(BASE, problem("k7/8/1K6/8/8/8/8/8 w - - 0 1")));
    assertEquals("-wQa1, -wRh1 +1", VersionText.difference(BASE, problem("k7/8/1K6/8/8/8/8/8 b - - 0 1")));
    assertEquals("h#3", VersionText.difference(BASE, BASE.withTask(task -> task.withStipulationText("h#3"))));
    assertEquals("twins",
        VersionText.difference(BASE, BASE.withTask(task -> task.withTwinTexts(List.of("wQa1-->a2")))));
    assertEquals("2 solutions", VersionText.difference(BASE, BASE.withTask(task -> task.withSolutions(2))));
    assertEquals("(3+1)", VersionText.difference(BASE, BASE.withTask(task -> task.withStipulationText(""))));
    Variant poison = Variants.of("poison", "");
    assertEquals(poison.title(), VersionText.difference(BASE, Problem.of(poison, Setup.empty(poison.schema()))));
  }

  @Test
  void changedConditionsAreNamed() {
    Problem circe = problem("conditions: Circe", "k7/8/1K6/8/8/8/8/Q6R w - - 0 1");
    assertEquals("Circe", VersionText.difference(BASE, circe));
    assertEquals("no conditions", VersionText.difference(circe, BASE));
  }

  @Test
  void aVersionHasALineForMenus() {
    Version first = new Version(1, 0, "", true, Optional.of(Soundness.SOUND), "Sound", Optional.of(12.5), BASE);
    Version second = new Version(2, 1, "Bare", false, Optional.empty(), "", Optional.empty(),
        problem("k7/8/1K6/8/8/8/8/Q7 w - - 0 1"));
    assertEquals("1: #2 (3+1), Sound", VersionText.line(first, Optional.empty()));
    assertEquals("Bare: -wRh1", VersionText.line(second, Optional.of(first)));
    assertEquals("12.5", VersionText.points(first));
    assertEquals("", VersionText.points(second));
  }
}
