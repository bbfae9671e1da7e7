package zugwerk.solve.table;

import java.util.Locale;

/**
 * How a game ends with best play, for the side to move or the side that has chosen a move.
 *
 * @param moves how many moves of the winner to mate; 0 for a side that is mated, and for a draw; a lower bound if
 *     {@link #isAtLeast}
 */
public record Outcome(Kind kind, int moves) {

  /** The result for the side in question. */
  public enum Kind {
    WIN,
    DRAW,
    LOSS
  }

  private static final Outcome FAR_WIN = new Outcome(Kind.WIN, (Score.MOST_PLIES + 3) / 2);
  private static final Outcome FAR_LOSS = new Outcome(Kind.LOSS, (Score.MOST_PLIES + 2) / 2);

  static Outcome of(int score) {
    if (score == Score.DRAW) {
      return new Outcome(Kind.DRAW, 0);
    }
    if (Score.isFar(score)) {
      return Score.isWin(score) ? FAR_WIN : FAR_LOSS;
    }
    return new Outcome(Score.isWin(score) ? Kind.WIN : Kind.LOSS, (Score.plies(score) + 1) / 2);
  }

  /** Whether mate may take more moves than {@link #moves}, because scores are limited. */
  public boolean isAtLeast() {
    return equals(FAR_WIN) || equals(FAR_LOSS);
  }

  /** The number of moves to mate, such as {@code 5}; {@code 126+} where it may be more. */
  public String length() {
    return moves + (isAtLeast() ? "+" : "");
  }

  /** {@code win 5}, {@code loss 4} or {@code draw}; {@code win 126+} where it may take more moves. */
  @Override
  public String toString() {
    return kind == Kind.DRAW ? "draw" : kind.name().toLowerCase(Locale.ROOT) + " " + length();
  }
}
