package zugwerk.solve.table;

import zugwerk.board.Square;

/**
 * En passant captures in whole lines of positions, for one thread.
 *
 * <p>Tables hold positions without en passant rights. A double step that gives the right leads to the position without
 * it or to the capture, whichever the other side prefers. There are few such moves, so the capture is evaluated each
 * time.
 */
final class LineEnPassant {

  private final MoveTables motions;
  private final EnPassant passing;
  private final Line line;
  private final int last;
  private final int[] squares;

  LineEnPassant(MoveTables motions, Links links, PlacementIndex layout, Line line) {
    this.motions = motions;
    this.line = line;
    passing = new EnPassant(motions, links, layout.pieces());
    last = layout.lineFirst();
    squares = new int[layout.pieces()];
  }

  interface Visitor {
    /** Visits a capture; {@code square} is that of the last piece before the double step. */
    void at(int pawn, int to, int square, int capture);
  }

  void each(int row, long positions, Visitor action) {
    for (int pawn : motions.piecesOf(Table.toMove(row))) {
      long sources = motions.doubleSteps(row, pawn) & (pawn == last ? positions : Square.bit(line.square(pawn)));
      for (; sources != 0; sources &= sources - 1) {
        each(row, pawn, Long.numberOfTrailingZeros(sources), pawn == last ? Long.lowestOneBit(sources) : positions,
            action);
      }
    }
  }

  private void each(int row, int pawn, int from, long positions, Visitor action) {
    for (long targets = twoRanksFrom(from); targets != 0; targets &= targets - 1) {
      int to = Long.numberOfTrailingZeros(targets);
      for (long rest = positions & mayAllowEnPassant(row, pawn, from, to); rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        int capture = capture(row, pawn, from, to, square);
        if (capture != EnPassant.NONE) {
          action.at(pawn, to, square, capture);
        }
      }
    }
  }

  private static long twoRanksFrom(int square) {
    return Square.bit(square) << 16 | Square.bit(square) >>> 16;
  }

  /** The squares of the last piece for which a double step may just have been made. May include others. */
  long afterStep(int row) {
    long found = 0;
    for (int pawn : motions.piecesOf(1 - Table.toMove(row))) {
      int before = motions.before(row, pawn);
      long sources = motions.doubleSteps(before, pawn) & (pawn == last ? -1L : twoRanksFrom(line.square(pawn)));
      for (; sources != 0; sources &= sources - 1) {
        int from = Long.numberOfTrailingZeros(sources);
        long targets = twoRanksFrom(from) & (pawn == last ? -1L : Square.bit(line.square(pawn)));
        for (; targets != 0; targets &= targets - 1) {
          int to = Long.numberOfTrailingZeros(targets);
          found |= mayAllowEnPassant(before, pawn, from, to) & (pawn == last ? Square.bit(to) : -1L);
        }
      }
    }
    return found;
  }

  /** The squares of the last piece for which a move may be a double step that allows en passant. May include others. */
  private long mayAllowEnPassant(int row, int piece, int from, int to) {
    if ((motions.doubleSteps(row, piece) & Square.bit(from)) == 0 || Math.abs(from - to) != 16) {
      return 0;
    }
    int next = motions.after(row, piece);
    long found = 0;
    for (int other : motions.piecesOf(Table.toMove(next))) {
      if (motions.isPawn(other)) {
        long sources = motions.movement(next, other).passesFrom(from + to >> 1);
        found |= other == last ? sources : (sources & Square.bit(line.square(other))) != 0 ? -1L : 0;
      }
    }
    return found;
  }

  /** As {@link EnPassant#score}, for a square of the last piece; the Pawn may stand anywhere on the line. */
  private int capture(int row, int pawn, int from, int to, int square) {
    System.arraycopy(line.squares(square), 0, squares, 0, squares.length);
    squares[pawn] = from;
    long occupied = 0;
    for (int at : squares) {
      occupied |= Square.bit(at);
    }
    return passing.score(row, squares, occupied, pawn, to);
  }

  /**
   * The squares of the last piece for which a move to a lost position wins despite en passant.
   *
   * @param most the greatest score of a capture with which the other side loses by now
   */
  long winning(int row, int piece, int from, int to, long positions, int most) {
    long left = positions;
    for (long rest = positions & mayAllowEnPassant(row, piece, from, to); rest != 0; rest &= rest - 1) {
      int capture = capture(row, piece, from, to, Long.numberOfTrailingZeros(rest));
      if (capture != EnPassant.NONE && (!Score.isLoss(capture) || capture > most)) {
        left &= ~Long.lowestOneBit(rest);
      }
    }
    return left;
  }

  /**
   * The squares of the last piece for which a move loses to an en passant capture.
   *
   * @param most the greatest score of a loss that is decided so far
   */
  long losing(int row, int piece, int from, int to, long positions, int most) {
    long found = 0;
    for (long rest = positions & mayAllowEnPassant(row, piece, from, to); rest != 0; rest &= rest - 1) {
      int capture = capture(row, piece, from, to, Long.numberOfTrailingZeros(rest));
      if (Score.isWin(capture) && Score.before(capture) <= most) {
        found |= Long.lowestOneBit(rest);
      }
    }
    return found;
  }
}
