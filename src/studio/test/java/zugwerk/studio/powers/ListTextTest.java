package zugwerk.studio.powers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.betza.BetzaException;
import zugwerk.variant.Variants;

/** Lists as people write them. */
class ListTextTest {

  private static String fault(String text) {
    ListText lists = new ListText(text);
    return lists.locate(assertThrows(BetzaException.class, () -> Variants.of("polypiece", lists.settings())));
  }

  @Test
  void linesSpacesAndSemicolonsAreTheSame() {
    assertEquals("N=N/WD;R=R/NN", new ListText("  N=N/WD\r\n\r\n R=R/NN \n").settings());
    assertEquals("N=N/WD;R=R/NN", new ListText("N=N/WD;\nR=R/NN").settings());
    assertEquals("N=N/WD;R=R/NN", new ListText("N=N/WD;R=R/NN").settings());
    assertEquals("", new ListText(" \n ").settings());
    assertEquals("N=N\nR=R", ListText.lines("N=N;R=R"));
  }

  @ParameterizedTest
  @CsvSource({
      "N=N/fxN, place 6: unknown modifier 'x'",
      "K=K#N=N/fxN, 'line 2, place 6: unknown modifier ''x'''",
      "K=K##  N=N/fxN, 'line 3, place 8: unknown modifier ''x'''",
      "K=K;N=N/fxN, place 10: unknown modifier 'x'",
      "N=N/, place 5: the expression is empty",
      "N=N/#R=R, 'line 1, place 5: the expression is empty'",
      "X=N, 'place 1: unknown type ''X''; the types are KQRBNP'"})
  void faultsAreFoundWhereTheyWereWritten(String text, String fault) {
    assertEquals(fault, fault(text.replace('#', '\n')));
  }
}
