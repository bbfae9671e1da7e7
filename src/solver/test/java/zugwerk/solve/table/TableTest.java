package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zugwerk.work.CancelToken;
import zugwerk.work.ParallelLoop;

/** Rows of scores: what threads share, and how a score is found. */
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

  @Test
  void aScoreIsFoundAtItsFirstPlace() {
    Random random = new Random(15);
    for (int i = 0; i < 2_000; i++) {
      byte[] row = new byte[1 + random.nextInt(40)];
      random.nextBytes(row);
      int score = random.nextInt(256);
      for (int more = random.nextInt(3); more > 0; more--) {
        row[random.nextInt(row.length)] = (byte) (score + random.nextInt(3) - 1);
      }
      int start = random.nextInt(row.length);
      int end = start + random.nextInt(row.length - start + 1);
      int first = IntStream.range(start, end).filter(place -> (row[place] & 255) == score).findFirst().orElse(end);
      assertEquals(first, Table.find(row, start, end, score));
    }
  }
}
