package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
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
import zugwerk.work.ParallelLoop;

/** A table is checked position by position, and a single wrong score is found although its checksum is right. */
class TableCheckTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  @TempDir
  private Path folder;

  private Table build(Variant variant, String pieces) {
    Powers powers = new Powers(variant);
    Key key = Key.all(powers, Material.parse(variant.schema(), pieces)).iterator().next();
    return new CounterStore(powers, folder, 2, Long.MAX_VALUE, Score.MOST_PLIES).table(key, new Monitor());
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
      file.write(table.rows(), new ParallelLoop(1, "table", new CancelToken()));
      List<Finding> findings = new ArrayList<>();
      assertEquals(2, TableFolder.check(folder, new CancelToken(), findings));
      assertEquals(List.of(), findings, "its checksum is right");
      assertEquals(1, check(ORTHODOX, 2).size());
      row[number] = right;
    }
  }

  /** The last position of all is checked, too, and that nothing is reported placements that stand for none. */
  @Test
  void wrongScoresAreFoundAtTheEndAndWhereNoPositionIs() {
    Table table = build(ORTHODOX, "KNvK");
    TableFile file = new TableFile(folder, new Powers(ORTHODOX), table.key());
    for (boolean position : new boolean[] {true, false}) {
      byte[] row = table.rows()[1];
      int last = IntStream.range(0, row.length).filter(each -> row[each] != (byte) Score.INVALID == position).max()
          .orElseThrow();
      byte right = row[last];
      row[last] = (byte) Score.of(5);
      file.write(table.rows(), new ParallelLoop(1, "table", new CancelToken()));
      List<Finding> findings = check(ORTHODOX, 2);
      assertEquals(1, findings.size());
      assertTrue(findings.getFirst().toString().contains(position ? "is wrong: " : ""), findings::toString);
      row[last] = right;
    }
  }

  /** A score that is wrong is reported with its position and with what the moves give. */
  @Test
  void aWrongScoreIsReportedWithItsPosition() {
    Table table = build(ORTHODOX, "KQvK");
    assertEquals(List.of(), check(ORTHODOX, 2));
    TableFile file = new TableFile(folder, new Powers(ORTHODOX), table.key());
    for (byte[] row : table.rows()) {
      for (byte right : new byte[] {(byte) Score.MATED, (byte) Score.DRAW}) {
        int number = IntStream.range(0, row.length).filter(each -> row[each] == right).findFirst().orElse(-1);
        if (number >= 0) {
          row[number] = (byte) Score.INVALID;
          file.write(table.rows(), new ParallelLoop(1, "table", new CancelToken()));
          String reported = check(ORTHODOX, 2).getFirst().toString();
          assertTrue(reported.contains(" w - - 0 1 is stored as illegal, but by its moves it is ")
              || reported.contains(" b - - 0 1 is stored as illegal, but by its moves it is "), reported);
          assertTrue(reported.contains(Outcome.of(right).toString()), reported);
          row[number] = right;
        }
      }
    }
  }

  @Test
  void whatInterruptedProgramsLeftIsFound() throws Exception {
    Table table = build(ORTHODOX, "KNvK");
    Path file = new TableFile(folder, new Powers(ORTHODOX), table.key()).path();
    Path other = Files.copy(file, folder.resolve("KBvK-0123456789abcdef.table"));
    Path part = Files.writeString(folder.resolve(file.getFileName() + ".part"), "done since");
    Path broken = Files.writeString(folder.resolve("KQvK-0.table.part"), "no checkpoint");
    Path lock = Files.writeString(folder.resolve("old.table.lock"), "");
    Path old = Files.writeString(folder.resolve("new1.tmp"), "");
    Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
    Files.writeString(folder.resolve("new2.tmp"), "just written");
    Files.createDirectory(folder.resolve("folder.table"));
    Path stray = Files.writeString(folder.resolve(".zugwerk-KQvK.table.tmp"), "");
    Files.setLastModifiedTime(stray, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
    Files.writeString(folder.resolve("notes.txt"), "the user's own");
    try (BuildLock _ = BuildLock.take(folder.resolve("held.table"), "KRvK", new CancelToken(), _ -> {})) {
      List<Finding> findings = new ArrayList<>();
      assertEquals(5, TableFolder.check(folder, new CancelToken(), findings), "three tables and two builds");
      Map<Path, String> reported = new TreeMap<>();
      findings.forEach(finding -> reported.put(finding.file(), finding.toString()));
      assertEquals(Set.of(other, part, broken, lock, old, stray), reported.keySet());
      assertTrue(reported.get(other).contains("its name is that of another table"), reported.get(other));
      assertTrue(reported.get(part).contains("has been finished since"), reported.get(part));
      assertTrue(reported.get(broken).contains("is damaged"), reported.get(broken));
      assertTrue(reported.get(lock).contains("interrupted"), reported.get(lock));
      assertTrue(reported.get(old).contains("half-written"), reported.get(old));
      assertTrue(reported.get(stray).contains("half-written more than a day ago"), reported.get(stray));
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
      if (progress.step().toString().equals("Checking KNvK") && progress.done() == 3) {
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
