package zugwerk.solve.table;

/**
 * What a table holds for a position, in a byte: {@link #DRAW}, {@link #BROKEN}, or one more than the number of plies
 * to mate. An even number of plies, and so an odd score, is a loss for the side to move.
 */
final class Score {

  static final int DRAW = 0;

  /** The side to move is mated. */
  static final int MATED = 1;

  /** No position: two men on a square, a King that could be captured, or a mirror image that is held elsewhere. */
  static final int BROKEN = 255;

  /** The greatest number of plies that fits. */
  static final int MOST_PLIES = 253;

  private static final int FAR = 1000;

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

  /**
   * What a move is worth to the mover when the position after it has the given score.
   *
   * @throws IllegalArgumentException if the mate is too far away to be held
   */
  static int before(int score) {
    if (score == DRAW) {
      return DRAW;
    }
    if (score > MOST_PLIES) {
      throw tooLong();
    }
    return score + 1;
  }

  static IllegalArgumentException tooLong() {
    return new IllegalArgumentException(
        "there are mates in more than " + (MOST_PLIES + 1) / 2 + " moves, more than a table can hold");
  }

  /** Greater for what the side to move likes better. */
  static int rank(int score) {
    return score == DRAW ? 0 : isWin(score) ? FAR - score : score - FAR;
  }
}
