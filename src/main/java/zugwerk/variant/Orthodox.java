package zugwerk.variant;

import java.util.List;
import zugwerk.board.Schema;

/** Orthodox chess, by the Laws of FIDE as far as they bear on problems. */
final class Orthodox extends SteadyGame {

  Orthodox() {
    super("orthodox", "Orthodox chess", new Schema(Armies.ORTHODOX, List.of()), Armies.ORTHODOX_START,
        Armies.ORTHODOX_POWERS, "QRBN");
  }

  @Override
  public boolean orthodoxChecks() {
    return true;
  }

  @Override
  public boolean tabulated() {
    return true;
  }
}
