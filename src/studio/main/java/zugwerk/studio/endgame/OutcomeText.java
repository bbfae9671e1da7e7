package zugwerk.studio.endgame;

import static zugwerk.studio.text.Localization.lang;

import zugwerk.board.Side;
import zugwerk.solve.table.Outcome;

/** Outcomes as texts and signs, readable without colours. */
public final class OutcomeText {

  private OutcomeText() {}

  /** How a position ends, such as {@code White wins in 6}. */
  public static String of(Side toMove, Outcome outcome) {
    return switch (outcome.kind()) {
      case DRAW -> lang("Draw");
      case LOSS -> outcome.moves() > 0 ? wins(toMove.other(), outcome)
          : toMove == Side.WHITE ? lang("White is mated") : lang("Black is mated");
      case WIN -> wins(toMove, outcome);
    };
  }

  private static String wins(Side winner, Outcome outcome) {
    return winner == Side.WHITE ? lang("White wins in {0}", outcome.length())
        : lang("Black wins in {0}", outcome.length());
  }

  /** What a move is worth to its side, such as {@code + wins in 6}. */
  public static String ofMove(Outcome outcome) {
    return switch (outcome.kind()) {
      case WIN -> lang("+ wins in {0}", outcome.length());
      case DRAW -> lang("= draws");
      case LOSS -> lang("− loses in {0}", outcome.length());
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
