package zugwerk.solve.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Tristate;
import zugwerk.solve.table.Material;
import zugwerk.solve.table.RandomEndings;
import zugwerk.solve.word.WordTables;
import zugwerk.variant.Variants;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** What the search for a win proves is what tables show, with fewer tables or none. */
class WinSearchTest {

  @ParameterizedTest
  @CsvSource({"orthodox, '', KQvKR, 30, 3", "polypiece, '', KQvKN, 20, 0", "polypiece, '', KNvKB, 20, 0",
      "polypiece, Phased, KRvKB, 20, 0"})
  void whatIsProvedIsTrue(String game, String lists, String pieces, int wins, int none) {
    Variant variant = Variants.of(game, lists);
    WordTables tables = new WordTables(variant, 0, 1, 1L << 28, new Meter(new Monitor()));
    WinSearch search = new WinSearch(variant, 0,
        position -> Long.bitCount(position.occupied()) > 3 ? Tristate.OPEN
            : tables.wins(position) ? Tristate.YES : Tristate.NO,
        new Meter(new Monitor()));
    Random random = new Random(4);
    int[] proved = new int[3];
    for (int i = 0; i < 150; i++) {
      Position position =
          Position.of(RandomEndings.any(variant, Material.parse(variant.schema(), pieces), random));
      Tristate found = search.wins(position, 300);
      if (found != Tristate.OPEN) {
        assertEquals(tables.wins(position), found == Tristate.YES, () -> Fen.format(position.setup()));
      }
      proved[found.ordinal()]++;
    }
    assertTrue(proved[0] >= wins && proved[1] >= none, proved[0] + " wins, " + proved[1] + " others");
  }

  @Test
  void mateAndStalemateNeedNoTables() {
    Variant variant = Variants.of("orthodox");
    WinSearch search = new WinSearch(variant, 0, _ -> Tristate.OPEN, new Meter(new Monitor()));
    assertEquals(Tristate.YES,
        search.wins(Position.of(Fen.parse(variant, "7k/6pp/8/8/8/8/R7/4K3 w - - 0 1")), 10));
    assertEquals(Tristate.YES,
        search.wins(Position.of(Fen.parse(variant, "7k/8/8/8/8/R7/1R6/4K3 b - - 0 1")), 10_000));
    assertEquals(Tristate.NO, search.wins(Position.of(Fen.parse(variant, "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1")), 10));
    assertEquals(Tristate.OPEN, search.wins(Position.of(Fen.parse(variant, "k7/8/1K6/8/8/8/8/8 b - - 0 1")), 100));
  }
}
