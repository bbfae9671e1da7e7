package zugwerk.solve.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** What the table remembers, also once it has grown. */
class FailureTableTest {

  /** Enough for the table to grow several times. */
  private static final int ENTRIES = 300_000;
  /** What a search may take; its table takes 32 of it. */
  private static final int MEGABYTES = 54;
  /** A new entry takes the place of an old one; so many of a hundred may be lost to that. */
  private static final int LOST = 20;

  private final Meter meter = new Meter(new Monitor());

  @Test
  void failuresAreKeptWithTheirLength() {
    FailureTable table = new FailureTable(MEGABYTES, meter);
    Random keys = new Random(2);
    for (int i = 0; i < ENTRIES; i++) {
      long key = keys.nextLong();
      assertFalse(table.holds(key, i % 9));
      table.put(key, i % 9);
      table.put(key, i % 9);
      assertTrue(table.holds(key, i % 9));
      assertFalse(table.holds(key, 1 + i % 9));
    }
    keys.setSeed(2);
    int found = 0;
    for (int i = 0; i < ENTRIES; i++) {
      found += table.holds(keys.nextLong(), i % 9) ? 1 : 0;
    }
    assertEnough(found, table.use().share());
    assertEquals(found * 8.0 / (32 << 20), table.use().share(), 0.005);
  }

  /** An entry that could be mistaken for an empty place is kept all the same. */
  @Test
  void aPositionWithTheKeyZeroIsRemembered() {
    FailureTable table = new FailureTable(1, meter);
    assertFalse(table.holds(0, 0));
    table.put(0, 0);
    assertTrue(table.holds(0, 0));
  }

  /** Lengths of the same position fall on different places. */
  @Test
  void lengthsDoNotDriveEachOtherOut() {
    FailureTable table = new FailureTable(1, meter);
    for (int moves = 0; moves < 60; moves++) {
      table.put(1L << 40, moves);
    }
    int found = 0;
    for (int moves = 0; moves < 60; moves++) {
      found += table.holds(1L << 40, moves) ? 1 : 0;
    }
    assertTrue(found > 57, found + " of 60");
  }

  private static void assertEnough(int found, double use) {
    assertTrue(100 * found > (100 - LOST) * ENTRIES, found + " of " + ENTRIES + " were found");
    assertTrue(0 < use && use < 1, "use is " + use);
  }
}
