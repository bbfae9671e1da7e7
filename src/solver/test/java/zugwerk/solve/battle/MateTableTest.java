package zugwerk.solve.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** What the table remembers, also once it has grown. */
class MateTableTest {

  /** Enough for the table to grow several times. */
  private static final int ENTRIES = 300_000;
  /** What a search may take; its table takes 32 of it. */
  private static final int MEGABYTES = 54;
  /** A new entry takes the place of an old one; so many of a hundred may be lost to that. */
  private static final int LOST = 20;

  private final Meter meter = new Meter(new Monitor());

  @Test
  void matesAreKeptWithTheirLengthAndMove() {
    MateTable table = new MateTable(MEGABYTES, meter);
    Random keys = new Random(1);
    for (int i = 0; i < ENTRIES; i++) {
      long key = keys.nextLong();
      table.putMate(key, table.get(key), 2 + i % 9, ~i);
      assertMate(2 + i % 9, 0, ~i, table.get(key));
      table.putNone(key, table.get(key), 1 + i % 9);
      assertMate(2 + i % 9, 1 + i % 9, ~i, table.get(key));
    }
    keys.setSeed(1);
    int found = 0;
    for (int i = 0; i < ENTRIES; i++) {
      long entry = table.get(keys.nextLong());
      if (entry != MateTable.unknown()) {
        assertMate(2 + i % 9, 1 + i % 9, ~i, entry);
        found++;
      }
    }
    assertEnough(found, table.use().share());
    assertEquals(found * 2 * 8.0 / (32 << 20), table.use().share(), 0.005);
  }

  private static void assertMate(int mate, int none, int move, long entry) {
    assertEquals(mate, MateTable.mate(entry));
    assertEquals(none, MateTable.none(entry));
    assertEquals(move, MateTable.move(entry));
  }

  @Test
  void theShortestMateAndTheLongestFailureCount() {
    MateTable table = new MateTable(1, meter);
    assertEquals(127, MateTable.mate(table.get(5)), "none is known");
    assertEquals(0, MateTable.none(table.get(5)));
    table.putNone(5, table.get(5), 3);
    table.putNone(5, table.get(5), 2);
    table.putMate(5, table.get(5), 6, 77);
    table.putMate(5, table.get(5), 7, 78);
    assertMate(6, 3, 78, table.get(5));
    assertEquals(MateTable.unknown(), table.get(5 | 1L << 60));
  }

  @Test
  void shortProofsDriveOutNoLongOnes() {
    MateTable table = new MateTable(1, meter);
    Random keys = new Random(3);
    for (int i = 0; i < ENTRIES; i++) {
      long key = keys.nextLong();
      table.putNone(key, table.get(key), i < 100 ? 5 : 2);
    }
    assertTrue(table.use().replaced() > ENTRIES / 2, "the table is full");
    keys.setSeed(3);
    for (int i = 0; i < 100; i++) {
      assertEquals(5, MateTable.none(table.get(keys.nextLong())));
    }
  }

  private static void assertEnough(int found, double use) {
    assertTrue(100 * found > (100 - LOST) * ENTRIES, found + " of " + ENTRIES + " were found");
    assertTrue(0 < use && use < 1, "use is " + use);
  }
}
