package zugwerk.variant;

import static zugwerk.work.Texts.key;

import java.util.List;
import zugwerk.board.Schema;
import zugwerk.rules.RetroFacts;

/**
 * Orthodox chess, by the Laws of Chess of FIDE as far as they bear on problems.
 *
 * @see <a href="https://handbook.fide.com/chapter/E012023">FIDE Laws of Chess</a>
 */
final class Orthodox extends StatelessGame {

  Orthodox() {
    super("orthodox", key("Orthodox chess"), new Schema(Armies.ORTHODOX, List.of()), Armies.ORTHODOX_POWERS, "QRBN");
  }

  @Override
  public RetroFacts retroFacts() {
    return RetroFacts.ORTHODOX;
  }

  @Override
  public boolean certain() {
    return true;
  }

  @Override
  public boolean guardsAlways() {
    return true;
  }
}
