package zugwerk.solve.table;

/**
 * The byte that a table holds for a position: {@link #DRAW}, {@link #INVALID}, or one more than the plies to mate. An
 * odd score is a loss for the side to move. Of mates beyond {@link #MOST_PLIES} only the winner is stored.
 */
final class Score {

  static final int DRAW = 0;

  static final int MATED = 1;

  /** No position: two pieces on a square, a King that could be captured, or a mirror image held elsewhere. */
  static final int INVALID = 255;
  static final int MOST_PLIES = 249;
  static final int FAR_WIN = 254;
  static final int FAR_LOSS = 253;

  /** While a table is built: a far win whose moves have not been taken back. */
  static final int NEW_WIN = 252;

  /** As {@link #NEW_WIN}, for a loss. */
  static final int NEW_LOSS = 251;

  private static final int RANKS = 1000;

  private Score() {}

  static boolean isWin(int score) {
    return score != DRAW && (score & 1) == 0;
  }

  static boolean isLoss(int score) {
    return (score & 1) != 0;
  }

  static int of(int plies) {
    return plies + 1;
  }

  static int plies(int score) {
    return score - 1;
  }

  static boolean isFar(int score) {
    return score > of(MOST_PLIES) && score < INVALID;
  }

  /** Of a move that leads to a position with this score. */
  static int before(int score) {
    if (score == DRAW) {
      return DRAW;
    }
    if (score > MOST_PLIES) {
      return isWin(score) ? FAR_LOSS : FAR_WIN;
    }
    return score + 1;
  }

  /** As {@link #before}, with far scores marked as new. */
  static int newBefore(int score) {
    if (score > MOST_PLIES) {
      return isWin(score) ? NEW_LOSS : NEW_WIN;
    }
    return score + 1;
  }

  /** Greater is better for the side to move. */
  static int rank(int score) {
    return score == DRAW ? 0 : isWin(score) ? RANKS - score : score - RANKS;
  }
}
