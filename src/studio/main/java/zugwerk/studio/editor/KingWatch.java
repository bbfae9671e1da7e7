package zugwerk.studio.editor;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.problem.Problem;
import zugwerk.rules.KingField;
import zugwerk.solve.Stipulation;

/** Which King is watched, if any: the one to be mated, or the other one. For the JavaFX thread only. */
public final class KingWatch {

  private final BooleanProperty on = new SimpleBooleanProperty(this, "on");
  private final BooleanProperty other = new SimpleBooleanProperty(this, "other");

  KingWatch() {}

  public BooleanProperty on() {
    return on;
  }

  public BooleanProperty other() {
    return other;
  }

  Side side(Problem draft) {
    Side victim = draft.task().stipulation().map(Stipulation::targetsFirstMover).orElse(false) ? draft.setup().toMove()
        : draft.setup().toMove().other();
    return other.get() ? victim.other() : victim;
  }

  Optional<KingField> field(Problem draft, Setup shown) {
    return on.get() ? KingField.of(draft.variant(), shown, side(draft).ordinal()) : Optional.empty();
  }
}
