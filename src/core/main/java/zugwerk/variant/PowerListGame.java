package zugwerk.variant;

import java.util.List;
import java.util.Optional;
import zugwerk.betza.PowerLists;
import zugwerk.betza.Preset;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Transformation;
import zugwerk.rules.GameOptions;
import zugwerk.rules.MoveStyle;
import zugwerk.rules.Variant;
import zugwerk.work.Message;

/** What all forms of Polypiece Chess have in common: the settings are lists of powers that pieces take in turn. */
abstract class PowerListGame extends Variant implements MoveStyle, GameOptions {

  static final String TYPES = "KQRBNP";

  /** The powers of orthodox chess. */
  static final PowerLists PLAIN_TYPES = PowerLists.parse("K=K;Q=Q;R=R;B=B;N=N;P=" + Armies.PAWN, TYPES);

  private final int[] promotions = Armies.types(schema(), "QRBN");

  PowerListGame(String title, List<Slot> slots) {
    super("polypiece", title, new Schema(Armies.ORTHODOX, slots), Armies.ORTHODOX_START);
  }

  @Override
  public int[] promotions() {
    return promotions;
  }

  @Override
  public MoveStyle style() {
    return this;
  }

  @Override
  public GameOptions options() {
    return this;
  }

  /** The powers before the move count for the start and the way, those after it for the arrival. */
  @Override
  public boolean judgesArrivalAfter() {
    return true;
  }

  @Override
  public boolean mayLackKing() {
    return true;
  }

  @Override
  public boolean keeps(Transformation transformation) {
    return true;
  }

  @Override
  public List<Preset> presets() {
    return Preset.ALL;
  }

  @Override
  public Optional<Message> hint() {
    return Optional.of(Message.message(Armies.LISTS_HINT));
  }
}
