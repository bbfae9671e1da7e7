package zugwerk.content.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** Which themes a report shows first. */
class EssentialThemesTest {

  private static ContentReport report(Problem problem) {
    return ContentReport.of(Solved.solve(problem, SolveOptions.DEFAULT.showing(true,
        SolveOptions.Tries.ONE_REFUTATION), new Monitor()), new CancelToken());
  }

  private static ContentReport report(String name) {
    return report(ProblemFile.read(ProjectRoot.path("problems/" + name + ".json")));
  }

  private static ContentReport report(String stipulation, String fen) {
    return report(Problem.of(Variants.of("orthodox"), Fen.parse(Variants.of("orthodox"), fen),
        Stipulation.parse(stipulation)));
  }

  @Test
  void aThemeOfTwoVariationsIsEssentialAndWhatItImpliesIsNot() {
    ContentReport corrias = report("orthodox/corrias-1917");
    assertTrue(corrias.essentialNames().contains("Grimshaw"), corrias.text());
    assertTrue(corrias.incidentalNames().containsAll(List.of("Threat", "Interference")), corrias.text());
    assertTrue(corrias.text().contains("\nAlso: ") || corrias.text().startsWith("Also: "), corrias.text());
    assertFalse(corrias.text().contains("Interference: "), corrias.text());
  }

  /** By B. Delobel, Problemesis 2005: the key changes a mate; one variation blocks a flight. */
  @Test
  void aThemeOfOneVariationIsIncidentalUnlessTheKeyShowsIt() {
    ContentReport report = report("#2", "5N2/4p3/1Pp5/K1k2b2/3R4/2B5/5b1q/6Q1 w - - 0 1");
    assertEquals(List.of("Changed mates"), report.essentialNames());
    assertTrue(report.incidentalNames().containsAll(List.of("Selfblock", "Pure mate")), report.text());
  }

  /** By Z. Modlitba, Moravskoslezský šach 1995-96: threats and answers change places in a cycle. */
  @Test
  void aCycleImpliesChangesOfItsMoves() {
    ContentReport report = report("#2", "2R3n1/2Bp4/K1pR1p2/2Pp1P2/3k3N/1Pp1pB2/4P3/2Q5 w - - 0 1");
    assertTrue(report.essentialNames().contains("Shedey"), report.text());
    assertTrue(report.incidentalNames().containsAll(List.of("Changed mates", "Transferred mates", "Pseudo Le Grand")),
        report.text());
  }

  @Test
  void inHelpPlayAThemeIsEssentialInSeveralSolutionsOrInTheOnlyOne() {
    ContentReport two = report("cursed/original-13-knight");
    assertTrue(two.incidentalNames().contains("Switchback"), two.text());
    assertTrue(two.essentialNames().contains("Same-square play"), two.text());
    ContentReport one = report("polypiece/original-5-turn");
    assertEquals(List.of("Model mate"), one.essentialNames());
  }

  @Test
  void fieldsSayWhichThemesAreEssentialAndListThemFirst() {
    ContentReport report = report("orthodox/corrias-1917");
    List<?> themes = (List<?>) report.fields().get("themes");
    List<Object> essential = themes.stream().map(theme -> (Object) ((Map<?, ?>) theme).get("essential")).toList();
    assertTrue(essential.contains(true) && essential.contains(false), essential.toString());
    assertEquals(essential.lastIndexOf(true) + 1, essential.indexOf(false));
    assertEquals(report.themes().size(), themes.size());
  }
}
