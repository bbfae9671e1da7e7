package zugwerk.studio.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import zugwerk.problem.Drawing;

/** Arrows and rings are drawn with the mouse or with keys alone. */
class BoardDrawingsTest extends BoardFixture {

  private List<String> drawings() {
    return bench.draft().get().analysis().drawings().stream().map(Drawing::text).toList();
  }

  @Test
  void arrowsAndRingsAreDrawnRubbedOutAndUndone() {
    setUp("8/8/8/8/4N3/8/8/8");
    drag("#square-e4", MouseButton.SECONDARY).dropTo("#square-f6");
    assertEquals(List.of("Ge4f6"), drawings());
    clickOn("#square-e4", MouseButton.SECONDARY);
    assertEquals("8/8/8/8/8/8/8/8", pieces(), "a click removes the piece, as ever");
    interact(bench.history()::undo);
    clickOn("#square-c3");
    keys(KeyCode.DIGIT2, KeyCode.UP, KeyCode.RIGHT, KeyCode.DIGIT2);
    keys(KeyCode.DIGIT4, KeyCode.DIGIT4);
    assertEquals(List.of("Ge4f6", "Rc3d4", "Yd4"), drawings());
    assertEquals("d4, empty, red arrow from c3 to d4, yellow ring on d4",
        lookup("#board").query().getAccessibleText());
    keys(KeyCode.DIGIT1, KeyCode.ESCAPE);
    // Drawn again it is rubbed out; another pen takes its place.
    keys(KeyCode.DIGIT4, KeyCode.DIGIT4);
    keys(KeyCode.DIGIT3, KeyCode.DIGIT3, KeyCode.DIGIT1, KeyCode.DIGIT1);
    assertEquals(List.of("Ge4f6", "Rc3d4", "Gd4"), drawings());
    assertEquals("Draw a green ring on d4", bench.history().undoName().get());
    Group layer = lookup("#drawings").query();
    assertEquals(3, layer.getChildren().size());
    keys(KeyCode.DIGIT0);
    assertTrue(drawings().isEmpty() && layer.getChildren().isEmpty());
  }
}
