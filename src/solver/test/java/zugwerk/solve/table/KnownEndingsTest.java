package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Side;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** Facts about orthodox endings that are known from elsewhere. */
class KnownEndingsTest {

  private final Variant variant = Variants.of("orthodox");

  private TableStatistics.Row row(String material, Side toMove) {
    return new Endgames(variant, SharedTables.folder(), 2)
        .statistics(Material.parse(variant.schema(), material), new Monitor())
        .rows().stream().filter(row -> row.toMove() == toMove).findFirst().orElseThrow();
  }

  private static int moves(Optional<TableStatistics.Longest> longest) {
    return longest.orElseThrow().outcome().moves();
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"KQvK,10", "KRvK,16", "KPvK,28", "KBNvK,33", "KRvKN,40", "KBvKN,1"})
  void longestMates(String material, int moves) {
    assertEquals(moves, moves(row(material, Side.WHITE).longestWin()));
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource({"KBBvK,19", "KQvKR,35", "KQvKB,17", "KQvKN,21", "KQvKQ,13", "KRvKB,29", "KRvKR,19"})
  void moreLongestMates(String material, int moves) {
    longestMates(material, moves);
  }

  @Test
  void rookEndingsByClarkesCount() {
    // Clarke 1977, in the copy of Bain and van Hoff: 28056 positions with Black to move, 2796 of them drawn.
    TableStatistics.Row black = row("KRvK", Side.BLACK);
    assertEquals(28056, black.positions());
    assertEquals(2796, black.drawn());
    assertEquals(16, moves(black.longestLoss()));
  }

  @Test
  void pawnEndingsAsInTheBitbasesOfEngines() {
    // 111282 wins with the Pawn on files a to d: the number that every program with this table finds.
    TableStatistics.Row white = row("KPvK", Side.WHITE);
    TableStatistics.Row black = row("KPvK", Side.BLACK);
    assertEquals(111282, white.won() + black.lost());
    assertEquals(62480, white.won());
  }

  @Test
  void twoKnightsDoNotWinByForce() {
    TableStatistics.Row white = row("KNNvK", Side.WHITE);
    assertEquals(1, moves(white.longestWin()));
  }
}
