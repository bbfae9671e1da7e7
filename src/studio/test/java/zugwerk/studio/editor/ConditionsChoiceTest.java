package zugwerk.studio.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zugwerk.board.Setup;
import zugwerk.condition.Conditions;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.ConditionsChoice.Completion;

/** What the field of the conditions offers, and what it makes of the draft. */
class ConditionsChoiceTest {

  private final Workbench bench = new Workbench();
  private final ConditionsChoice choice = bench.conditions();

  private String text() {
    return ConditionsChoice.text(bench.draft().get());
  }

  private static List<String> completions(String typed) {
    return ConditionsChoice.completions(typed, false).stream().map(Completion::text).toList();
  }

  @Test
  void aChangeIsOneStepThatKeepsThePosition() {
    bench.paste("8/8/8/8/8/1K6/8/k6R w");
    Problem before = bench.draft().get();
    assertEquals("", choice.add("Mirror Circe, Madrasi"));
    assertEquals("Circe mirror, Madrasi", text());
    for (int square = 0; square < 64; square++) {
      assertEquals(before.setup().piece(square), bench.draft().get().setup().piece(square));
    }
    assertFalse(bench.draft().get().hasSameTaskAs(before), "results of other conditions do not hold");
    assertEquals("Change the conditions", bench.history().undoName().get());
    bench.history().undo();
    assertEquals(before, bench.draft().get());
  }

  @Test
  void whatCannotBeAddedIsExplainedAndChangesNothing() {
    choice.add("Circe");
    Problem before = bench.draft().get();
    assertTrue(choice.add("Madrsi").contains("did you mean Madrasi?"));
    assertTrue(choice.add("qqq").contains("'qqq' is unknown"));
    assertTrue(choice.add("Madrasi, Madrasi").contains("twice"));
    assertEquals(before, bench.draft().get());
  }

  @Test
  void theSameConditionGetsOtherOptions() {
    choice.add("Circe, Madrasi");
    choice.add("circe mirror");
    assertEquals("Circe mirror, Madrasi", text());
    choice.toggle(ConditionsChoice.of(bench.draft().get()).getFirst(), "rex inclusive");
    assertEquals("Circe rex inclusive mirror, Madrasi", text());
    choice.toggle(ConditionsChoice.of(bench.draft().get()).getFirst(), "mirror");
    assertEquals("Circe rex inclusive, Madrasi", text());
  }

  @Test
  void conditionsAreRemovedOneByOneOrAllAtOnce() {
    choice.add("Circe, Madrasi, Isardam");
    choice.remove(ConditionsChoice.of(bench.draft().get()).get(1));
    assertEquals("Circe, Isardam", text());
    choice.removeLast();
    assertEquals("Circe", text());
    choice.add("Madrasi");
    choice.clear();
    assertEquals("", text());
    choice.removeLast();
    assertEquals("", text());
  }

  @Test
  void anotherGameOrOtherSettingsKeepConditions() {
    choice.add("Circe");
    bench.play("hitpoint", "");
    assertEquals("Circe", text());
    bench.play("hitpoint", "scale;edge=50");
    assertEquals("scale;edge=50;conditions: Circe", bench.draft().get().variant().settings());
    bench.play("hitpoint", "scale;conditions: Madrasi");
    assertEquals("Madrasi", text());
    choice.clear();
    assertEquals("scale", bench.draft().get().variant().settings());
  }

  @Test
  void stateOfARemovedConditionIsDroppedWithAReport() {
    choice.add("Neutral pieces");
    bench.paste("4k3/8/8/8/8/8/2R5/K7 w - - 0 1 c2n");
    Setup neutral = bench.draft().get().setup();
    choice.clear();
    assertTrue(bench.games().carriedOver().get().contains("c2"), bench.games().carriedOver()::get);
    bench.history().undo();
    assertEquals(neutral, bench.draft().get().setup());
  }

  @Test
  void namesAreCompletedFromAnyPartOfThem() {
    assertEquals("Circe", completions("circ").getFirst());
    assertTrue(completions("circ").containsAll(List.of("Anticirce", "Mars Circe")));
    assertEquals("Patrol Chess", completions("Patrouille").getFirst(), "a word of Popeye");
    assertEquals(List.of("Maximummer"), completions("Längstz"), "a German name");
    assertEquals("Circe mirror", completions("MirrorCirce").getFirst());
    assertEquals(List.of(), completions(""));
    assertEquals(Conditions.all().size(), ConditionsChoice.completions("", true).size());
  }

  @Test
  void optionsAreCompletedBehindANameOrWithoutOne() {
    assertTrue(completions("Circe").containsAll(List.of("Circe mirror", "Circe rex inclusive")));
    assertEquals(List.of("Circe mirror"), completions("circe mi"));
    assertFalse(completions("circe mirror").contains("Circe mirror"), "it is there already");
    assertTrue(completions("mirr").contains("Circe mirror"));
  }

  @Test
  void theBeginningOfOneNameIsEnough() {
    assertEquals("", choice.add("isard"));
    assertEquals("Isardam", text());
    assertTrue(choice.add("anti").contains("unknown"), "several begin so");
  }

  @Test
  void aConditionOnSquaresWaitsForThem() {
    assertTrue(ConditionsChoice.completions("magic sq", false).getFirst().open());
    assertEquals("", choice.add("magic squares e5 d4"));
    assertEquals("Magic squares d4 e5", text());
  }
}
