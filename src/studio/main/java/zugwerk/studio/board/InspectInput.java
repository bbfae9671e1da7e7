package zugwerk.studio.board;

import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.beans.property.ObjectProperty;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import zugwerk.board.Piece;
import zugwerk.studio.editor.Brushes.Brush;
import zugwerk.studio.editor.Workbench;

/** Tracks the inspected square: the one under the resting pointer, or of the cursor. None while pieces are placed. */
final class InspectInput {

  /** Delay, so that marks do not flicker as the pointer crosses the board. */
  private static final Duration REST = Duration.millis(160);

  private final Workbench bench;
  private final PauseTransition rest = new PauseTransition(REST);
  private int under = BoardView.OFF;

  InspectInput(BoardView board, Workbench bench) {
    this.bench = bench;
    rest.setOnFinished(_ -> inspect(under));
    board.addEventHandler(MouseEvent.MOUSE_MOVED, event -> over(board.squareAt(event.getSceneX(), event.getSceneY())));
    board.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> over(BoardView.OFF));
    bench.selection().cursor().addListener((_, _, cursor) -> inspect(cursor.intValue()));
    bench.tool().addListener(_ -> inspect(BoardView.OFF));
    held().addListener(_ -> inspect(BoardView.OFF));
    board.focusedProperty().addListener((_, _, focused) -> inspect(focused ? under : BoardView.OFF));
  }

  private ObjectProperty<Optional<Brush>> held() {
    return bench.state().brushes().held();
  }

  private void over(int square) {
    if (square != under) {
      under = square;
      rest.playFromStart();
    }
  }

  private void inspect(int square) {
    rest.stop();
    bench.signs().inspected().set(bench.tool().get() == Piece.NONE && held().get().isEmpty() ? square : BoardView.OFF);
  }
}
