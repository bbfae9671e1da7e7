package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.testkit.FaultyDisk;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Finding;
import zugwerk.work.Monitor;

/** Tables on a disk that fails at any operation: the outcome is right, and no damaged table stays. */
class FaultyTablesTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  @TempDir
  private Path folder;

  private static String outcome(Path tables) {
    Setup rook = Fen.parse(ORTHODOX, "8/8/8/8/8/2k5/8/K6R w - - 0 1");
    return new Endgames(ORTHODOX, tables, 1).outcome(rook, new Monitor()).toString();
  }

  @Test
  void aTableIsWholeOrMissing() throws Exception {
    String expected = outcome(Files.createDirectory(folder.resolve("healthy")));
    assertTrue(expected.startsWith("win "), expected);
    int[] number = new int[1];
    for (FaultyDisk.Mode mode : FaultyDisk.Mode.values()) {
      int failed = FaultyDisk.atEveryOperation(mode, disk -> {
        Path tables = folder.resolve("tables" + number[0]++);
        assertEquals(expected, outcome(disk.path(tables)));
        List<Finding> findings = new ArrayList<>();
        TableFolder.check(tables, new CancelToken(), findings);
        assertEquals(List.of(), findings.stream().filter(Finding::damaged).toList());
        assertEquals(expected, outcome(tables));
      });
      assertTrue(failed >= 8, () -> failed + " operations");
    }
  }
}
