package zugwerk.compose;

import zugwerk.board.Square;
import zugwerk.problem.TwinChange;

/** What a change costs in points: the less it changes, the better. The force of a piece is in its rating already. */
final class ChangeCost {

  private static final double CHANGE = 3;
  private static final double STEP = 0.25;

  private ChangeCost() {}

  static double of(Found found) {
    return found.changes().stream().mapToDouble(ChangeCost::of).sum();
  }

  private static double of(TwinChange change) {
    return CHANGE + switch (change) {
      case TwinChange.Move move -> STEP * distance(move.piece().square(), move.to());
      case TwinChange.Exchange exchange -> STEP * distance(exchange.one().square(), exchange.other().square());
      default -> 0;
    };
  }

  private static int distance(int one, int other) {
    return Math.max(Math.abs(Square.file(one) - Square.file(other)), Math.abs(Square.rank(one) - Square.rank(other)));
  }
}
