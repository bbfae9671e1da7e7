package zugwerk.solve;

import zugwerk.work.MemoryUse;
import zugwerk.work.Meter;

/**
 * Transposition table for mates. For a position it keeps the least length of a proved mate, the greatest length without
 * one, and the best move.
 *
 * <p>It starts small, as clearing memory takes longer than a short problem, and grows as it fills. All threads share it
 * without locks: a key is stored combined with its data, so that a torn entry does not match (Hyatt and Mann 2002).
 * Writes during growth may be lost, which only costs time.
 */
final class MateTable {

  private static final int UNKNOWN = 127;
  /** An entry is its key combined with its data, then the data. */
  private static final int LENGTH = 2;

  private final GrowingArray array;

  MateTable(int megabytes, Meter meter) {
    array = new GrowingArray(megabytes, LENGTH, meter, this::rewrite);
  }

  long get(long key) {
    long[][] pieces = array.pieces();
    int index = index(key, pieces);
    long[] piece = GrowingArray.piece(pieces, index);
    int place = place(piece, GrowingArray.place(index), key);
    long data = piece[place + 1];
    return (piece[place] ^ data) == key ? data : unknown();
  }

  private static int index(long key, long[][] pieces) {
    return LENGTH * (int) (key >>> 20) & GrowingArray.size(pieces) - 1;
  }

  static long unknown() {
    return (long) UNKNOWN << 32;
  }

  static int mate(long entry) {
    return (int) (entry >>> 32) & 127;
  }

  static int none(long entry) {
    return (int) (entry >>> 40) & 127;
  }

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
    for (int place = 0; place < old.length; place += LENGTH) {
      if (old[place + 1] != 0) {
        write(grown, old[place] ^ old[place + 1], old[place + 1]);
      }
    }
  }

  private void write(long[][] pieces, long key, long data) {
    int index = index(key, pieces);
    long[] piece = GrowingArray.piece(pieces, index);
    int place = place(piece, GrowingArray.place(index), key);
    long old = piece[place + 1];
    if (old == 0) {
      array.countTaken();
    } else if ((piece[place] ^ old) != key) {
      array.countReplaced();
    }
    piece[place] = key ^ data;
    piece[place + 1] = data;
  }

  /** The place of an entry, else the first free one, else that of the entry with the fewest moves. */
  private static int place(long[] piece, int home, long key) {
    int fewest = UNKNOWN;
    int cheapest = home;
    for (int i = 0; i < GrowingArray.PLACES; i++) {
      int place = home ^ i * LENGTH;
      long data = piece[place + 1];
      if (data == 0 || (piece[place] ^ data) == key) {
        return place;
      }
      int moves = mate(data) == UNKNOWN ? none(data) : Math.max(mate(data), none(data));
      if (moves < fewest) {
        fewest = moves;
        cheapest = place;
      }
    }
    return cheapest;
  }

  MemoryUse use() {
    return array.use();
  }
}
