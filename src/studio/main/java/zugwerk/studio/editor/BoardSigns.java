package zugwerk.studio.editor;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import zugwerk.board.Setup;
import zugwerk.problem.Problem;
import zugwerk.rules.PieceReach;

/** How pieces are drawn, and which piece is inspected. For the JavaFX thread only. */
public final class BoardSigns {

  private final BooleanProperty asTheyMove = new SimpleBooleanProperty(this, "asTheyMove");
  private final BooleanProperty full = new SimpleBooleanProperty(this, "full");
  private final BooleanProperty reaching = new SimpleBooleanProperty(this, "reaching", true);
  private final IntegerProperty inspected = new SimpleIntegerProperty(this, "inspected", Selection.OFF);

  BoardSigns() {}

  public BooleanProperty asTheyMove() {
    return asTheyMove;
  }

  /** Whether pieces that have lost no hit points show theirs too. */
  public BooleanProperty full() {
    return full;
  }

  public BooleanProperty reaching() {
    return reaching;
  }

  public IntegerProperty inspected() {
    return inspected;
  }

  Optional<PieceReach> reach(Problem draft, Setup shown) {
    return reaching.get() && inspected.get() != Selection.OFF
        ? PieceReach.of(draft.variant(), shown, inspected.get()) : Optional.empty();
  }
}
