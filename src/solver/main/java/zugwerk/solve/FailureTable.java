package zugwerk.solve;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import zugwerk.work.MemoryUse;
import zugwerk.work.Meter;

/**
 * Remembers positions from which nothing solves in an exact number of further moves.
 *
 * <p>Grows as it fills. Shared by all threads without locks: an entry is one number, which is written and read whole.
 * The key has 64 bits; a false match would need two positions of one search to agree in all of them.
 */
final class FailureTable {

  /** Reads and writes numbers whole, which the language does not promise of plain ones. */
  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  /** The golden ratio's odd multiplier spreads the small number of moves over all bits of the key. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final GrowingArray array;

  /**
   * @param megabytes the most memory that the search and its solution may take
   * @param meter stops the search while the table grows
   */
  FailureTable(int megabytes, Meter meter) {
    array = new GrowingArray(megabytes, 1, meter, this::rewrite);
  }

  /** Whether a position is known not to solve in the number of moves. */
  boolean holds(long key, int moves) {
    long[][] pieces = array.pieces();
    long entry = entry(key, moves);
    int index = index(entry, pieces);
    long[] piece = GrowingArray.piece(pieces, index);
    return (long) LONGS.getOpaque(piece, place(piece, GrowingArray.place(index), entry)) == entry;
  }

  void put(long key, int moves) {
    write(array.pieces(), entry(key, moves));
    array.growIfCrowded();
  }

  private void rewrite(long[] old, long[][] grown) {
    for (long entry : old) {
      if (entry != 0) {
        write(grown, entry);
      }
    }
  }

  private void write(long[][] pieces, long entry) {
    int index = index(entry, pieces);
    long[] piece = GrowingArray.piece(pieces, index);
    int place = place(piece, GrowingArray.place(index), entry);
    long old = piece[place];
    if (old == 0) {
      array.took();
    } else if (old != entry) {
      array.replaced();
    }
    LONGS.setOpaque(piece, place, entry);
  }

  /** Where an entry is; else the first free place for it, or its own. */
  private static int place(long[] piece, int home, long entry) {
    for (int i = 0; i < GrowingArray.PLACES; i++) {
      long old = piece[home ^ i];
      if (old == 0 || old == entry) {
        return home ^ i;
      }
    }
    return home;
  }

  private static long entry(long key, int moves) {
    long entry = key ^ moves * SPREAD;
    // An empty slot is 0, so no entry may be.
    return entry == 0 ? 1 : entry;
  }

  private static int index(long entry, long[][] pieces) {
    return (int) (entry >>> 20) & GrowingArray.size(pieces) - 1;
  }

  /** How full it is. */
  MemoryUse use() {
    return array.use();
  }
}
