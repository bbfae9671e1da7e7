package zugwerk.solve;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Remembers positions from which nothing solves in an exact number of further moves.
 *
 * <p>Grows as it fills. Shared by all threads without locks: an entry is one number, which is written and read whole.
 * The key has 64 bits; a false match would need two positions of one search to agree in all of them.
 */
final class FailureTable implements Memory {

  /** Reads and writes numbers whole, which the language does not promise of plain ones. */
  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  /** The golden ratio's odd multiplier spreads the small number of moves over all bits of the key. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final GrowingArray array;

  /**
   * @param megabytes the most memory it may take
   */
  FailureTable(int megabytes) {
    array = new GrowingArray(megabytes, 1, this::rewrite);
  }

  /** Whether a position is known not to solve in the number of moves. */
  boolean holds(long key, int moves) {
    long[] entries = array.longs();
    long entry = entry(key, moves);
    return (long) LONGS.getOpaque(entries, slot(entry, entries)) == entry;
  }

  void put(long key, int moves) {
    write(array.longs(), entry(key, moves));
    array.growIfCrowded();
  }

  private void rewrite(long[] old, long[] grown) {
    for (long entry : old) {
      if (entry != 0) {
        write(grown, entry);
      }
    }
  }

  private void write(long[] entries, long entry) {
    int slot = slot(entry, entries);
    if (entries[slot] == 0) {
      array.took();
    }
    LONGS.setOpaque(entries, slot, entry);
  }

  private static long entry(long key, int moves) {
    long entry = key ^ moves * SPREAD;
    // An empty slot is 0, so no entry may be.
    return entry == 0 ? 1 : entry;
  }

  private static int slot(long entry, long[] entries) {
    return (int) (entry >>> 20) & entries.length - 1;
  }

  @Override
  public double use() {
    return array.use();
  }
}
