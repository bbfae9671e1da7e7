package zugwerk.solve;

import zugwerk.work.MemoryUse;
import zugwerk.work.Meter;

/**
 * The memory of a table: an array of numbers whose length is a power of two. It doubles whenever three quarters of its
 * entries are taken, as far as the limit and half of the program's memory allow. While it grows, the old array and the
 * new one share the limit with the solution that is being written; so that they leave enough to it, the array grows to
 * its greatest size by a factor of four. It is kept in pieces, so that the search can stop while it grows.
 */
final class GrowingArray {

  /** Copies the entries of one piece of the old array into the new one. */
  interface Rewriting {
    void piece(long[] old, long[][] grown);
  }

  private static final int FIRST = 1 << 17;
  private static final int LAST_FACTOR = 4;
  /**
   * An entry has so many places, its own and those beside it, which mostly share a line of the cache. With fewer, more
   * entries drive others out; with more, it takes longer to find that one is not there.
   */
  static final int PLACES = 4;
  /** Filling such a piece with zeros takes some milliseconds. */
  private static final int PIECE_BITS = 21;
  private static final int PIECE = 1 << PIECE_BITS;

  private final int perEntry;
  private final Rewriting rewriting;
  private final Meter meter;
  private final int most;
  /** Not volatile: a thread that still sees the old pieces only finds and keeps less. */
  private long[][] pieces;
  /** Not exact where several threads count at once, which is harmless. */
  private int taken;
  /** Not exact either. */
  private long replaced;
  private boolean full;

  /**
   * @param megabytes the most memory that the search and its solution may take
   * @param perEntry how many numbers an entry has
   * @param meter stops the search while it grows
   * @param rewriting copies entries into a larger array
   */
  GrowingArray(int megabytes, int perEntry, Meter meter, Rewriting rewriting) {
    this.perEntry = perEntry;
    this.meter = meter;
    this.rewriting = rewriting;
    long bytes = Math.min(megabytes * (1L << 20), Runtime.getRuntime().maxMemory() / 2);
    most = (int) Long.highestOneBit(Math.min(bytes / Long.BYTES * 3 / 5, 1L << 30));
    pieces = new long[1][Math.min(FIRST, most)];
    full = size(pieces) == most;
  }

  /** The pieces as they are now; all have the same size. */
  long[][] pieces() {
    return pieces;
  }

  /** How many numbers there are in all pieces, a power of two. */
  static int size(long[][] pieces) {
    return pieces.length * pieces[0].length;
  }

  /** The piece in which a number is. */
  static long[] piece(long[][] pieces, int index) {
    return pieces[index >>> PIECE_BITS];
  }

  /** The place of a number in its piece. For its other places an entry flips bits by multiples of its length. */
  static int place(int index) {
    return index & PIECE - 1;
  }

  /** Counts an entry that was free before. */
  void took() {
    taken++;
  }

  /** Counts an entry that was taken by another one. */
  void replaced() {
    replaced++;
  }

  /** Grows when three quarters of the entries are taken, if it may. */
  void growIfCrowded() {
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

  /** How much of its greatest size is filled, and how many entries were lost to others. */
  MemoryUse use() {
    return new MemoryUse(Math.min(1, (double) taken * perEntry / most), replaced);
  }
}
