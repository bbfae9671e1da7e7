package zugwerk.studio.endgame;

import zugwerk.board.Side;
import zugwerk.solve.table.Outcome;

/** Outcomes in words and signs, so that no colour is needed to tell them apart. */
final class OutcomeWords {

  private OutcomeWords() {}

  /** How a position ends, such as {@code White wins in 6}. */
  static String of(Side toMove, Outcome outcome) {
    Side winner = outcome.kind() == Outcome.Kind.WIN ? toMove : toMove.other();
    return switch (outcome.kind()) {
      case DRAW -> "Draw";
      case LOSS -> outcome.moves() == 0 ? name(toMove) + " is mated" : name(winner) + " wins in " + outcome.moves();
      case WIN -> name(winner) + " wins in " + outcome.moves();
    };
  }

  private static String name(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }

  /** What a move is worth to its side, such as {@code + wins in 6}. */
  static String ofMove(Outcome outcome) {
    return switch (outcome.kind()) {
      case WIN -> "+ wins in " + outcome.moves();
      case DRAW -> "= draws";
      case LOSS -> "− loses in " + outcome.moves();
    };
  }

  /** The style class that goes with it. */
  static String tone(Outcome outcome) {
    return switch (outcome.kind()) {
      case WIN -> "success";
      case DRAW -> "neutral";
      case LOSS -> "danger";
    };
  }
}
