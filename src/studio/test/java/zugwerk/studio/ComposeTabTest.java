package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.board.Square;
import zugwerk.compose.Found;
import zugwerk.compose.PieceRole;
import zugwerk.content.quality.PlayTerms;
import zugwerk.content.theme.Mates;
import zugwerk.notation.Fen;
import zugwerk.studio.editor.Workbench;

/** The tab with what helps a composer, used by the robot. */
class ComposeTabTest extends StudioFixture {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

  /** Morphy's problem with a Pawn on h2 that does nothing. */
  private static final String WITH_IDLER = "kbK5/pp6/1P6/8/8/8/7P/R7 w - - 0 1";

  private ListView<Found> found() {
    return lookup("#found").query();
  }

  private boolean searching() {
    return lookup("#compose-stop").query().getParent().isVisible();
  }

  private void search(String fen, String button) throws Exception {
    setUp(fen);
    clickOn("#tab-compose").clickOn(button);
    until(() -> !searching());
  }

  private void choose(String change) {
    Found row = found().getItems().stream().filter(one -> one.changesText().equals(change)).findFirst().orElseThrow();
    interact(() -> {
      found().getSelectionModel().select(row);
      found().requestFocus();
    });
  }

  @Test
  void aPieceThatIsNotNeededGoes() throws Exception {
    search(WITH_IDLER, "#compose-minimal");
    assertTrue(found().getItems().stream().anyMatch(one -> one.note().toString().startsWith("minimal form")),
        () -> found().getItems().stream().map(Found::line).toList() + text("#compose-message"));
    assertNotNull(lookup("#found .image-view").<ImageView>query().getImage());
    choose("-wPh2");
    assertEquals(MORPHY, Fen.format(bench.preview().get().orElseThrow().setup()));
    assertEquals(WITH_IDLER, Fen.format(bench.draft().get().setup()));
    push(KeyCode.ENTER);
    assertEquals(MORPHY, Fen.format(bench.draft().get().setup()));
    assertEquals("Remove: -wPh2", bench.history().undoName().get());
  }

  private TableView<PieceRole> roles() {
    return lookup("#roles").query();
  }

  private String label(String square) {
    return lookup("#square-" + square).query().getAccessibleText();
  }

  private List<String> signs(String square) {
    return from(lookup("#square-" + square)).lookup(".role-badge").queryAllAs(Label.class).stream()
        .filter(Label::isVisible).map(Label::getText).toList();
  }

  @Test
  void whichPieceDoesWhatIsDrawnOnTheBoardAndListed() throws Exception {
    setUp(WITH_IDLER);
    push(KeyCode.SHIFT, KeyCode.F6);
    until(() -> roles().getItems().size() == 6 && !searching());
    assertTrue(roles().isVisible() && !found().isVisible());
    assertEquals("1 can be removed.", text("#compose-message"));
    assertEquals("white Pawn on h2, removed: sound, same key", label("h2"));
    assertEquals("white Rook on a1, removed: unsolvable", label("a1"));
    assertEquals("white King on c8", label("c8"));
    assertEquals(List.of(List.of("✓"), List.of("✗"), List.of()), List.of(signs("h2"), signs("a1"), signs("c8")));
    for (PieceRole role : roles().getItems()) {
      String square = Square.name(role.square());
      assertEquals(List.of(role.sign()), signs(square));
      assertEquals(role.what() + ", removed: " + role.text(), label(square));
    }
    assertTrue(lookup("#role-legend").query().isVisible());
    // Another position on the board has other pieces.
    interact(() -> bench.show(new Workbench.BoardPreview(bench.draft().get().setup(), Optional.empty())));
    assertEquals(List.of(), signs("h2"));
    interact(bench::comeBack);
    assertEquals(List.of("✓"), signs("h2"));
    interact(() -> {
      roles().getSelectionModel().select(roles().getItems().stream()
          .filter(role -> role.change().text().equals("-wPh2")).findFirst().orElseThrow());
      roles().requestFocus();
    });
    assertEquals(Square.parse("h2").getAsInt(), bench.selection().cursor().get());
    push(KeyCode.ENTER);
    assertEquals(MORPHY, Fen.format(bench.draft().get().setup()));
    assertEquals("Remove: -wPh2", bench.history().undoName().get());
    assertTrue(roles().getItems().isEmpty());
    assertEquals(List.of(), signs("a1"));
    assertFalse(lookup("#role-legend").query().isVisible());
  }

  @Test
  void aThemeIsChosenBeforeComposingToIt() throws Exception {
    letWorkGoOn();
    interact(() -> bench.setStipulation("h#1.5"));
    clickOn("#tab-compose").clickOn("#compose-theme");
    assertEquals("Choose a theme, then compose to it.", text("#compose-message"));
    ComboBox<String> theme = lookup("#request-theme").query();
    assertTrue(theme.isVisible() && theme.getEditor().isFocused());
    CheckBox keep = lookup("#request-keep").query();
    assertTrue(keep.isDisabled());
    interact(() -> {
      theme.getEditor().setText("Modell mate");
      lookup("#compose-theme").<Button>query().fire();
    });
    assertTrue(text("#compose-message").startsWith("Unknown theme 'Modell mate'. Closest: Model mate, "),
        text("#compose-message"));
    assertFalse(keep.isDisabled());
    interact(() -> {
      theme.getEditor().setText("model mate");
      lookup("#compose-theme").<Button>query().fire();
    });
    until(() -> searching() && lookup("#compose-figures").<Label>query().getText().contains("tried"));
    interact(() -> lookup("#compose-stop").<Button>query().fire());
    until(() -> !searching());
    assertTrue(
        found().getItems().stream().allMatch(one -> one.quality().orElseThrow().themes().contains(Mates.MODEL_MATE)
            || one.quality().orElseThrow().count(PlayTerms.MODEL_MATE) > 0));
  }

  @Test
  void aRefusalGoesWithThePositionThatWasRefused() throws Exception {
    search("8/8/8/8/8/8/8/K7 w - - 0 1", "#compose-minimal");
    assertEquals("The position is not legal; see the list of faults.", text("#compose-message"));
    setUp(MORPHY);
    assertEquals("", text("#compose-message"));
    interact(() -> {
      lookup("#request-material").<TextField>query().setText("KXvK");
      lookup("#compose-generate").<Button>query().fire();
    });
    assertTrue(text("#compose-message").contains("there is no piece X"), text("#compose-message"));
  }
}
