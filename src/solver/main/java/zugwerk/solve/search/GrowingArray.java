package zugwerk.solve.search;

import zugwerk.work.MemoryUse;
import zugwerk.work.Meter;

/**
 * The memory of a transposition table: an array whose length is a power of two. It doubles when three quarters of its
 * entries are taken, and grows to its full size by a factor of four, so that old and new array together leave memory
 * for the solution. It is split into pieces so that the search can stop while it grows.
 */
public final class GrowingArray {

  public interface Rewriting {
    void piece(long[] old, long[][] grown);
  }

  private static final int FIRST = 1 << 17;
  private static final int LAST_FACTOR = 4;
  /** The places mostly share a cache line. Fewer lose more entries; more make misses slower. */
  public static final int PLACES = 4;
  private static final int PIECE_BITS = 21;
  private static final int PIECE = 1 << PIECE_BITS;

  private final int perEntry;
  private final Rewriting rewriting;
  private final Meter meter;
  private final int most;
  /** Not volatile: a thread that still uses the old pieces only finds and keeps less. */
  private long[][] pieces;
  /** Inexact where several threads count at once, which is harmless. */
  private int taken;
  private long replaced;
  private boolean full;

  public GrowingArray(int megabytes, int perEntry, Meter meter, Rewriting rewriting) {
    this.perEntry = perEntry;
    this.meter = meter;
    this.rewriting = rewriting;
    long bytes = Math.min(megabytes * (1L << 20), Runtime.getRuntime().maxMemory() / 2);
    most = (int) Long.highestOneBit(Math.min(bytes / Long.BYTES * 3 / 5, 1L << 30));
    pieces = new long[1][Math.min(FIRST, most)];
    full = size(pieces) == most;
  }

  public long[][] pieces() {
    return pieces;
  }

  public static int size(long[][] pieces) {
    return pieces.length * pieces[0].length;
  }

  public static long[] piece(long[][] pieces, int index) {
    return pieces[index >>> PIECE_BITS];
  }

  /** The index of a number in its piece. The other places of an entry flip bits by multiples of its length. */
  public static int place(int index) {
    return index & PIECE - 1;
  }

  public void countTaken() {
    taken++;
  }

  public void countReplaced() {
    replaced++;
  }

  public void growIfCrowded() {
    if (!full && isCrowded()) {
      grow();
    }
  }

  private boolean isCrowded() {
    return taken > size(pieces) / perEntry / 4 * 3;
  }

  private synchronized void grow() {
    if (full || !isCrowded()) {
      return;
    }
    int size = (long) LAST_FACTOR * size(pieces) < most ? 2 * size(pieces) : most;
    long[][] grown = new long[Math.max(1, size >> PIECE_BITS)][];
    try {
      for (int i = 0; i < grown.length; i++) {
        grown[i] = new long[Math.min(size, PIECE)];
        meter.played(0);
      }
    } catch (OutOfMemoryError _) {
      // A smaller table is only slower; the rest of the program needs the memory.
      full = true;
      return;
    }
    taken = 0;
    for (long[] piece : pieces) {
      rewriting.piece(piece, grown);
      meter.played(0);
    }
    full = size == most;
    pieces = grown;
  }

  public MemoryUse use() {
    return new MemoryUse(Math.min(1, (double) taken * perEntry / most), replaced);
  }
}
