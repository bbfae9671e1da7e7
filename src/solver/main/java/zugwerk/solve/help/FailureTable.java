package zugwerk.solve.help;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import zugwerk.solve.search.GrowingArray;
import zugwerk.work.MemoryUse;
import zugwerk.work.Meter;

/**
 * Remembers positions from which nothing solves in an exact number of moves. All threads share it without locks: an
 * entry is one number, written and read whole.
 */
final class FailureTable {

  /** Opaque access is never torn, which plain access to a long may be. */
  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  /** The golden ratio's multiplier spreads the number of moves over all bits of the key. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final GrowingArray array;

  FailureTable(int megabytes, Meter meter) {
    array = new GrowingArray(megabytes, 1, meter, this::rewrite);
  }

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
      array.countTaken();
    } else if (old != entry) {
      array.countReplaced();
    }
    LONGS.setOpaque(piece, place, entry);
  }

  /** The place of an entry, else the first free one, else its own. */
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

  MemoryUse use() {
    return array.use();
  }
}
