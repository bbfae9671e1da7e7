package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.DialogPane;
import javafx.scene.control.ListView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;

/** Pasted problems, and the dialog that offers several. */
class ExchangeTest extends StudioFixture {

  private final List<String> errors = new ArrayList<>();

  @Override
  boolean solvesEdits() {
    return false;
  }

  @Override
  Dialogs answers() {
    return new Answers() {
      @Override
      public void error(String text) {
        errors.add(text);
      }
    };
  }

  private Problem problem() {
    return bench.draft().get();
  }

  private void copied(String text) {
    interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
  }

  @Test
  void anyTextIsPastedAndUndone() {
    copied("White Kg6 Ne6 Black Kg8 #2");
    push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.V);
    assertEquals("6k1/8/4N1K1/8/8/8/8/8 w - - 0 1", Fen.format(bench.draft().get().setup()));
    assertEquals("Paste a position", bench.history().undoName().get());
    copied("BeginProblem\nAuthor Paul Morphy\nPieces White Kc8 Ra1 Pb6 Black Ka8 Bb8 Pa7b7\nStip #3\nEndProblem\n");
    interact(() -> lookup("#board").query().requestFocus());
    push(KeyCode.SHORTCUT, KeyCode.V);
    assertEquals(List.of("#3", List.of("Paul Morphy")),
        List.of(problem().task().stipulationText(), problem().credits().authors()));
    push(KeyCode.SHORTCUT, KeyCode.Z);
    assertEquals("#2", problem().task().stipulationText());
    copied("White Kg6 Xe6");
    push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.V);
    assertEquals(List.of("'X' on e6 is no piece of this game"), errors);
  }

  @Test
  void theListOfChoicesIsFilteredAndWorksByKeys() throws Exception {
    List<Optional<Integer>> answers = new ArrayList<>();
    List<String> things = List.of("Loyd, #3", "Morphy, #2", "Loyd, #5");
    // The dialog waits for its answer, so nobody must wait for the dialog.
    Platform.runLater(() -> answers.add(
        new ChoiceList(lookup("#board").query().getScene().getWindow(), "Open", things, "line 1: a\nline 2: b")
            .showAndWait()));
    until(() -> lookup("#choices").tryQuery().isPresent());
    ListView<?> list = lookup("#choices").query();
    assertEquals(3, list.getItems().size());
    interact(() -> lookup("#choice-words").queryTextInputControl().setText("loyd 5"));
    assertEquals(List.of(2), list.getItems());
    interact(() -> lookup("#choice-words").queryTextInputControl().setText("nobody"));
    DialogPane pane = lookup(".dialog-pane").query();
    assertTrue(((Button) pane.lookupButton(ButtonType.OK)).isDisabled());
    interact(() -> lookup("#choice-words").queryTextInputControl().setText("loyd"));
    interact(() -> list.getSelectionModel().selectLast());
    push(KeyCode.ENTER);
    until(() -> !answers.isEmpty());
    assertEquals(List.of(Optional.of(2)), answers);
  }
}
