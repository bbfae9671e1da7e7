package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.notation.Fen;
import zugwerk.studio.action.Command;

/** The whole board turned and several squares copied, by the keys of the menus. */
class TransformTest extends StudioFixture {

  private static final String PIECES = "8/8/4k3/8/3B4/2N2K2/8/8";

  private void press(KeyCode code, boolean shift, String expected) {
    if (shift) {
      controlShift(code);
    } else {
      control(code);
    }
    isUndone(expected);
  }

  private void runCommand(Command command, String expected) {
    runCommand(command);
    isUndone(expected);
  }

  private void isUndone(String expected) {
    assertEquals(expected, pieces());
    interact(bench.history()::undo);
    assertEquals(PIECES, pieces());
  }

  @Override
  boolean solvesEdits() {
    return false;
  }

  @Test
  void everyTransformationIsDoneByKeyOrByCommand() {
    setUp(PIECES + " w");
    at("e4");
    press(KeyCode.R, false, "8/8/2N5/3B4/5k2/2K5/8/8");
    press(KeyCode.R, true, "8/8/5K2/2k5/4B3/5N2/8/8");
    press(KeyCode.A, true, "8/8/2K2N2/4B3/8/3k4/8/8");
    press(KeyCode.H, false, "8/8/3k4/8/4B3/2K2N2/8/8");
    press(KeyCode.U, false, "8/8/2N2K2/3B4/8/4k3/8/8");
    runCommand(Command.MIRROR_DIAGONAL, "8/8/2K5/5k2/3B4/2N5/8/8");
    runCommand(Command.MIRROR_ANTIDIAGONAL, "8/8/5N2/4B3/2k5/5K2/8/8");
    press(KeyCode.LEFT, true, "8/8/3k4/8/2B5/1N2K3/8/8");
    press(KeyCode.RIGHT, true, "8/8/5k2/8/4B3/3N2K1/8/8");
    press(KeyCode.UP, true, "8/4k3/8/3B4/2N2K2/8/8/8");
    press(KeyCode.DOWN, true, "8/8/8/4k3/8/3B4/2N2K2/8");
    runCommand(Command.EXCHANGE_COLOURS, "8/8/4K3/8/3b4/2n2k2/8/8");
    runCommand(Command.EXCHANGE_SIDES, "8/8/2n2k2/3b4/8/4K3/8/8");
  }

  @Test
  void aShiftOffTheBoardIsRefusedWithTheReason() {
    setUp("4k3/8/8/8/8/8/8/K7 w");
    controlShift(KeyCode.LEFT);
    assertEquals("4k3/8/8/8/8/8/8/K7", pieces());
    assertEquals("Not possible: the content of a1 would leave the board", text("#status"));
  }

  @Test
  void squaresAreCopiedCutAndPasted() {
    setUp("8/8/8/8/3N4/4b3/8/8");
    at("d4");
    push(KeyCode.SHIFT, KeyCode.RIGHT);
    push(KeyCode.SHIFT, KeyCode.DOWN);
    control(KeyCode.C);
    interact(() -> assertEquals("8/8/8/8/3N4/4b3/8/8 w - - 0 1", Clipboard.getSystemClipboard().getString()));
    at("a8");
    control(KeyCode.V);
    assertEquals("N7/1b6/8/8/3N4/4b3/8/8", pieces());
    at("h1");
    control(KeyCode.V);
    assertEquals("N7/1b6/8/8/3N4/4b3/6N1/7b", pieces(), "slid to where there is room");
    control(KeyCode.X);
    assertEquals("N7/1b6/8/8/3N4/4b3/8/8", pieces(), "what was pasted is selected");
    control(KeyCode.A);
    runCommand(Command.REMOVE);
    assertEquals("8/8/8/8/8/8/8/8", pieces());
  }

  @Test
  void squaresGoIntoAnotherGameWithTheStateThatItKnows() {
    interact(() -> {
      bench.play("poison", "");
      bench.paste("8/8/8/8/3N4/4h3/8/8 w - - 0 1 d4:3");
    });
    at("d4");
    control(KeyCode.C);
    at("a1");
    control(KeyCode.V);
    assertTrue(Fen.format(bench.draft().get().setup()).endsWith("d4:3,a1:3"));
    control(KeyCode.A);
    control(KeyCode.C);
    interact(() -> bench.play("orthodox", ""));
    String before = pieces();
    control(KeyCode.V);
    assertEquals(before, pieces());
    assertEquals("Not possible: there is no Harpy in Orthodox chess", text("#status"));
    assertFalse(before.contains("h"));
  }
}
