package zugwerk.variant;

import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.rules.ReachFacts;
import zugwerk.rules.TableFacts;

/** A game that differs from orthodox chess in its pieces only, each of which has one power for good. */
abstract class StatelessGame extends ClassicGame implements ReachFacts {

  StatelessGame(String id, String title, Schema schema, String[] powers, String promotions) {
    super(id, title, schema, Armies.ORTHODOX_START, powers, promotions);
  }

  /** Where pieces attack is known before a move is made. */
  @Override
  public final long unsettled(Position position) {
    return 0;
  }

  @Override
  public ReachFacts reachFacts() {
    return this;
  }

  @Override
  public final boolean bounded() {
    return true;
  }

  @Override
  public TableFacts tableFacts() {
    return TableFacts.TABULATED;
  }
}
