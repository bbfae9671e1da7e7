package zugwerk.solve.battle;

import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;
import zugwerk.work.Meter;

/**
 * Direct play in which, according to the {@link Terms}, each move must leave the other King few flights or threaten
 * soon. It finds less, but sooner.
 */
final class LimitedSearch extends DirectSearch {

  private final Terms terms;
  private final MoveList flights = new MoveList();

  LimitedSearch(Variant variant, Position position, Stipulation stipulation, Terms terms, MateTable table,
      Meter meter) {
    super(variant, position, stipulation, table, meter);
    this.terms = terms;
  }

  @Override
  boolean forcedWithin(int moves) {
    return moves == 0 ? goal.reached() : admits(moves) && super.forcedWithin(moves);
  }

  /** As in Popeye, flights do not count before the last move: the King may have some if mate follows anyway. */
  @Override
  boolean admits(int moves) {
    return (moves < 2 || hasFewFlights()) && threatens(moves);
  }

  private boolean hasFewFlights() {
    if (terms.flights().isEmpty()) {
      return true;
    }
    flights.clear();
    generator.legal(position, flights);
    int count = 0;
    for (int i = 0; i < flights.size(); i++) {
      long from = 1L << EncodedMove.from(flights.get(i));
      count += (position.pieces(position.toMove(), Schema.KING) & from) != 0 ? 1 : 0;
    }
    return count <= terms.flights().getAsInt();
  }

  private boolean threatens(int moves) {
    if (terms.threat().isEmpty() || inCheck() || goal.reached()) {
      return true;
    }
    int most = Math.min(moves, terms.threat().getAsInt());
    int mark = position.mark();
    boolean threatens = pass() && solves(most);
    position.rollback(mark);
    return threatens;
  }
}
