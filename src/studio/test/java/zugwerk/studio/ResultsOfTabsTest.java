package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ListView;
import javafx.scene.control.Spinner;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.compose.Found;
import zugwerk.compose.PieceRole;

/** What Compose and Endgame found belongs to the problem's tab. */
class ResultsOfTabsTest extends StudioFixture {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

  private ListView<Found> found() {
    return lookup("#found").query();
  }

  private TableView<PieceRole> roles() {
    return lookup("#roles").query();
  }

  private TableView<?> figures() {
    return lookup("#figures").query();
  }

  private boolean searching() {
    return lookup("#compose-stop").query().getParent().isVisible();
  }

  @Test
  void resultsStayWithTheProblem() throws Exception {
    setUp(MORPHY);
    clickOn("#tab-compose").clickOn("#compose-twins");
    until(() -> !searching());
    List<Found> twins = List.copyOf(found().getItems());
    String message = text("#compose-message");
    assertTrue(message.startsWith("Done: "), message);

    push(KeyCode.SHORTCUT, KeyCode.T);
    assertEquals(List.of(), found().getItems());
    assertEquals("", text("#compose-message"));
    setUp(MORPHY);
    push(KeyCode.SHIFT, KeyCode.F6);
    until(() -> !searching() && !roles().getItems().isEmpty());
    List<PieceRole> known = List.copyOf(roles().getItems());
    assertTrue(roles().isVisible());

    push(KeyCode.SHORTCUT, KeyCode.TAB);
    assertFalse(roles().isVisible());
    assertEquals(twins, found().getItems());
    assertEquals(message, text("#compose-message"));
    assertTrue(bench.roles().get().isEmpty(), "roles are not drawn on another problem");
    interact(() -> {
      found().getSelectionModel().select(0);
      found().requestFocus();
    });
    push(KeyCode.ENTER);
    assertEquals(List.of(twins.getFirst().changesText()), bench.draft().get().task().twinTexts(), "taken as a twin");

    push(KeyCode.SHORTCUT, KeyCode.TAB);
    assertTrue(roles().isVisible());
    assertEquals(known, roles().getItems());
    assertFalse(bench.roles().get().isEmpty());
  }

  private void generate() throws Exception {
    letWorkGoOn();
    interact(() -> bench.setStipulation("#1"));
    clickOn("#tab-compose");
    interact(() -> {
      lookup("#request-material").<TextField>query().setText("KQRvK");
      lookup("#request-any-key").<CheckBox>query().setSelected(true);
      lookup("#request-count").<Spinner<Integer>>query().getValueFactory().setValue(99);
      // Rare enough that the search goes on.
      lookup("#request-variations").<Spinner<Integer>>query().getValueFactory().setValue(8);
      lookup("#compose-generate").<Button>query().fire();
    });
    until(this::searching);
  }

  @Test
  void aSearchGoesOnInItsTabAndEndsWithIt() throws Exception {
    generate();
    push(KeyCode.SHORTCUT, KeyCode.T);
    assertFalse(searching());
    assertTrue(isWorking(), "the search goes on");
    push(KeyCode.SHORTCUT, KeyCode.TAB);
    assertTrue(searching());
    push(KeyCode.SHORTCUT, KeyCode.TAB);
    interact(() -> window.actions().problems().close(window.actions().problems().all().getFirst()));
    until(() -> !isWorking());
  }

  @Test
  void figuresStayWithTheProblem() throws Exception {
    setUp("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    clickOn("#tab-endgame");
    until(() -> text("#endgame-outcome").equals("White wins in 1"));
    until(() -> !bench.versions().list().isEmpty());
    clickOn("#figures-endings").write("KQvK").push(KeyCode.ENTER);
    until(() -> figures().getItems().size() == 2);
    push(KeyCode.SHORTCUT, KeyCode.T);
    assertEquals(0, figures().getItems().size());
    interact(() -> bench.play("poison", ""));
    push(KeyCode.SHORTCUT, KeyCode.TAB);
    assertEquals(2, figures().getItems().size());
    Node outcome = lookup("#endgame-outcome").query();
    assertTrue(outcome.isVisible());
    until(() -> text("#endgame-outcome").equals("White wins in 1"));
  }
}
