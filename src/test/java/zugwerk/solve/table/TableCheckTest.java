package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Finding;
import zugwerk.work.Monitor;

/** A table is checked position by position, and a single wrong score is found although its checksum is right. */
class TableCheckTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  @TempDir
  private Path folder;

  private Table build(Variant variant, String pieces) {
    Powers powers = new Powers(variant);
    Key key = Key.all(powers, Material.parse(variant.schema(), pieces)).iterator().next();
    return new TableStore(powers, folder, 2, Long.MAX_VALUE, Score.MOST_PLIES).table(key, new Monitor());
  }

  private List<Finding> check(Variant variant, int tables) {
    List<Finding> findings = new ArrayList<>();
    assertEquals(tables, new TableCheck(variant, folder, 2, new Monitor()).check(findings));
    return findings;
  }

  @Test
  void aSoundTableIsSoundAndAWrongScoreIsFound() {
    Table table = build(ORTHODOX, "KNvK");
    assertEquals(List.of(), check(ORTHODOX, 2));
    Random random = new Random(16);
    TableFile file = new TableFile(folder, new Powers(ORTHODOX), table.key());
    for (int i = 0; i < 3; i++) {
      byte[] row = table.rows()[random.nextInt(2)];
      int number = random.nextInt(row.length);
      byte right = row[number];
      row[number] = (byte) (right == 0 ? Score.of(5) : 0);
      file.write(table, new CancelToken());
      List<Finding> findings = new ArrayList<>();
      assertEquals(2, TableFolder.check(folder, new CancelToken(), findings));
      assertEquals(List.of(), findings, "its checksum is right");
      assertEquals(1, check(ORTHODOX, 2).size());
      row[number] = right;
    }
  }

  @Test
  void otherGamesTablesArePassedOver() {
    Variant polypiece = Variants.of("polypiece", "N=N/WD");
    build(polypiece, "KNvK");
    assertEquals(List.of(), check(ORTHODOX, 0));
  }

  @Test
  void aCheckCanBeCancelled() {
    build(ORTHODOX, "KNvK");
    CancelToken token = new CancelToken();
    Monitor stopping = new Monitor(token, progress -> {
      if (progress.step().equals("Checking KNvK") && progress.done() == 3) {
        token.cancel();
      }
    });
    assertThrows(CancellationException.class, () -> new TableCheck(ORTHODOX, folder, 2, stopping).check(
        new ArrayList<>()));
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox '' KPvK", "orthodox '' KQvK", "polypiece N=N/WD KNvK", "polypiece R=WW/NN/gQ KRvK",
      "polypiece K=W|RN;N=F KNvK"})
  void tablesOfThreePiecesAreSound(String game, String lists, String pieces) {
    Variant variant = Variants.of(game, lists);
    build(variant, pieces);
    List<Finding> findings = new ArrayList<>();
    assertTrue(new TableCheck(variant, folder, 2, new Monitor()).check(findings) >= 2);
    assertEquals(List.of(), findings);
  }
}
