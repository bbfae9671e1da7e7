package zugwerk.solve.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * State of {@link LineBuilder}: for each row and {@link Line}, sets of squares of the last piece.
 *
 * @param open the legal positions not yet decided, including stalemates that an en passant capture may end
 * @param unwon the legal positions not decided as wins
 * @param safe the positions with a capture or promotion that draws
 * @param reached the positions with a move to what the last pass decided
 * @param next the same for the current pass
 * @param passings a bit for each line with a double step that allows en passant
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record LineSets(long[][] open, long[][] unwon, long[][] safe, long[][] reached, long[][] next,
    long[][] passings) {

  private static final int SETS = 5;
  private static final VarHandle LONG = MethodHandles.arrayElementVarHandle(long[].class);

  static LineSets of(Table table) {
    PlacementIndex layout = table.layout();
    int lines = layout.size() / layout.lineLength();
    List<long[][]> sets =
        Stream.generate(() -> new long[table.rows().length][lines]).limit(SETS).toList();
    return new LineSets(sets.get(0), sets.get(1), sets.get(2), sets.get(3), sets.get(4),
        new long[table.rows().length][lines / Long.SIZE + 1]);
  }

  /** The last piece must be alone in its group, and all moves may depend only on empty squares. */
  static boolean canBeUsed(Table table, MoveTables motions) {
    PlacementIndex layout = table.layout();
    int pieces = layout.pieces();
    return layout.lineFirst() == pieces - 1
        && IntStream.range(0, table.rows().length).allMatch(row -> IntStream.range(0, pieces).allMatch(
            piece -> motions.movement(row, piece).lines() && motions.quietWays(row, piece).lines()));
  }

  int lines() {
    return open[0].length;
  }

  LineSets swapped() {
    return new LineSets(open, unwon, safe, /* reached= */ next, /* next= */ reached, passings);
  }

  /** Several threads may call this. */
  void reach(int row, int line, long positions) {
    long fresh = positions & (long) LONG.getOpaque(open[row], line);
    if (fresh != 0 && (fresh & ~(long) LONG.getOpaque(next[row], line)) != 0) {
      LONG.getAndBitwiseOr(next[row], line, fresh);
    }
  }

  /** Only one thread may call this. */
  long take(int row, int line) {
    long set = reached[row][line];
    if (set != 0) {
      reached[row][line] = 0;
    }
    return set & open[row][line];
  }

  /** Several threads may call this. */
  void notePassing(int row, int line) {
    LONG.getAndBitwiseOr(passings[row], line / Long.SIZE, 1L << line);
  }

  boolean hasPassing(int row, int line) {
    return (passings[row][line / Long.SIZE] >>> line & 1) != 0;
  }

  void decide(int row, int line, long positions, boolean won) {
    if (won) {
      unwon[row][line] &= ~positions;
    }
    LONG.setRelease(open[row], line, open[row][line] & ~positions);
  }

  /** Whether a position is lost or has no move, ignoring en passant; other threads may decide it meanwhile. */
  boolean isBare(int row, int line, int square) {
    return ((long) LONG.getAcquire(open[row], line) >>> square & 1) == 0 && (unwon[row][line] >>> square & 1) != 0;
  }
}
