package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Square;

/**
 * Where a piece can be after a number of moves on an empty board: its squares, and its types, since a Pawn may be
 * promoted. A piece is a number, as in {@link PieceTables}.
 */
final class PieceDistances {

  /** The greatest distance; longer ways count as this. */
  static final int LONGEST = 12;

  /** The distance of a square that cannot be reached. */
  static final int NEVER = 100;

  private final int[][] arrivals = new int[LONGEST + 1][];
  private final long[] within = new long[LONGEST + 1];
  private final int[] types = new int[LONGEST + 1];
  private final byte[] distances = new byte[Square.COUNT];
  private final byte[] costs;
  /** By the number of moves, then by type. */
  private final long[] squares;

  PieceDistances(PieceTables tables, int start) {
    Arrays.fill(distances, (byte) NEVER);
    costs = new byte[tables.types() << 6];
    squares = new long[tables.types() * (LONGEST + 1)];
    Arrays.fill(costs, (byte) NEVER);
    boolean[] seen = new boolean[tables.types() << 6];
    int[] queue = new int[seen.length];
    int end = 0;
    queue[end++] = start;
    seen[start] = true;
    int begin = 0;
    for (int moves = 0; moves <= LONGEST; moves++) {
      int last = end;
      // The last layer includes whatever is farther away.
      for (int i = begin; i < (moves == LONGEST ? end : last); i++) {
        end = tables.expand(queue[i], seen, queue, end);
      }
      arrivals[moves] = Arrays.copyOfRange(queue, begin, moves == LONGEST ? end : last);
      note(moves);
      begin = moves == LONGEST ? end : last;
    }
  }

  /**
   * Distances within a number of captures.
   *
   * @param places where the piece can end, as {@link PieceTables#places}
   */
  PieceDistances(PieceTables tables, int[] places, int mostCaptures) {
    Arrays.fill(distances, (byte) NEVER);
    costs = new byte[tables.types() << 6];
    squares = new long[tables.types() * (LONGEST + 1)];
    Arrays.fill(costs, (byte) NEVER);
    boolean[] seen = new boolean[costs.length];
    int[] found = new int[costs.length];
    for (int moves = 0; moves <= LONGEST; moves++) {
      int size = 0;
      for (int place : places) {
        int piece = place & ImmobileSquares.PIECE;
        if (Math.min(ImmobileSquares.cost(place), LONGEST) == moves && ImmobileSquares.captures(place) <= mostCaptures
            && !seen[piece]) {
          seen[piece] = true;
          found[size++] = piece;
        }
      }
      arrivals[moves] = Arrays.copyOf(found, size);
      note(moves);
    }
  }

  private void note(int moves) {
    within[moves] = moves == 0 ? 0 : within[moves - 1];
    types[moves] = moves == 0 ? 0 : types[moves - 1];
    int size = squares.length / (LONGEST + 1);
    if (moves > 0) {
      System.arraycopy(squares, (moves - 1) * size, squares, moves * size, size);
    }
    for (int piece : arrivals[moves]) {
      int square = piece & 63;
      within[moves] |= Square.bit(square);
      types[moves] |= 1 << (piece >> 6);
      distances[square] = (byte) Math.min(distances[square], moves);
      costs[piece] = (byte) moves;
      squares[moves * size + (piece >> 6)] |= Square.bit(square);
    }
  }

  /** What the piece may become after exactly the given number of moves. */
  int[] arrivals(int moves) {
    return arrivals[moves];
  }

  /** The squares within a number of moves. */
  long within(int moves) {
    return within[Math.min(moves, LONGEST)];
  }

  /** The squares on which it may be of a type within a number of moves. */
  long within(int moves, int type) {
    return squares[Math.min(moves, LONGEST) * (squares.length / (LONGEST + 1)) + type];
  }

  /** The types that it may have within a number of moves, as bits. */
  int types(int moves) {
    return types[Math.min(moves, LONGEST)];
  }

  /** The least moves to a square, {@link #NEVER} if there is no way. */
  int distance(int square) {
    return distances[square];
  }

  /** The least moves to one of some squares, {@link #NEVER} if there is no way. */
  int movesTo(long squares) {
    int moves = 0;
    while (moves <= LONGEST && (within[moves] & squares) == 0) {
      moves++;
    }
    return moves <= LONGEST ? moves : NEVER;
  }

  /**
   * The least moves until it is on no square that is closed to its type, {@link #NEVER} if there is no way.
   *
   * @param closed squares by type
   * @param open squares that are closed to no type
   */
  int movesOff(long[] closed, long open) {
    for (int moves = 0; moves <= LONGEST; moves++) {
      for (int piece : arrivals[moves]) {
        if (((closed[piece >> 6] & ~open) >>> (piece & 63) & 1) == 0) {
          return moves;
        }
      }
    }
    return NEVER;
  }

  /** The least moves until it has become a piece, {@link #NEVER} if there is no way. */
  int cost(int piece) {
    return costs[piece];
  }
}
