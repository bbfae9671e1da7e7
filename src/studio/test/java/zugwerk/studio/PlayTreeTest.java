package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.control.Hyperlink;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import org.junit.jupiter.api.Test;
import zugwerk.board.Square;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.PlayMode;

/** Moves played with variations, by keys and clicks. */
class PlayTreeTest extends StudioFixture {

  private PlayMode play() {
    return window.actions().play();
  }

  private void begin() {
    setUp("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    at("e2");
    control(KeyCode.M);
  }

  /** A move by the keys of the board alone. */
  private void move(String from, String to) {
    at(from);
    push(KeyCode.SPACE);
    at(to);
    push(KeyCode.SPACE);
  }

  private void alt(KeyCode code) {
    push(KeyCode.ALT, code);
  }

  private List<String> links() {
    return lookup("#play-moves .hyperlink").queryAllAs(Hyperlink.class).stream().map(Hyperlink::getText).toList();
  }

  private String present() {
    return lookup("#play-moves .present-move").queryAllAs(Hyperlink.class).stream().map(Hyperlink::getText)
        .findFirst().orElse("");
  }

  private void playsWithVariations() {
    begin();
    play("e2", "e4");
    play("e8", "e7");
    play("e1", "e2");
    interact(() -> play().goTo(1));
    play("e8", "d7");
    play("e1", "f2");
    interact(() -> play().goTo(0));
    play("e2", "e3");
  }

  private void play(String from, String to) {
    interact(() -> play().play(
        play().between(Square.parse(from).orElseThrow(), Square.parse(to).orElseThrow()).getFirst()));
  }

  @Override
  boolean solvesEdits() {
    return false;
  }

  @Test
  void movesAndVariationsArePlayedByKeysAlone() {
    begin();
    move("e2", "e4");
    move("e8", "e7");
    alt(KeyCode.LEFT);
    move("e8", "d7");
    alt(KeyCode.HOME);
    move("e2", "e3");
    assertEquals("1. e4 (1. e3) 1... Ke7 (1... Kd7)", play().line());
  }

  @Test
  void keysAndClicksGoThroughTheLinesAndChangeThem() {
    playsWithVariations();
    assertEquals("1. e3", present());
    assertEquals(List.of("1. e4", "1. e3", "1... Ke7", "1... Kd7", "2. Kf2", "2. Ke2"), links());
    FlowPane main = (FlowPane) lookup("2. Ke2").query().getParent();
    FlowPane variation = (FlowPane) lookup("2. Kf2").query().getParent();
    assertTrue(variation.getPadding().getLeft() > main.getPadding().getLeft());
    alt(KeyCode.UP);
    assertEquals("1. e4", present());
    alt(KeyCode.END);
    assertEquals("2. Ke2", present());
    alt(KeyCode.LEFT);
    alt(KeyCode.DOWN);
    assertEquals("1... Kd7", present());
    alt(KeyCode.RIGHT);
    assertEquals("2. Kf2", present());
    clickOn("2. Kf2");
    push(KeyCode.SHORTCUT, KeyCode.UP);
    assertEquals("1. e4 (1. e3) 1... Kd7 (1... Ke7 2. Ke2) 2. Kf2", play().line());
    assertEquals("2. Kf2", present());
    clickOn("1... Ke7");
    push(KeyCode.SHORTCUT, KeyCode.DELETE);
    assertEquals("1. e4 (1. e3) 1... Kd7 2. Kf2", play().line());
    assertEquals("1. e4", present());
    rightClickOn("1. e3").clickOn("Make main line");
    assertEquals("1. e3 (1. e4 Kd7 2. Kf2)", play().line());
  }

  @Test
  void anyPointCanBecomeTheProblemAndTheMovesAreCopied() {
    playsWithVariations();
    runCommand(Command.COPY_MOVES);
    interact(() -> assertEquals(play().line(), Clipboard.getSystemClipboard().getString()));
    rightClickOn("2. Kf2").clickOn("#move-adopt");
    assertEquals("8/3k4/8/8/4P3/8/5K2/8", pieces());
    assertFalse(play().on().get());
  }
}
