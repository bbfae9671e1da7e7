package zugwerk.solve.search;

import zugwerk.work.MemoryUse;
import zugwerk.work.Meter;

/**
 * A table from keys to numbers other than 0. If a place is taken, the entry that is worth least gives way.
 *
 * <p>It starts small, as clearing memory takes longer than a short problem, and grows as it fills. All threads share it
 * without locks: a key is stored combined with its data, so that a torn entry does not match (Hyatt and Mann 2002).
 * Writes during growth may be lost, which only costs time.
 */
public abstract class TranspositionTable {

  /** An entry is its key combined with its data, then the data. */
  private static final int LENGTH = 2;

  private final GrowingArray array;

  protected TranspositionTable(int megabytes, Meter meter) {
    array = new GrowingArray(megabytes, LENGTH, meter, this::rewrite);
  }

  /** What it costs to lose an entry. */
  protected abstract long worth(long data);

  /** The data of a key; 0 if there are none. */
  public final long find(long key) {
    long[][] pieces = array.pieces();
    int index = index(key, pieces);
    long[] piece = GrowingArray.piece(pieces, index);
    int home = GrowingArray.place(index);
    for (int i = 0; i < GrowingArray.PLACES; i++) {
      int place = home ^ i * LENGTH;
      long data = piece[place + 1];
      if ((piece[place] ^ data) == key || data == 0) {
        return data;
      }
    }
    return 0;
  }

  protected final void put(long key, long data) {
    write(array.pieces(), key, data);
    array.growIfCrowded();
  }

  private static int index(long key, long[][] pieces) {
    return LENGTH * (int) (key >>> 20) & GrowingArray.size(pieces) - 1;
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

  /** The place of an entry, else the first free one, else that of the entry that is worth least. */
  private int place(long[] piece, int home, long key) {
    long least = Long.MAX_VALUE;
    int cheapest = home;
    for (int i = 0; i < GrowingArray.PLACES; i++) {
      int place = home ^ i * LENGTH;
      long data = piece[place + 1];
      if (data == 0 || (piece[place] ^ data) == key) {
        return place;
      }
      long worth = worth(data);
      if (worth < least) {
        least = worth;
        cheapest = place;
      }
    }
    return cheapest;
  }

  public final MemoryUse use() {
    return array.use();
  }
}
