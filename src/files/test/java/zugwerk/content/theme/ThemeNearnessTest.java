package zugwerk.content.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.content.Content;
import zugwerk.content.quality.Measure;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

class ThemeNearnessTest {

  private static Content content(String name) {
    Problem problem = ProblemFile.read(ProjectRoot.path("problems", "orthodox", name + ".json"));
    Solved solved = Solved.solve(problem, SolveOptions.DEFAULT.showing(Measure.SHOWN), new Monitor());
    return Content.of(solved, new CancelToken());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ellerman-1925", "mansfield-1917", "guidelli-1917", "original-13-star"})
  void onlyThemesThatAreEssentialByThemselvesAreReached(String name) {
    Content content = content(name);
    for (Theme theme : Themes.ALL) {
      double nearness = ThemeNearness.of(theme, content);
      List<ThemeFinding> findings = theme.in(content);
      boolean essential = Essentials.of(content, findings).contains(theme);
      assertTrue(nearness >= 0 && nearness <= 1, theme.name());
      assertEquals(essential, nearness == 1, theme.name());
      assertTrue(findings.isEmpty() || nearness >= 0.8, theme.name());
    }
  }
}
