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
final class LookInput {

  /** Delay, so that marks do not flicker as the pointer crosses the board. */
  private static final Duration REST = Duration.millis(160);

  private final Workbench bench;
  private final PauseTransition rest = new PauseTransition(REST);
  private int under = BoardView.OFF;

  LookInput(BoardView board, Workbench bench) {
    this.bench = bench;
    rest.setOnFinished(_ -> look(under));
    board.addEventHandler(MouseEvent.MOUSE_MOVED, event -> over(board.squareAt(event.getSceneX(), event.getSceneY())));
    board.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> over(BoardView.OFF));
    bench.selection().cursor().addListener((_, _, cursor) -> look(cursor.intValue()));
    bench.tool().addListener(_ -> look(BoardView.OFF));
    held().addListener(_ -> look(BoardView.OFF));
    board.focusedProperty().addListener((_, _, focused) -> look(focused ? under : BoardView.OFF));
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

  private void look(int square) {
    rest.stop();
    bench.signs().looked().set(bench.tool().get() == Piece.NONE && held().get().isEmpty() ? square : BoardView.OFF);
  }
}
