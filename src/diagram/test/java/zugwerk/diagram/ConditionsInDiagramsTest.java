package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Language;
import zugwerk.work.Texts;

class ConditionsInDiagramsTest {

  private static final String FEN = "7k/8/8/8/8/2b5/8/1N4K1 w - - 0 1 b1n";

  private static Diagram diagram(String game, String settings, String fen, Texts texts) {
    Variant variant = Variants.of(game, settings);
    return Diagram.of(Problem.of(variant, Fen.parse(variant, fen)), texts);
  }

  private static Diagram diagram(String game, String settings, String fen) {
    return diagram(game, settings, fen, Texts.ENGLISH);
  }

  @Test
  void captionsNameConditionsInTheLanguage() {
    Diagram diagram = diagram("orthodox", "conditions: Circe mirror, Magic squares d4", "7k/8/8/8/8/8/8/6K1 w");
    assertEquals("Circe mirror, Magic squares d4", diagram.game());
    assertEquals(List.of(), diagram.notes());
    Texts german = Texts.in(Language.GERMAN);
    String game = diagram("orthodox", "conditions: Magic squares d4", "7k/8/8/8/8/8/8/6K1 w", german).game();
    assertEquals(german.lang("Magic squares") + " d4", game);
    assertEquals("Hitpoint Chess, Circe", diagram("hitpoint", "conditions: Circe", "7k/8/8/8/8/8/8/6K1 w").game());
  }

  @Test
  void neutralPiecesAreCountedApart() {
    Diagram diagram = diagram("orthodox", "conditions: Neutral pieces", FEN);
    assertEquals("(1+2+1n)", diagram.piecesCount());
    assertTrue(TextWriter.write(diagram, false).contains("1  .=N ."), TextWriter.write(diagram, false));
  }
}
