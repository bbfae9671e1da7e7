package zugwerk.studio.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.VerticalDirection;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import zugwerk.board.Slot;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** The state of every game, turned on the board by wheel and keys and chosen in the popup. */
class BoardTurnTest extends BoardFixture {

  private void compose(String game, String settings, String state) {
    interact(() -> {
      // The headless platform takes places of the wheel on the screen for places in the window.
      pane.getScene().getWindow().setX(0);
      pane.getScene().getWindow().setY(0);
      bench.play(game, settings);
      bench.paste("4k3/8/8/8/4N3/8/8/4K3 w - - 0 1 " + state);
    });
  }

  private String state() {
    String[] fen = Fen.format(bench.draft().get().setup()).split(" ");
    return fen.length > 6 ? fen[6] : "-";
  }

  private Stream<MenuItem> items() {
    return Window.getWindows().stream().filter(ContextMenu.class::isInstance).map(ContextMenu.class::cast)
        .flatMap(menu -> menu.getItems().stream()).filter(item -> item.getText() != null);
  }

  private List<String> offered() {
    return items().map(MenuItem::getText).toList();
  }

  @TestFactory
  Stream<DynamicTest> wheelAndKeysTurnIt() {
    return inOneWindow(each -> turn(each[0], each[1], each[2], each[3], each[4], each[5]),
        "poison    |                   | -    | e4 | e4:1   | e4:5",
        "cursed    |                   | -    | e4 | e4b    | e4g",
        "cursed    |                   | -    | d5 | d5w    | d5g",
        "hitpoint  |                   | e4:1 | e4 | e4:2   | -",
        "shock     |                   | -    | e4 | frozen | frozen",
        "polypiece |                   | -    | e4 | N1     | N1",
        "polypiece | N=N/WD/C          | -    | e4 | N1     | N2",
        "polypiece | atoms;N=N/WD/C    | -    | e4 | N1     | N2");
  }

  private void turn(String game, String settings, String start, String square, String up, String down) {
    compose(game, settings, start);
    // Otherwise the next click would be the second one of a double click.
    clickOn("#square-h8");
    clickOn("#square-" + square).scroll(VerticalDirection.UP);
    assertEquals(up, state());
    interact(bench.history()::undo);
    assertEquals(start, state());
    scroll(VerticalDirection.DOWN);
    assertEquals(down, state(), "after the last value comes the first");
    interact(bench.history()::undo);
    push(KeyCode.PLUS);
    assertEquals(up, state());
    push(KeyCode.MINUS);
    assertEquals(start, state());
    push(KeyCode.MINUS);
    assertEquals(down, state());
  }

  @TestFactory
  Stream<DynamicTest> thePopupOffersItInWords() {
    return inOneWindow(each -> offers(each[0], each[1], each[2], each[3]),
        "poison    |                    | poison count 2    | e4:2",
        "cursed    |                    | grey tile         | e4g",
        "hitpoint  | scale;entrenchment | dug in            | e4!",
        "shock     |                    | frozen            | frozen",
        "polypiece |                    | Knight as WD      | N1",
        "polypiece | atoms;N=N/WD       | entry of atom N 1 | N1");
  }

  private void offers(String game, String settings, String item, String state) {
    compose(game, settings, "-");
    clickOn("#square-e4").push(KeyCode.ENTER);
    assertTrue(offered().contains(item), () -> offered().toString());
    interact(() -> items().filter(each -> each.getText().equals(item)).findFirst().orElseThrow().fire());
    assertEquals(state, state());
    push(KeyCode.ESCAPE);
  }

  static Stream<String> gamesWithoutStateOfSquares() {
    return Variants.all().stream()
        .filter(game -> game.schema().slots().stream().noneMatch(slot -> slot.scope() == Slot.Scope.SQUARE))
        .map(Variant::id);
  }

  static Stream<String> gamesWithState() {
    return Variants.all().stream().filter(game -> !game.schema().slots().isEmpty()).map(Variant::id);
  }

  @TestFactory
  Stream<DynamicTest> anEmptySquareWithoutStateIsLeftAlone() {
    return inOneWindow(gamesWithoutStateOfSquares(), game -> {
      compose(game, "", "-");
      clickOn("#square-d5").scroll(VerticalDirection.UP).push(KeyCode.PLUS).push(KeyCode.ENTER);
      assertEquals("-", state());
      assertEquals(List.of(), offered());
    });
  }

  @TestFactory
  Stream<DynamicTest> shiftAndRightClickOffersItToo() {
    return inOneWindow(gamesWithState(), game -> {
      compose(game, "", "-");
      interact(() -> {
        var middle = square("e4").localToScene(square("e4").getBoundsInLocal());
        square("e4").fireEvent(new MouseEvent(MouseEvent.MOUSE_PRESSED, middle.getCenterX(), middle.getCenterY(), 0, 0,
            MouseButton.SECONDARY, 1, true, false, false, false, false, false, true, false, false, false, null));
      });
      assertTrue(offered().size() > 1, () -> offered().toString());
      assertEquals("-", state());
      push(KeyCode.ESCAPE);
      assertEquals(List.of(), offered());
    });
  }
}
