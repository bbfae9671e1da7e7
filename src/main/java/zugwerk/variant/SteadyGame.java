package zugwerk.variant;

import zugwerk.betza.BetzaParser;
import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.rules.Variant;

/** A game whose pieces keep their powers for good, its Pawns and Bishops those of orthodox chess. */
abstract class SteadyGame extends Variant {

  private final Movement[][] movements;
  private final int[] promotions;

  /**
   * @param powers the Betza expression of each type, in the order of the schema
   * @param promotions the letters of the types that a Pawn may become
   */
  SteadyGame(String id, String title, Schema schema, String start, String[] powers, String promotions) {
    super(id, title, schema, start);
    this.promotions = Armies.types(schema, promotions);
    movements = new Movement[2][powers.length];
    for (int side = 0; side < 2; side++) {
      for (int type = 0; type < powers.length; type++) {
        movements[side][type] = Movement.compile(BetzaParser.parse(powers[type]), side);
      }
    }
  }

  @Override
  public final boolean orthodoxOrigins() {
    return true;
  }

  @Override
  public final int[] promotions() {
    return promotions;
  }

  @Override
  public final Movement movement(Position position, int side, int type) {
    return movements[side][type];
  }

  @Override
  public final Movement movementAfter(Position position, int side, int type, int mover) {
    return movements[side][type];
  }
}
