package zugwerk.solve;

import zugwerk.work.Meter;

/**
 * A transposition table for mates: of a position with the solving side to move, the least length in which a mate is
 * proved and the greatest in which there is proved to be none, and the move that mated.
 *
 * <p>It starts small, since clearing memory takes longer than a short problem, and grows as it fills. Shared by all
 * threads without locks: an entry's key is kept combined with its data, so that a torn one does not match (Hyatt and
 * Mann 2002); what a thread writes while another makes the table grow may be lost, which costs time only. The key has
 * 64 bits; a false match would need two positions of one search to agree in all of them.
 */
final class MateTable {

  private static final int UNKNOWN = 127;

  private final GrowingArray array;

  /**
   * @param megabytes the most memory it may take
   * @param meter stops the search while the table grows
   */
  MateTable(int megabytes, Meter meter) {
    array = new GrowingArray(megabytes, 2, meter, this::rewrite);
  }

  /** The entry of a position; {@link #unknown} where there is none. */
  long get(long key) {
    long[][] pieces = array.pieces();
    int index = index(key, pieces);
    long[] piece = GrowingArray.piece(pieces, index);
    int place = GrowingArray.place(index);
    long data = piece[place + 1];
    return (piece[place] ^ data) == key ? data : unknown();
  }

  private static int index(long key, long[][] pieces) {
    return 2 * (int) (key >>> 20) & GrowingArray.size(pieces) - 1;
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
    write(array.pieces(), key, data);
    array.growIfCrowded();
  }

  private void rewrite(long[] old, long[][] grown) {
    for (int place = 0; place < old.length; place += 2) {
      if (old[place + 1] != 0) {
        write(grown, old[place] ^ old[place + 1], old[place + 1]);
      }
    }
  }

  private void write(long[][] pieces, long key, long data) {
    int index = index(key, pieces);
    long[] piece = GrowingArray.piece(pieces, index);
    int place = GrowingArray.place(index);
    if (piece[place + 1] == 0) {
      array.took();
    }
    piece[place] = key ^ data;
    piece[place + 1] = data;
  }

  /** How much of the memory that it may take is filled, from 0 to 1. */
  double use() {
    return array.use();
  }
}
