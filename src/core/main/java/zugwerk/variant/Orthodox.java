package zugwerk.variant;

import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.rules.ReachFacts;
import zugwerk.rules.RetroFacts;
import zugwerk.rules.TableFacts;

/**
 * Orthodox chess, by the Laws of Chess of FIDE as far as they bear on problems.
 *
 * @see <a href="https://handbook.fide.com/chapter/E012023">FIDE Laws of Chess</a>
 */
final class Orthodox extends ClassicGame implements ReachFacts {

  Orthodox() {
    super("orthodox", "Orthodox chess", new Schema(Armies.ORTHODOX, List.of()), Armies.ORTHODOX_START,
        Armies.ORTHODOX_POWERS, "QRBN");
  }

  @Override
  public long unsettled(Position position) {
    return 0;
  }

  @Override
  public RetroFacts retroFacts() {
    return RetroFacts.ORTHODOX;
  }

  @Override
  public ReachFacts reachFacts() {
    return this;
  }

  @Override
  public boolean bounded() {
    return true;
  }

  @Override
  public boolean certain() {
    return true;
  }

  @Override
  public boolean guardsAlways() {
    return true;
  }

  @Override
  public TableFacts tableFacts() {
    return TableFacts.TABULATED;
  }
}
