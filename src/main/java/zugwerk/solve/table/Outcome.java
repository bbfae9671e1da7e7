package zugwerk.solve.table;

import java.util.Locale;

/**
 * How a game ends with best play, for the side to move or the side that has chosen a move.
 *
 * @param moves how many moves of the winner to mate; 0 for a side that is mated, and for a draw
 */
public record Outcome(Kind kind, int moves) {

  /** Who wins. */
  public enum Kind {
    WIN,
    DRAW,
    LOSS
  }

  static Outcome of(int score) {
    if (score == Score.DRAW) {
      return new Outcome(Kind.DRAW, 0);
    }
    return new Outcome(Score.isWin(score) ? Kind.WIN : Kind.LOSS, (Score.plies(score) + 1) / 2);
  }

  /** {@code win 5}, {@code loss 4} or {@code draw}. */
  @Override
  public String toString() {
    return kind == Kind.DRAW ? "draw" : kind.name().toLowerCase(Locale.ROOT) + " " + moves;
  }
}
