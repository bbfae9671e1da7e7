package zugwerk.solve;

/**
 * The memory of a table: an array of a power of two, made four times as large whenever it is half full, up to a limit
 * that leaves the program half of its own.
 */
final class GrowingArray {

  /** How the entries of an array are put into the next. */
  interface Rewriting {
    void all(long[] old, long[] grown);
  }

  private static final int FIRST = 1 << 17;
  private static final int FACTOR = 4;

  private final int perEntry;
  private final Rewriting rewriting;
  private final int most;
  /** Not volatile: a thread that still sees the array before only finds and keeps less. */
  private long[] longs;
  /** Not exact where several threads count at once, which does no harm. */
  private int taken;
  private boolean full;

  /**
   * @param megabytes the most memory that it may take
   * @param perEntry how many numbers make an entry
   * @param rewriting how the entries are put into a larger array
   */
  GrowingArray(int megabytes, int perEntry, Rewriting rewriting) {
    this.perEntry = perEntry;
    this.rewriting = rewriting;
    long bytes = Math.min(megabytes * (1L << 20), Runtime.getRuntime().maxMemory() / 2);
    most = (int) Long.highestOneBit(Math.min(bytes / Long.BYTES, 1L << 30));
    longs = new long[Math.min(FIRST, most)];
    full = longs.length == most;
  }

  long[] longs() {
    return longs;
  }

  /** Notes that an entry was taken that was free. */
  void took() {
    taken++;
  }

  /** Grows when half of the entries are taken, if it may. */
  void growIfCrowded() {
    if (!full && taken > longs.length / perEntry / 2) {
      grow();
    }
  }

  private synchronized void grow() {
    long[] old = longs;
    if (full || taken <= old.length / perEntry / 2) {
      return;
    }
    long[] grown;
    try {
      grown = new long[(int) Math.min((long) FACTOR * old.length, most)];
    } catch (OutOfMemoryError _) {
      // The rest of the program needs the memory more; a smaller table is only slower.
      full = true;
      return;
    }
    taken = 0;
    rewriting.all(old, grown);
    full = grown.length == most;
    longs = grown;
  }

  /** How much of the memory that it may take is filled, from 0 to 1. */
  double use() {
    return Math.min(1, (double) taken * perEntry / most);
  }
}
