package zugwerk.studio.endgame;

import zugwerk.board.Side;
import zugwerk.solve.table.Outcome;

/** Outcomes as texts and signs, readable without colours. */
public final class OutcomeText {

  private OutcomeText() {}

  /** How a position ends, such as {@code White wins in 6}. */
  public static String of(Side toMove, Outcome outcome) {
    return switch (outcome.kind()) {
      case DRAW -> "Draw";
      case LOSS -> outcome.moves() == 0 ? toMove.title() + " is mated" : wins(toMove.other(), outcome);
      case WIN -> wins(toMove, outcome);
    };
  }

  private static String wins(Side winner, Outcome outcome) {
    return winner.title() + " wins in " + outcome.length();
  }

  /** What a move is worth to its side, such as {@code + wins in 6}. */
  public static String ofMove(Outcome outcome) {
    return switch (outcome.kind()) {
      case WIN -> "+ wins in " + outcome.length();
      case DRAW -> "= draws";
      case LOSS -> "− loses in " + outcome.length();
    };
  }

  public static String tone(Outcome outcome) {
    return switch (outcome.kind()) {
      case WIN -> "success";
      case DRAW -> "neutral";
      case LOSS -> "danger";
    };
  }
}
