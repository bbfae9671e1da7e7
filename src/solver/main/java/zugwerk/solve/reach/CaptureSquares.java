package zugwerk.solve.reach;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import zugwerk.betza.Movement;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * The squares on which a side's pieces can capture on their way to their places in the diagram. All other squares count
 * as empty or as holding something to capture. Each entry is computed on first use.
 */
final class CaptureSquares {

  /** Longer routes count as this long. */
  private static final int LONGEST = 20;

  private static final int ALL = Square.COUNT * Square.COUNT;

  private final ProofRoutes routes;
  private final int types;
  private final int pawn;
  private final long last;
  /** By type and square: the squares from which a piece captures there. */
  private final long[] origins;
  /** By first and last type, then by from and to: the squares of captures, by the most moves of the route. */
  private final long[] @Nullable [] @Nullable [] passed;
  /** By type and square: the squares of captures, by the most moves. */
  private final long[] @Nullable [] captures;
  /** By type and square: the squares that are reached, by the most moves. */
  private final long[] @Nullable [] reached;

  /**
   * @param closed the squares of the immovable pieces
   * @param guarded the squares closed to the King
   * @param last the promotion rank
   */
  CaptureSquares(PieceTables tables, ProofRoutes routes, long closed, long guarded, long last) {
    this.routes = routes;
    this.last = last;
    types = tables.types();
    pawn = tables.pawn();
    origins = new long[types << 6];
    for (int type = 0; type < types; type++) {
      for (int to = 0; to < Square.COUNT; to++) {
        boolean open = (closed >>> to & 1) == 0 && (type != Schema.KING || (guarded >>> to & 1) == 0);
        origins[type << 6 | to] = open ? origins(tables.powers(type), to, closed) : 0;
      }
    }
    passed = new long[types * types][][];
    captures = new long[types << 6][];
    reached = new long[types << 6][];
  }

  private static long origins(PiecePowers powers, int to, long closed) {
    long origins = powers.passesFrom(to);
    for (int from = 0; from < Square.COUNT; from++) {
      long path = powers.capturePath(from, to);
      origins |= from != to && path != Movement.NONE && (path & closed) == 0 ? Square.bit(from) : 0;
    }
    return origins;
  }

  /** The squares on which a piece can capture on its way to a place, in at most a number of moves; none if negative. */
  long passed(int type, int becomes, int from, int to, int most) {
    if (most < 0) {
      return 0;
    }
    long[] @Nullable [] table = passed[type * types + becomes];
    if (table == null) {
      table = new long[ALL][];
      passed[type * types + becomes] = table;
    }
    long[] squares = table[from << 6 | to];
    if (squares == null) {
      squares = byLength(square -> Math.min(
          captures(type, becomes, from, square) + routes.moves(becomes, becomes, square, to),
          captures(type, type, from, square) + routes.moves(type, becomes, square, to)));
      table[from << 6 | to] = squares;
    }
    return squares[Math.min(most, LONGEST)];
  }

  /** The squares on which a piece, which may be promoted before, can capture in at most a number of moves. */
  long captures(int type, int from, int most) {
    if (most < 0) {
      return 0;
    }
    long[] squares = captures[type << 6 | from];
    if (squares == null) {
      squares = byLength(square -> least(becomes -> captures(type, becomes, from, square)));
      captures[type << 6 | from] = squares;
    }
    return squares[Math.min(most, LONGEST)];
  }

  /** The least moves of a piece, which may be promoted before, to one of some squares. */
  int moves(int type, int from, long targets) {
    long[] squares = reached[type << 6 | from];
    if (squares == null) {
      squares = byLength(square -> least(becomes -> routes.moves(type, becomes, from, square)));
      reached[type << 6 | from] = squares;
    }
    for (int moves = 0; moves <= LONGEST; moves++) {
      if ((squares[moves] & targets) != 0) {
        return moves;
      }
    }
    return ProofRoutes.NEVER;
  }

  /** The least moves of a piece that ends them with a capture on a square. */
  private int captures(int type, int becomes, int from, int to) {
    int least = ProofRoutes.NEVER;
    for (long rest = origins[becomes << 6 | to]; rest != 0; rest &= rest - 1) {
      least = Math.min(least, 1 + routes.moves(type, becomes, from, Long.numberOfTrailingZeros(rest)));
    }
    if (type == pawn && becomes != pawn && (last >>> to & 1) != 0
        && routes.moves(type, becomes, from, to) < ProofRoutes.NEVER) {
      least = Math.min(least, captures(pawn, pawn, from, to));
    }
    return least;
  }

  /** The least of the values of all types. */
  private int least(IntUnaryOperator ofType) {
    return IntStream.range(0, types).map(ofType).reduce(ProofRoutes.NEVER, Math::min);
  }

  private static long[] byLength(IntUnaryOperator ofSquare) {
    long[] squares = new long[LONGEST + 1];
    for (int square = 0; square < Square.COUNT; square++) {
      int length = ofSquare.applyAsInt(square);
      if (length < ProofRoutes.NEVER) {
        squares[Math.min(length, LONGEST)] |= Square.bit(square);
      }
    }
    for (int length = 1; length <= LONGEST; length++) {
      squares[length] |= squares[length - 1];
    }
    return squares;
  }
}
