package zugwerk.studio.editor;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import zugwerk.board.Setup;
import zugwerk.problem.Problem;
import zugwerk.rules.PieceReach;

/** How pieces are drawn, and of which piece the board shows what it can do. For the window's thread only. */
public final class BoardSigns {

  private final BooleanProperty asTheyMove = new SimpleBooleanProperty(this, "asTheyMove");
  private final BooleanProperty reaching = new SimpleBooleanProperty(this, "reaching", true);
  private final IntegerProperty looked = new SimpleIntegerProperty(this, "looked", Selection.OFF);

  BoardSigns() {}

  /** Whether a piece is drawn by its present power instead of its type. */
  public BooleanProperty asTheyMove() {
    return asTheyMove;
  }

  /** Whether the board shows what the piece that is looked at can do. */
  public BooleanProperty reaching() {
    return reaching;
  }

  /** The square that is looked at, by mouse or keyboard; {@link Selection#OFF} for none. */
  public IntegerProperty looked() {
    return looked;
  }

  /** What the piece that is looked at can do in a position; nothing where there is none, or it is not to be shown. */
  Optional<PieceReach> reach(Problem draft, Setup shown) {
    return reaching.get() && looked.get() != Selection.OFF
        ? PieceReach.of(draft.variant(), shown, looked.get()) : Optional.empty();
  }
}
