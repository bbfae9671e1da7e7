package zugwerk.solve.study;

import zugwerk.solve.Tristate;
import zugwerk.solve.table.Outcome;

/** What a strategy achieves for its side against any play. */
public enum Aim {
  WHITE_WINS("White wins", 0, true), WHITE_HOLDS("White holds", 0, false), BLACK_WINS("Black wins", 1, true),
  BLACK_HOLDS("Black holds", 1, false);

  private final String words;
  private final int side;
  private final boolean wins;

  Aim(String words, int side, boolean wins) {
    this.words = words;
    this.side = side;
    this.wins = wins;
  }

  /** Its name in files. */
  public String words() {
    return words;
  }

  /** The side that has the strategy, 0 White, 1 Black. */
  public int side() {
    return side;
  }

  /** Whether the side mates; else it is never mated. */
  public boolean wins() {
    return wins;
  }

  /** Whether an outcome for the side that has the strategy is at least the aim. */
  public boolean isMetBy(Outcome.Kind outcome) {
    return wins ? outcome == Outcome.Kind.WIN : outcome != Outcome.Kind.LOSS;
  }

  /** White's goal that decides whether the aim can be reached. */
  Outcome.Kind goal() {
    return this == WHITE_WINS || this == BLACK_HOLDS ? Outcome.Kind.WIN : Outcome.Kind.DRAW;
  }

  /** The result for that goal if the aim can be reached. */
  Tristate wanted() {
    return side == 0 ? Tristate.YES : Tristate.NO;
  }
}
