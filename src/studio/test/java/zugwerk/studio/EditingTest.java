package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.testkit.ProjectRoot;

/** Copying and pasting wherever the keyboard is, and what goes along with the whole board. */
class EditingTest extends StudioFixture {

  private static final String POPEYE = """
      BeginProblem
      Author Paul Morphy
      Pieces White Kc8 Ra1 Pb6 Black Ka8 Bb8 Pa7b7
      Stip #3
      EndProblem
      """;

  private Problem problem() {
    return bench.draft().get();
  }

  private String copied() {
    List<String> text = new ArrayList<>();
    interact(() -> text.add(Clipboard.getSystemClipboard().getString()));
    return text.getFirst();
  }

  private void copy(DataFormat format, Object content) {
    interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(format, content)));
  }

  @Override
  boolean solvesEdits() {
    return false;
  }

  @Test
  void thePositionThatIsShownIsCopied() {
    setUp("4k3/8/8/8/8/8/4P3/4K3 w");
    control(KeyCode.M);
    at("e2");
    push(KeyCode.SPACE);
    at("e4");
    push(KeyCode.SPACE);
    String played = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1";
    assertEquals(played, text("#fen"));
    control(KeyCode.C);
    assertEquals(played, copied());
    assertTrue(window.actions().play().on().get(), "copying ends no play");
    copy(DataFormat.PLAIN_TEXT, "");
    controlShift(KeyCode.C);
    assertEquals(played, copied());
    push(KeyCode.ESCAPE);
    assertEquals("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", text("#fen"));
  }

  @Test
  void aPositionThatWasPlayedToIsSetUpWithItsMovesCountedAgain() {
    setUp("4k3/8/8/8/8/8/4P3/4K3 w - - 12 40");
    control(KeyCode.M);
    at("e1");
    push(KeyCode.SPACE);
    at("d1");
    push(KeyCode.SPACE);
    assertTrue(text("#fen").endsWith("b - - 13 40"));
    controlShift(KeyCode.M);
    assertEquals("4k3/8/8/8/8/8/4P3/3K4 b - - 0 1", Fen.format(bench.draft().get().setup()));
  }

  @Test
  void aProblemOfSeveralLinesIsPastedIntoTheFieldOfTheFen() throws Exception {
    copy(DataFormat.PLAIN_TEXT, POPEYE);
    clickOn("#fen");
    control(KeyCode.V);
    until(() -> pieces().equals("kbK5/pp6/1P6/8/8/8/8/R7"));
    assertEquals(List.of("Paul Morphy"), problem().credits().authors());
    copy(DataFormat.PLAIN_TEXT, "White Kg6 Ne6 Black Kg8");
    interact(() -> lookup("#fen").<TextField>query().clear());
    clickOn("#fen");
    control(KeyCode.V);
    push(KeyCode.ENTER);
    until(() -> pieces().equals("6k1/8/4N1K1/8/8/8/8/8"));
  }

  @Test
  void aTextThatIsNoFenStaysInItsFieldWithItsFault() {
    clickOn("#fen");
    interact(() -> lookup("#fen").<TextField>query().setText("8/8/8 w"));
    push(KeyCode.ENTER);
    at("e4");
    assertEquals("8/8/8 w", text("#fen"));
    assertTrue(text("#fen-error").contains("3 ranks instead of 8"), text("#fen-error"));
    interact(() -> bench.place(0, 1));
    assertEquals("8/8/8/8/8/8/8/K7 w - - 0 1", text("#fen"));
    assertEquals("", text("#fen-error"));
  }

  @Test
  void filesThatWereCopiedAreOpened() throws Exception {
    Path file = Files.copy(ProjectRoot.path("problems/orthodox/morphy-1856.json"), folder.resolve("copied.json"));
    copy(DataFormat.FILES, List.of(file.toFile()));
    at("e4");
    control(KeyCode.V);
    until(() -> pieces().equals("kbK5/pp6/1P6/8/8/8/8/R7"));
    assertEquals(file, bench.file().get().orElseThrow());
  }

  @Test
  void redoHasTwoKeysAndStepsAreNamed() {
    at("d4");
    push(KeyCode.Q);
    control(KeyCode.Z);
    assertEquals("8/8/8/8/8/8/8/8", pieces());
    assertEquals("Place Qd4", bench.history().redoName().get());
    control(KeyCode.Y);
    assertEquals("8/8/8/8/3Q4/8/8/8", pieces());
    control(KeyCode.Z);
    controlShift(KeyCode.Z);
    assertEquals(Square.parse("d4").getAsInt(), bench.selection().cursor().get());
    assertEquals("Place Qd4", bench.history().undoName().get());
  }
}
