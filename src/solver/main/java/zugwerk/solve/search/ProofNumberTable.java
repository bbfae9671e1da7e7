package zugwerk.solve.search;

import zugwerk.work.Meter;

/** Transposition table for proof and disproof numbers of positions that are not decided yet. */
public final class ProofNumberTable extends TranspositionTable {

  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  public ProofNumberTable(int megabytes, Meter meter) {
    super(megabytes, meter);
  }

  /** The key of a position with a number of moves left. */
  public static long key(long position, int left) {
    return position ^ (left + 1) * SPREAD;
  }

  public static int proof(long entry) {
    return (int) entry;
  }

  public static int disproof(long entry) {
    return (int) (entry >>> 32);
  }

  public void put(long key, int proof, int disproof) {
    put(key, (long) disproof << 32 | proof);
  }

  /** The numbers grow with the work that led to them. */
  @Override
  protected long worth(long data) {
    return (long) proof(data) + disproof(data);
  }
}
