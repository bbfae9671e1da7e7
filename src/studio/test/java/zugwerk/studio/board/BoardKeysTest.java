package zugwerk.studio.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Setting pieces up without a mouse. */
class BoardKeysTest extends BoardFixture {

  private void focusByKeyboard() {
    interact(() -> pane.requestFocus());
    while (!lookup("#board").query().isFocused()) {
      push(KeyCode.TAB);
    }
  }

  @Test
  void theCursorIsSeenAsSoonAsTheKeyboardIsThere() {
    focusByKeyboard();
    assertEquals(Optional.of("e4"), marked("cursor"));
    push(KeyCode.UP);
    assertEquals(Optional.of("e5"), marked("cursor"));
    push(KeyCode.TAB);
    assertEquals(Optional.empty(), marked("cursor"));
  }

  @Test
  void lettersPlaceAndShiftIsBlack() {
    focusByKeyboard();
    keys(KeyCode.K, KeyCode.UP);
    push(KeyCode.SHIFT, KeyCode.Q);
    keys(KeyCode.LEFT, KeyCode.X);
    assertEquals("8/8/8/4q3/4K3/8/8/8", pieces());
  }

  @Test
  void lettersPlaceAsInAFenIfWanted() {
    interact(() -> bench.letters().upperCaseIsWhite().set(true));
    focusByKeyboard();
    keys(KeyCode.K, KeyCode.UP);
    push(KeyCode.SHIFT, KeyCode.Q);
    assertEquals("8/8/8/4Q3/4k3/8/8/8", pieces());
  }

  @Test
  void homeAndEndReachTheOutermostFilesAlsoOnAFlippedBoard() {
    focusByKeyboard();
    keys(KeyCode.HOME);
    assertEquals(Optional.of("a4"), marked("cursor"));
    interact(() -> flipped.set(true));
    keys(KeyCode.END);
    assertEquals(Optional.of("h4"), marked("cursor"));
    push(KeyCode.SHIFT, KeyCode.HOME);
    assertEquals(Optional.of("a4"), marked("cursor"));
    assertEquals(8, Long.bitCount(bench.selection().squares().get()), "the whole rank is selected");
  }

  @Test
  void theCursorStaysOnTheBoardAndFollowsTheView() {
    clickOn("#square-h1");
    keys(KeyCode.RIGHT, KeyCode.DOWN);
    assertEquals(Optional.of("h1"), marked("cursor"));
    interact(() -> flipped.set(true));
    keys(KeyCode.RIGHT, KeyCode.DOWN);
    assertEquals(Optional.of("g2"), marked("cursor"));
  }

  @Test
  void spacePicksUpAndPutsDown() {
    setUp("8/8/8/8/4N3/8/8/8");
    focusByKeyboard();
    push(KeyCode.SPACE);
    assertTrue(marked("e4", "lifted"));
    keys(KeyCode.UP, KeyCode.SPACE);
    assertEquals("8/8/8/4N3/8/8/8/8", pieces());
    assertEquals(Optional.empty(), marked("lifted"));
  }

  @Test
  void escapePutsThePieceBack() {
    setUp("8/8/8/8/4N3/8/8/8");
    focusByKeyboard();
    keys(KeyCode.SPACE, KeyCode.UP, KeyCode.ESCAPE, KeyCode.SPACE);
    assertEquals("8/8/8/8/4N3/8/8/8", pieces());
    assertFalse(marked("e4", "lifted"));
  }

  @Test
  void aClickOnAPiecePicksNothingUp() {
    setUp("8/8/8/5b2/4N3/8/8/8");
    clickOn("#square-e4");
    keys(KeyCode.RIGHT, KeyCode.UP, KeyCode.SPACE, KeyCode.UP, KeyCode.SPACE);
    assertEquals("8/8/5b2/8/4N3/8/8/8", pieces());
  }

  @Test
  void deleteAndBackspaceRemove() {
    setUp("8/8/8/4r3/4N3/8/8/8");
    clickOn("#square-e4");
    keys(KeyCode.DELETE, KeyCode.UP, KeyCode.BACK_SPACE);
    assertEquals("8/8/8/8/8/8/8/8", pieces());
  }

  @Test
  void theBoardShowsWhereTheCursorIs() {
    setUp("8/8/8/8/4N3/8/8/8");
    clickOn("#square-e4");
    assertEquals("white Knight on e4", lookup("#board").query().getAccessibleText());
    push(KeyCode.DELETE);
    assertEquals("e4, empty", lookup("#board").query().getAccessibleText());
  }
}
