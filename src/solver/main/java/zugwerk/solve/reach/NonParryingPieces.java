package zugwerk.solve.reach;

import java.util.Arrays;

/**
 * The moves of each piece of the victim to a square from which it does not parry a check: it must neither capture the
 * checking piece nor interpose. Only parries over no other square count, since nothing can bar those.
 */
final class NonParryingPieces {

  private static final byte UNKNOWN = -1;

  private final MateList all;
  /** By type: the squares from which a piece parries. */
  private final long[] harmful;
  /** By a piece, as in {@link PieceTables}: its moves. */
  private final byte[] moves;

  NonParryingPieces(MateList all, long[] harmful) {
    this.all = all;
    this.harmful = harmful;
    moves = new byte[harmful.length << 6];
    Arrays.fill(moves, UNKNOWN);
  }

  boolean isHarmless(int piece) {
    return (harmful[piece >> 6] >>> (piece & 63) & 1) == 0;
  }

  /** The moves of a piece until it does not parry; {@link PieceDistances#NEVER} if there is no way. */
  int moves(int number, int piece) {
    if (moves[piece] == UNKNOWN) {
      moves[piece] = (byte) all.distances(number, piece).movesOff(harmful, 0);
    }
    return moves[piece];
  }
}
