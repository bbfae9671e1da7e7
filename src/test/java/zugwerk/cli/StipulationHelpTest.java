package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import zugwerk.solve.Goal;
import zugwerk.solve.Play;

/** The help of the command line and the help page list every play and every goal. */
class StipulationHelpTest {

  @Test
  void allAreListed() throws Exception {
    String page;
    try (InputStream in = Optional.ofNullable(Play.class.getResourceAsStream("/zugwerk/studio/help/stipulations.md"))
        .orElseThrow()) {
      page = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    assertTrue(page.contains("| `-1` |") && StipulationHelp.TEXT.contains(" -1,"));
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
