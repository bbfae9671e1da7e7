package zugwerk.variant;

import java.util.List;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.rules.Variant;

/** Orthodox chess, by the Laws of FIDE as far as they bear on problems. */
final class Orthodox extends Variant {

  private static final String[] POWERS = {"K", "Q", "R", "B", "N", Armies.PAWN};

  private final Movement[][] movements = new Movement[2][POWERS.length];
  private final int[] promotions = Armies.types(schema(), "QRBN");

  Orthodox() {
    super("orthodox", "Orthodox chess", new Schema(Armies.ORTHODOX, List.of()), Armies.ORTHODOX_START);
    for (int side = 0; side < 2; side++) {
      for (int type = 0; type < POWERS.length; type++) {
        movements[side][type] = Movement.compile(BetzaParser.parse(POWERS[type]), side);
      }
    }
  }

  @Override
  public int[] promotions() {
    return promotions;
  }

  @Override
  public Movement movement(Position position, int side, int type) {
    return movements[side][type];
  }
}
