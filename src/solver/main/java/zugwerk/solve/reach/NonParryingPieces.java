package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Square;

/**
 * What it takes each piece of the victim to be where it does not parry a check, whatever stands elsewhere: it must
 * neither capture the piece that checks nor interpose. Only parries over no other square count, as nothing can bar
 * those.
 */
final class NonParryingPieces {

  private static final byte UNKNOWN = -1;

  private final MateList all;
  /** By type: the squares from which a piece parries. */
  private final long[] harmful;
  /** By a piece, given as in {@link PieceTables}: the moves that it needs. */
  private final byte[] moves;

  NonParryingPieces(MateList all, long[] harmful) {
    this.all = all;
    this.harmful = harmful;
    moves = new byte[harmful.length << 6];
    Arrays.fill(moves, UNKNOWN);
  }

  /** Whether a piece does not parry where it is. */
  boolean isHarmless(int piece) {
    return (harmful[piece >> 6] >>> (piece & 63) & 1) == 0;
  }

  /** The moves that a piece needs until it does not parry; {@link PieceDistances#NEVER} if there is no way. */
  int moves(int number, int piece) {
    if (moves[piece] == UNKNOWN) {
      moves[piece] = (byte) computeMoves(all.distances(number, piece));
    }
    return moves[piece];
  }

  private int computeMoves(PieceDistances distances) {
    for (int needed = 0; needed <= PieceDistances.LONGEST; needed++) {
      for (int end : distances.arrivals(needed)) {
        if (isHarmless(end)) {
          return needed;
        }
      }
    }
    return PieceDistances.NEVER;
  }
}
