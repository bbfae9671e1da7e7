package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import zugwerk.solve.Goal;
import zugwerk.solve.Play;
import zugwerk.solve.Stipulation;

/** The help of the command line, the help page and the schema of problem files have every play and every goal. */
class StipulationHelpTest {

  private static String resource(String name) throws IOException {
    try (InputStream in = Optional.ofNullable(Play.class.getResourceAsStream(name)).orElseThrow()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void theSchemaTakesAll() throws Exception {
    Pattern pattern = Pattern.compile(new ObjectMapper().readTree(resource("/zugwerk/file/problem.schema.json"))
        .path("properties").path("stipulation").path("pattern").asText());
    for (Play play : Play.counted().toList()) {
      for (Goal.Kind goal : Goal.kinds()) {
        String sign = goal.sign() + (goal == Goal.Kind.TARGET ? "e4" : "");
        String own = play.endsForEither() ? "(" + sign + ")" : "";
        for (String exact : List.of("", "exact-")) {
          String text = exact + play.prefix() + own + sign + "3";
          assertTrue(pattern.matcher(text).matches(), text);
          Stipulation.parse(text);
          assertFalse(pattern.matcher(text.replace("3", "")).matches() && text.length() > 2, text);
        }
      }
    }
  }

  @Test
  void allAreListed() throws Exception {
    String page = resource("/zugwerk/studio/help/stipulations.md");
    assertTrue(page.contains("| `-1` |") && StipulationHelp.TEXT.contains(" -1."));
    assertTrue(page.contains("| `dia9.0` |") && StipulationHelp.TEXT.contains(" dia9.0,"));
    for (Play play : Play.counted().toList()) {
      assertTrue(page.contains("| `" + play.prefix() + "#n` |"), play.name());
      String listed = play.prefix().isEmpty() ? "none for direct play" : play.prefix();
      assertTrue(StipulationHelp.TEXT.matches("(?s).*[ (]" + listed + "[,) ].*"), play.name());
    }
    for (Goal.Kind goal : Goal.kinds()) {
      assertTrue(page.contains("| `" + goal.sign() + (goal == Goal.Kind.TARGET ? "e4" : "") + "` |"), goal.name());
      assertTrue(StipulationHelp.TEXT.contains(goal.sign().replace("%", "%%")), goal.name());
    }
  }
}
