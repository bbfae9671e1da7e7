package zugwerk.solve;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Remembers positions from which nothing solves in an exact number of further moves.
 *
 * <p>Shared by all threads without locks: an entry is one number, which is written and read whole. The key has 64
 * bits; a false match would need two positions of one search to agree in all of them.
 */
final class FailureTable {

  /** The golden ratio's odd multiplier spreads the small number of moves over all bits of the key. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final AtomicLongArray entries;
  private final int mask;

  FailureTable(int megabytes) {
    int slots = (int) Long.highestOneBit(Math.min(megabytes * (1L << 20) / 8, 1L << 29));
    entries = new AtomicLongArray(slots);
    mask = slots - 1;
  }

  /** Whether a position is known not to solve in the number of moves. */
  boolean holds(long key, int moves) {
    long entry = entry(key, moves);
    return entries.getOpaque(slot(entry)) == entry;
  }

  void put(long key, int moves) {
    long entry = entry(key, moves);
    entries.setOpaque(slot(entry), entry);
  }

  private static long entry(long key, int moves) {
    long entry = key ^ moves * SPREAD;
    // An empty slot is 0, so no entry may be.
    return entry == 0 ? 1 : entry;
  }

  private int slot(long entry) {
    return (int) (entry >>> 20) & mask;
  }
}
