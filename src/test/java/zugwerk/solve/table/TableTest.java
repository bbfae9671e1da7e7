package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import zugwerk.work.CancelToken;
import zugwerk.work.ParallelLoop;

/** What threads share. */
class TableTest {

  @Test
  void noSubtractionIsLost() {
    byte[] row = new byte[1];
    new ParallelLoop(4, "test", new CancelToken()).run(1000, () -> task -> {
      for (int i = 0; i < 1001; i++) {
        Table.subtract(row, 0, 1);
      }
    });
    assertEquals(-1001 * 1000 & 255, Table.get(row, 0));
  }
}
