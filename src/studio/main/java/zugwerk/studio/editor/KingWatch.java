package zugwerk.studio.editor;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.problem.Problem;
import zugwerk.rules.KingField;
import zugwerk.solve.Stipulation;

/** Which King is watched, if any: the one to be mated, or the other one. For the window's thread only. */
public final class KingWatch {

  private final BooleanProperty on = new SimpleBooleanProperty(this, "on");
  private final BooleanProperty other = new SimpleBooleanProperty(this, "other");

  KingWatch() {}

  /** Whether a King is watched at all. */
  public BooleanProperty on() {
    return on;
  }

  /** Whether it is the King that is not to be mated. */
  public BooleanProperty other() {
    return other;
  }

  /** The side whose King is watched, or would be. */
  Side side(Problem draft) {
    Side victim = draft.stipulation().map(Stipulation::beginnerSuffers).orElse(false) ? draft.setup().toMove()
        : draft.setup().toMove().other();
    return other.get() ? victim.other() : victim;
  }

  /** Flights, pins and guards of the King in a position; empty while it is not watched, or if there is none. */
  Optional<KingField> field(Problem draft, Setup shown) {
    return on.get() ? KingField.of(draft.variant(), shown, side(draft).ordinal()) : Optional.empty();
  }
}
