package zugwerk.solve.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What is known of the positions of a table while it is built by {@link LineBuilder}: for each row and {@link Line}
 * sets of squares of the last piece.
 *
 * @param open the legal positions that are not decided yet; stalemates are, where a capture en passant may end them
 * @param unwon the legal positions that are not known to be won
 * @param safe the positions with a capture or promotion that draws
 * @param reached the positions from which a move leads to what the last pass decided
 * @param next the same for the pass under way
 * @param passings for each row a bit for each line: whether it has a double step that can be answered en passant
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

  /**
   * Whether a table can be built so: its last piece is alone in its group, and all moves depend only on squares being
   * empty.
   */
  static boolean serve(Table table, MoveTables motions) {
    PlacementIndex layout = table.layout();
    int pieces = layout.pieces();
    return layout.lineFirst() == pieces - 1
        && IntStream.range(0, table.rows().length).allMatch(row -> IntStream.range(0, pieces).allMatch(
            piece -> motions.movement(row, piece).lines() && motions.quietWays(row, piece).lines()));
  }

  /** How many lines a row has. */
  int lines() {
    return open[0].length;
  }

  /** The same once what the pass under way found is looked at. */
  LineSets turned() {
    return new LineSets(open, unwon, safe, /* reached= */ next, /* next= */ reached, passings);
  }

  /** Notes that a move leads from some positions to what was just decided; several threads may. */
  void reach(int row, int line, long positions) {
    long fresh = positions & (long) LONG.getOpaque(open[row], line);
    if (fresh != 0 && (fresh & ~(long) LONG.getOpaque(next[row], line)) != 0) {
      LONG.getAndBitwiseOr(next[row], line, fresh);
    }
  }

  /** Takes what {@link #reach} noted in the pass before; only one thread may. */
  long take(int row, int line) {
    long set = reached[row][line];
    if (set != 0) {
      reached[row][line] = 0;
    }
    return set & open[row][line];
  }

  /** Notes a line with a double step that can be answered en passant; several threads may. */
  void notePassing(int row, int line) {
    LONG.getAndBitwiseOr(passings[row], line / Long.SIZE, 1L << line);
  }

  /** Whether a line is noted so. */
  boolean hasPassing(int row, int line) {
    return (passings[row][line / Long.SIZE] >>> line & 1) != 0;
  }

  /** Decides open positions. */
  void decide(int row, int line, long positions, boolean won) {
    if (won) {
      unwon[row][line] &= ~positions;
    }
    LONG.setRelease(open[row], line, open[row][line] & ~positions);
  }

  /** Whether a position is lost or has no move, captures en passant aside; other threads may decide it meanwhile. */
  boolean isBare(int row, int line, int square) {
    return ((long) LONG.getAcquire(open[row], line) >>> square & 1) == 0 && (unwon[row][line] >>> square & 1) != 0;
  }
}
