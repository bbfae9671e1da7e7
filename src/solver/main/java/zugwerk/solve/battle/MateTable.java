package zugwerk.solve.battle;

import zugwerk.solve.search.TranspositionTable;
import zugwerk.work.Meter;

/**
 * Transposition table for mates. For a position it keeps the least length of a proved mate, the greatest length without
 * one, and the best move.
 */
final class MateTable extends TranspositionTable {

  private static final int UNKNOWN = 127;

  MateTable(int megabytes, Meter meter) {
    super(megabytes, meter);
  }

  long get(long key) {
    long data = find(key);
    return data == 0 ? unknown() : data;
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

  @Override
  protected long worth(long data) {
    return mate(data) == UNKNOWN ? none(data) : Math.max(mate(data), none(data));
  }
}
