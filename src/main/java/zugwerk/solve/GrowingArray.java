package zugwerk.solve;

import zugwerk.work.Meter;

/**
 * The memory of a table: a power of two of numbers, made four times as large whenever it is half full, up to a limit
 * that leaves the program half of its own. It is kept in pieces, so that the search can be stopped while it grows.
 */
final class GrowingArray {

  /** How the entries of an array are put into the next; called once for each piece of the old one. */
  interface Rewriting {
    void piece(long[] old, long[][] grown);
  }

  private static final int FIRST = 1 << 17;
  private static final int FACTOR = 4;
  /** Filling such a piece with zeros takes some milliseconds. */
  private static final int PIECE_BITS = 21;
  private static final int PIECE = 1 << PIECE_BITS;

  private final int perEntry;
  private final Rewriting rewriting;
  private final Meter meter;
  private final int most;
  /** Not volatile: a thread that still sees the pieces before only finds and keeps less. */
  private long[][] pieces;
  /** Not exact where several threads count at once, which does no harm. */
  private int taken;
  private boolean full;

  /**
   * @param megabytes the most memory that it may take
   * @param perEntry how many numbers make an entry
   * @param meter asked while it grows whether the search is to stop
   * @param rewriting how the entries are put into a larger array
   */
  GrowingArray(int megabytes, int perEntry, Meter meter, Rewriting rewriting) {
    this.perEntry = perEntry;
    this.meter = meter;
    this.rewriting = rewriting;
    long bytes = Math.min(megabytes * (1L << 20), Runtime.getRuntime().maxMemory() / 2);
    most = (int) Long.highestOneBit(Math.min(bytes / Long.BYTES, 1L << 30));
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

  /** The place of a number in its piece. */
  static int place(int index) {
    return index & PIECE - 1;
  }

  /** Notes that an entry was taken that was free. */
  void took() {
    taken++;
  }

  /** Grows when half of the entries are taken, if it may. */
  void growIfCrowded() {
    if (!full && isCrowded()) {
      grow();
    }
  }

  private boolean isCrowded() {
    return taken > size(pieces) / perEntry / 2;
  }

  private synchronized void grow() {
    if (full || !isCrowded()) {
      return;
    }
    int size = (int) Math.min((long) FACTOR * size(pieces), most);
    long[][] grown = new long[Math.max(1, size >> PIECE_BITS)][];
    try {
      for (int i = 0; i < grown.length; i++) {
        grown[i] = new long[Math.min(size, PIECE)];
        meter.played(0);
      }
    } catch (OutOfMemoryError _) {
      // The rest of the program needs the memory more; a smaller table is only slower.
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

  /** How much of the memory that it may take is filled, from 0 to 1. */
  double use() {
    return Math.min(1, (double) taken * perEntry / most);
  }
}
