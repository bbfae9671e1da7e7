package zugwerk.solve.table;

/**
 * What a table holds for a position, in a byte: {@link #DRAW}, {@link #BROKEN}, or one more than the number of plies
 * to mate. An even number of plies, and so an odd score, is a loss for the side to move. Of mates that are farther away
 * than {@link #MOST_PLIES} it tells only which side mates.
 */
final class Score {

  static final int DRAW = 0;

  /** The side to move is mated. */
  static final int MATED = 1;

  /** No position: two pieces on a square, a King that could be captured, or a mirror image that is held elsewhere. */
  static final int BROKEN = 255;

  /** The greatest number of plies that is told. */
  static final int MOST_PLIES = 249;

  /** A mate farther away, for the side to move. */
  static final int FAR_WIN = 254;

  /** A mate farther away, against the side to move. */
  static final int FAR_LOSS = 253;

  /** While a table is built: a far win; the moves to it have not been taken back yet. */
  static final int NEW_WIN = 252;

  /** While a table is built: a far loss; the moves to it have not been taken back yet. */
  static final int NEW_LOSS = 251;

  private static final int RANKS = 1000;

  private Score() {}

  static boolean isWin(int score) {
    return score != DRAW && (score & 1) == 0;
  }

  static boolean isLoss(int score) {
    return (score & 1) != 0;
  }

  /** The score of a given number of plies to mate. */
  static int of(int plies) {
    return plies + 1;
  }

  static int plies(int score) {
    return score - 1;
  }

  /** Whether it tells of a mate, but not how far away it is. */
  static boolean isFar(int score) {
    return score > of(MOST_PLIES) && score < BROKEN;
  }

  /** What a move is worth to the mover when the position after it has the given score. */
  static int before(int score) {
    if (score == DRAW) {
      return DRAW;
    }
    if (score > MOST_PLIES) {
      return isWin(score) ? FAR_LOSS : FAR_WIN;
    }
    return score + 1;
  }

  /** As {@link #before} for a score just found, so that far ones are known to be new. */
  static int newBefore(int score) {
    if (score > MOST_PLIES) {
      return isWin(score) ? NEW_LOSS : NEW_WIN;
    }
    return score + 1;
  }

  /** Orders scores for the side to move: the greater, the better. */
  static int rank(int score) {
    return score == DRAW ? 0 : isWin(score) ? RANKS - score : score - RANKS;
  }
}
