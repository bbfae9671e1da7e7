package zugwerk.studio.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.Test;
import zugwerk.board.Piece;

/** Setting pieces up with the mouse. */
class BoardMouseTest extends BoardFixture {

  @Test
  void aPieceOfThePaletteIsPlacedOnEverySquareClicked() {
    clickOn("#palette-wN").clickOn("#square-e4").clickOn("#square-g8");
    clickOn("#palette-bK").clickOn("#square-a8");
    assertEquals("k5N1/8/8/8/4N3/8/8/8", pieces());
    clickOn("#palette-pointer").clickOn("#square-c3");
    assertEquals("k5N1/8/8/8/4N3/8/8/8", pieces());
    assertEquals(Piece.NONE, bench.tool().get());
  }

  @Test
  void undoTakesBackOnePlacingAtATime() {
    clickOn("#palette-wQ").clickOn("#square-d1").clickOn("#square-d2");
    interact(bench.history()::undo);
    assertEquals("8/8/8/8/8/8/8/3Q4", pieces());
    assertEquals("white Queen on d1", square("d1").getAccessibleText());
    assertEquals("d2, empty", square("d2").getAccessibleText());
  }

  @Test
  void aPieceIsDraggedFromThePalette() {
    drag("#palette-bR", MouseButton.PRIMARY).dropTo("#square-h8");
    assertEquals("7r/8/8/8/8/8/8/8", pieces());
  }

  @Test
  void aPieceIsDraggedAboutCopiedAndDraggedOff() {
    setUp("8/8/8/8/4N3/8/8/8");
    drag("#square-e4", MouseButton.PRIMARY).dropTo("#square-f6");
    assertEquals("8/8/5N2/8/8/8/8/8", pieces());
    withControl(MouseEvent.MOUSE_PRESSED, "f6");
    withControl(MouseEvent.MOUSE_DRAGGED, "a1");
    withControl(MouseEvent.MOUSE_RELEASED, "a1");
    assertEquals("8/8/5N2/8/8/8/8/N7", pieces());
    drag("#square-f6", MouseButton.PRIMARY).dropTo("#white-to-move");
    assertEquals("8/8/8/8/8/8/8/N7", pieces());
  }

  @Test
  void theOtherButtonsRemoveAndRecolour() {
    setUp("8/8/8/8/4N3/8/8/8");
    clickOn("#square-e4", MouseButton.MIDDLE);
    assertEquals("8/8/8/8/4n3/8/8/8", pieces());
    clickOn("#square-e4", MouseButton.SECONDARY);
    assertEquals("8/8/8/8/8/8/8/8", pieces());
  }

  @Test
  void theOtherButtonGivesUpADrag() {
    setUp("8/8/8/8/4N3/8/8/8");
    drag("#square-e4", MouseButton.PRIMARY).moveTo("#square-f6");
    assertTrue(lookup("#ghost").query().isVisible());
    assertTrue(marked("e4", "lifted"));
    press(MouseButton.SECONDARY).release(MouseButton.SECONDARY).release(MouseButton.PRIMARY);
    assertEquals("8/8/8/8/4N3/8/8/8", pieces());
    assertFalse(lookup("#ghost").query().isVisible());
    assertFalse(marked("e4", "lifted"));
  }

  @Test
  void aFlippedBoardTakesTheSquareThatIsSeen() {
    setUp("8/8/8/8/4N3/8/8/8");
    var before = point("#square-a1").query();
    interact(() -> flipped.set(true));
    assertEquals(before, point("#square-h8").query());
    drag("#square-e4", MouseButton.PRIMARY).dropTo("#square-b1");
    assertEquals("8/8/8/8/8/8/8/1N6", pieces());
  }

  /** The robot's mouse does not know which keys are down on the headless platform; this one holds Ctrl. */
  private void withControl(EventType<MouseEvent> type, String name) {
    interact(() -> {
      Bounds bounds = square(name).localToScene(square(name).getBoundsInLocal());
      square(name)
          .fireEvent(new MouseEvent(type, bounds.getCenterX(), bounds.getCenterY(), 0, 0, MouseButton.PRIMARY, 1,
              false, true, false, false, true, false, false, false, false, false, null));
    });
  }
}
