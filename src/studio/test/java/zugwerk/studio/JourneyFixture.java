package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import zugwerk.board.Square;

/** Work in the window from start to end: by keys without a mouse, or by the mouse without keys. */
abstract class JourneyFixture extends StudioFixture {

  private static final int MOST_STOPS = 160;

  private final Set<Bounds> boards = new LinkedHashSet<>();

  /** Notes each place and size that the board has from now on. */
  void watchBoard() {
    interact(() -> {
      Node frame = lookup("#board .frame").query();
      Runnable note = () -> boards.add(frame.localToScene(frame.getLayoutBounds()));
      frame.localToSceneTransformProperty().subscribe(note);
      frame.layoutBoundsProperty().subscribe(note);
      note.run();
    });
  }

  void assertBoardStoodStill() {
    assertEquals(1, boards.size(), boards::toString);
  }

  /** Goes on with Tab until something has the keyboard. */
  void tabTo(String id) {
    for (int i = 0; i < MOST_STOPS && !lookup(id).query().isFocused(); i++) {
      push(KeyCode.TAB);
    }
    assertTrue(lookup(id).query().isFocused(), "Tab does not lead to " + id);
  }

  /** Takes the cursor to a square by arrows. */
  void go(String name) {
    int target = Square.parse(name).orElseThrow();
    for (int by = Square.file(target) - Square.file(cursor()); by != 0; by -= Integer.signum(by)) {
      push(by > 0 ? KeyCode.RIGHT : KeyCode.LEFT);
    }
    for (int by = Square.rank(target) - Square.rank(cursor()); by != 0; by -= Integer.signum(by)) {
      push(by > 0 ? KeyCode.UP : KeyCode.DOWN);
    }
    assertEquals(target, cursor());
  }

  private int cursor() {
    return bench.selection().cursor().get();
  }

  /** Places pieces by their letters: each text is a letter, large for White, and a square. */
  void placeByKeys(String... pieces) {
    for (String piece : pieces) {
      go(piece.substring(1));
      KeyCode letter = KeyCode.getKeyCode(piece.substring(0, 1).toUpperCase(Locale.ROOT));
      if (Character.isUpperCase(piece.charAt(0))) {
        push(letter);
      } else {
        push(KeyCode.SHIFT, letter);
      }
    }
  }

  /** The same with the mouse and the palette. */
  void placeByMouse(String... pieces) {
    for (String piece : pieces) {
      boolean white = Character.isUpperCase(piece.charAt(0));
      clickOn("#palette-" + (white ? "w" : "b") + Character.toUpperCase(piece.charAt(0)));
      clickOn("#square-" + piece.substring(1));
    }
  }

  void fill(String id, String text) {
    tabTo(id);
    control(KeyCode.A);
    write(text, 0);
  }

  void chooseTab(String id) {
    TabPane tabs = lookup("#panes").query();
    for (int i = 0; i < MOST_STOPS && !tabs.isFocused(); i++) {
      push(KeyCode.TAB);
    }
    for (int i = 0; i < tabs.getTabs().size()
        && !tabs.getSelectionModel().getSelectedItem().getId().equals(id); i++) {
      push(KeyCode.RIGHT);
    }
    assertEquals(id, tabs.getSelectionModel().getSelectedItem().getId());
  }

  void untilVerdict(String verdict) throws Exception {
    until(() -> text("#verdict").equals(verdict));
  }

  /** Clicks on a move of the printed solution. */
  void clickMove(String move) throws Exception {
    until(() -> lookup("#solution-text .row-move").match((Label one) -> one.getText().equals(move)).tryQuery()
        .isPresent());
    clickOn(lookup("#solution-text .row-move").match((Label one) -> one.getText().equals(move)).<Label>query());
  }
}
