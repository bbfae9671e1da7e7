package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import zugwerk.condition.Conditions;

class ConditionsCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int execute(String... arguments) {
    return CommandLineInterface.execute(new PrintWriter(out), new PrintWriter(err), arguments);
  }

  @Test
  void allConditionsAreListedWithTheirDefinitions() {
    assertEquals(0, execute("conditions"));
    Conditions.all().forEach(kind -> assertTrue(
        out.toString().contains(kind.name() + System.lineSeparator() + "  " + kind.definition()), kind.name()));
  }

  @Test
  void aPartOfANameSelects() {
    assertEquals(0, execute("conditions", "patrouille"));
    assertTrue(out.toString().startsWith("Patrol Chess"), out::toString);
    assertTrue(!out.toString().contains("Madrasi"), out::toString);
  }

  @Test
  void anUnknownNameIsAnsweredWithANearOne() {
    assertEquals(2, execute("conditions", "Madrsi"));
    assertTrue(err.toString().contains("did you mean Madrasi?"), err::toString);
    assertEquals(2, execute("solve", "--settings", "conditions: Cirse", "--stipulation", "#2"));
    assertTrue(err.toString().contains("did you mean Circe?"), err::toString);
  }

  @Test
  void theNamesThatShellsCompleteAreRead() {
    new ConditionsCommand.Names().forEach(name -> assertEquals(1, Conditions.read(name).size(), name));
  }

  @Test
  void bothShellsCompleteThem() {
    execute("completion", "bash");
    execute("completion", "zsh");
    assertEquals(2, out.toString().split("MagicSquares|Magicsquares", -1).length - 1);
  }
}
