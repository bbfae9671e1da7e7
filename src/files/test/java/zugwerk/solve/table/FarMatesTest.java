package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.file.EndingFigures;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** Mates that are farther away than scores can express: which side mates is known all the same. */
class FarMatesTest {

  @TempDir
  private static Path folder;

  private static void agree(String game, String pieces, int mostPlies, int positions) {
    Variant variant = Variants.of(game);
    Endgames exact = new Endgames(variant, folder.resolve("exact"), 2);
    Endgames near = new Endgames(variant, folder.resolve("near" + mostPlies), 2, Long.MAX_VALUE, mostPlies);
    Monitor control = new Monitor();
    Random random = new Random(11);
    int far = 0;
    for (int i = 0; i < positions; i++) {
      Setup setup = RandomEndings.any(variant, Material.parse(variant.schema(), pieces), random);
      Outcome expected = exact.outcome(setup, control);
      Outcome found = near.outcome(setup, control);
      assertEquals(expected.kind(), found.kind(), () -> Fen.format(setup));
      boolean isFar = expected.moves() > (mostPlies + (expected.kind() == Outcome.Kind.WIN ? 1 : 0)) / 2;
      assertEquals(isFar, found.isAtLeast(), () -> Fen.format(setup) + " " + expected + " " + found);
      if (!isFar) {
        assertEquals(expected, found, () -> Fen.format(setup));
      }
      far += isFar ? 1 : 0;
    }
    assertTrue(far > positions / 100, "only " + far + " far mates");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox KRvK 12", "orthodox KRvK 13", "orthodox KPvK 20", "orthodox KQvKR 25", "polypiece KNvK 40",
      "polypiece KPvK 21", "polypiece KPvK 0"})
  void whoMatesIsKnown(String game, String pieces, int mostPlies) {
    agree(game, pieces, mostPlies, 3000);
  }

  /** With captures en passant. */
  @Test
  @Tag("long")
  void withPawnsOnBothSides() {
    agree("orthodox", "KPvKP", 20, 20_000);
  }

  @Test
  void figuresOfEndingsShowThatTheLongestMateMayBeLonger() {
    Variant variant = Variants.of("orthodox");
    Endgames near = new Endgames(variant, folder.resolve("near12"), 2, Long.MAX_VALUE, 12);
    for (EndingFigures row : EndingFigures.of(near, Material.parse(variant.schema(), "KRvK"), new Monitor())) {
      assertTrue(row.longest().orElseThrow().outcome().isAtLeast());
      String length = row.toMove() == Side.WHITE ? "126+" : "125+";
      assertTrue(EndingFigures.text(List.of(row)).contains("\t" + length + "\t"), EndingFigures.text(List.of(row)));
      assertTrue(EndingFigures.json(List.of(row)).contains("\"atLeast\":true"), EndingFigures.json(List.of(row)));
    }
  }

  @Test
  void theyAreWrittenWithAPlus() {
    assertEquals("win 126+", Outcome.of(Score.FAR_WIN).toString());
    assertEquals("loss 125+", Outcome.of(Score.FAR_LOSS).toString());
    assertEquals("win 125", Outcome.of(Score.of(Score.MOST_PLIES)).toString());
    assertEquals("loss 124", Outcome.of(Score.of(Score.MOST_PLIES - 1)).toString());
    assertEquals(Score.FAR_LOSS, Score.before(Score.of(Score.MOST_PLIES)));
    assertEquals(Score.FAR_WIN, Score.before(Score.FAR_LOSS));
  }
}
