package zugwerk.solve;

/**
 * A transposition table for mates: of a position with the solving side to move, the least length in which a mate is
 * proved and the greatest in which there is proved to be none, and the move that mated.
 *
 * <p>It starts small, since clearing memory takes longer than a short problem, and grows as it fills. Shared by all
 * threads without locks: an entry's key is kept combined with its data, so that a torn one does not match (Hyatt and
 * Mann 2002); what a thread writes while another makes the table grow may be lost, which costs time only. The key has
 * 64 bits; a false match would need two positions of one search to agree in all of them.
 */
final class MateTable implements Memory {

  private static final int UNKNOWN = 127;

  private final GrowingArray array;

  /**
   * @param megabytes the most memory it may take
   */
  MateTable(int megabytes) {
    array = new GrowingArray(megabytes, 2, this::rewrite);
  }

  /** The entry of a position; {@link #unknown} where there is none. */
  long get(long key) {
    long[] entries = array.longs();
    int slot = 2 * ((int) (key >>> 20) & entries.length / 2 - 1);
    long data = entries[slot + 1];
    return (entries[slot] ^ data) == key ? data : unknown();
  }

  static long unknown() {
    return (long) UNKNOWN << 32;
  }

  /** The least number of moves in which a mate is proved. */
  static int mate(long entry) {
    return (int) (entry >>> 32) & 127;
  }

  /** The greatest number of moves in which no mate is proved. */
  static int none(long entry) {
    return (int) (entry >>> 40) & 127;
  }

  /** The move that mates, or was last thought to. */
  static int move(long entry) {
    return (int) entry;
  }

  void putMate(long key, long old, int moves, int move) {
    put(key, entry(Math.min(moves, mate(old)), none(old), move));
  }

  void putNone(long key, long old, int moves) {
    put(key, entry(mate(old), Math.max(moves, none(old)), move(old)));
  }

  private static long entry(int mate, int none, int move) {
    return move & 0xFFFFFFFFL | (long) mate << 32 | (long) none << 40;
  }

  private void put(long key, long data) {
    write(array.longs(), key, data);
    array.growIfCrowded();
  }

  private void rewrite(long[] old, long[] grown) {
    for (int slot = 0; slot < old.length; slot += 2) {
      if (old[slot + 1] != 0) {
        write(grown, old[slot] ^ old[slot + 1], old[slot + 1]);
      }
    }
  }

  private void write(long[] entries, long key, long data) {
    int slot = 2 * ((int) (key >>> 20) & entries.length / 2 - 1);
    if (entries[slot + 1] == 0) {
      array.took();
    }
    entries[slot] = key ^ data;
    entries[slot + 1] = data;
  }

  @Override
  public double use() {
    return array.use();
  }
}
