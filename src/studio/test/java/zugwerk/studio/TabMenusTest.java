package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.compose.Found;
import zugwerk.notation.Fen;
import zugwerk.studio.action.Command;

/** What the tabs beside the board offer, had by the keys of the menus whatever tab is shown. */
class TabMenusTest extends StudioFixture {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

  private TabPane tabs() {
    return lookup("#panes").query();
  }

  private String tab() {
    return tabs().getSelectionModel().getSelectedItem().getText();
  }

  private ListView<Found> found() {
    return lookup("#found").query();
  }

  private boolean searching() {
    return lookup("#compose-stop").query().getParent().isVisible();
  }

  private String lists() {
    return bench.draft().get().variant().settings();
  }

  private void altShift(KeyCode code) {
    push(KeyCode.ALT, KeyCode.SHIFT, code);
  }

  private String copied() {
    List<String> text = new ArrayList<>();
    interact(() -> text.add(Clipboard.getSystemClipboard().getString()));
    return text.getFirst();
  }

  @Test
  void everyTabHasItsKey() {
    List<KeyCode> digits = List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5,
        KeyCode.DIGIT6);
    assertEquals(digits.size() - 1, tabs().getTabs().size(), "orthodox chess has no settings");
    interact(() -> bench.play("polypiece", ""));
    assertEquals(digits.size(), tabs().getTabs().size());
    for (int i = digits.size() - 1; i >= 0; i--) {
      controlShift(digits.get(i));
      assertEquals(i, tabs().getSelectionModel().getSelectedIndex());
    }
  }

  @Test
  void searchesOfAComposerStartAndStopByKey() throws Exception {
    setUp("kbK5/pp6/1P6/8/8/8/7P/R7 w - - 0 1");
    push(KeyCode.F5);
    assertEquals("Compose", tab());
    until(() -> !searching());
    assertTrue(found().getItems().stream().anyMatch(one -> one.changesText().equals("-wPh2")));
    setUp(MORPHY);
    push(KeyCode.SHIFT, KeyCode.F5);
    until(() -> !searching());
    assertEquals("The problem is sound; there is nothing to repair.", text("#compose-message"));
    interact(() -> bench.setStipulation("#3"));
    letWorkGoOn();
    push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F5);
    until(this::searching);
    push(KeyCode.ESCAPE);
    until(() -> !searching());
    assertTrue(text("#compose-message").matches("Stopped\\. .*found\\."), text("#compose-message"));
  }

  @Test
  void endingsAreCountedAndCopiedByKey() throws Exception {
    setUp("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    push(KeyCode.F8);
    assertEquals("Endgame", tab());
    until(() -> text("#endgame-outcome").equals("White wins in 1"));
    interact(() -> lookup("#figures-endings").<TextField>query().setText("KQvK"));
    runCommand(Command.COUNT_ENDINGS);
    until(() -> lookup("#figures").<TableView<?>>query().getItems().size() == 2);
    runCommand(Command.COPY_FIGURES);
    assertTrue(copied().contains("KQvK\t"), this::copied);
  }

  @Test
  void wholeListsAreChangedByCommandInGamesThatHaveThem() {
    assertFalse(window.registry().of(Command.OWN_LISTS).isEnabled(), "there are no lists in orthodox chess");
    altShift(KeyCode.P);
    assertEquals("Solution", tab());
    interact(() -> bench.play("polypiece", ""));
    runCommand(Command.BLACK_AHEAD);
    assertEquals("Powers", tab());
    assertTrue(lists().contains("N=N/WD|WD/N"), this::lists);
    runCommand(Command.BLACK_BACK);
    runCommand(Command.OWN_LISTS);
    assertEquals("", lists());
    runCommand(Command.COPY_LISTS);
    assertTrue(copied().contains("N=N/WD"), this::copied);
    interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, "N=N/C")));
    runCommand(Command.PASTE_LISTS);
    assertTrue(lists().contains(";N=N/C;"), this::lists);
    runCommand(Command.LISTS_AS_TEXT);
    assertTrue(text("#powers-text").contains("N=N/C"));
    assertTrue(lookup("#powers-text").query().getParent().isVisible());
    runCommand(Command.LISTS_AS_TEXT);
    assertFalse(lookup("#powers-text").query().getParent().isVisible());
    altShift(KeyCode.P);
    assertEquals("", lists(), "after lists that are no preset the first preset comes");
    altShift(KeyCode.P);
    assertTrue(lists().contains("N=N/WD|WD/N"), this::lists);
  }

  @Test
  void theSolutionIsSteppedThroughCopiedKeptAndSetUpFromAnywhere() throws Exception {
    setUp(MORPHY);
    until(() -> text("#verdict").equals("✓ Sound"));
    interact(() -> lookup("#stipulation").query().requestFocus());
    push(KeyCode.SHIFT, KeyCode.F4);
    until(() -> text("#status").equals("Copied the solution"));
    assertTrue(copied().contains("1.Ra6! zugzwang"), this::copied);
    push(KeyCode.F4);
    assertEquals("C+", text("#certificate"));
    push(KeyCode.ALT, KeyCode.HOME);
    String key = Fen.format(bench.preview().get().orElseThrow().setup());
    assertTrue(key.startsWith("kbK5/pp6/RP6/8/8/8/8/8 b"), key);
    push(KeyCode.ALT, KeyCode.RIGHT);
    push(KeyCode.ALT, KeyCode.LEFT);
    assertEquals(key, Fen.format(bench.preview().get().orElseThrow().setup()));
    controlShift(KeyCode.M);
    assertEquals("kbK5/pp6/RP6/8/8/8/8/8", pieces());
    assertEquals("Set up the position shown", bench.history().undoName().get());
    controlShift(KeyCode.W);
    assertEquals("White to move", bench.history().undoName().get());
  }

  @Test
  void aPassHasAKeyWhereItIsAMove() {
    interact(() -> {
      bench.play("shock", "");
      bench.paste("4k3/8/8/8/8/8/8/4K2R b - - 0 1 frozen");
    });
    control(KeyCode.M);
    control(KeyCode.P);
    assertEquals(List.of("(pass)"), window.actions().play().standing().get().moves());
    control(KeyCode.P);
    assertEquals(1, window.actions().play().standing().get().moves().size());
  }

  @Test
  void everyButtonShowsWhatItIsFor() {
    interact(() -> bench.play("polypiece", ""));
    for (int i = 0; i < tabs().getTabs().size(); i++) {
      int tab = i;
      interact(() -> tabs().getSelectionModel().select(tab));
      List<String> silent = lookup(".button, .toggle-button, .menu-button, .check-box").queryAllAs(ButtonBase.class)
          .stream().filter(button -> !(button instanceof Hyperlink) && button.getId() != null)
          .filter(button -> button.getTooltip() == null || button.getTooltip().getText().isBlank())
          .map(ButtonBase::getId).toList();
      assertEquals(List.of(), silent, tab());
    }
  }

  @Test
  void buttonsAndMenusNameTheSameKeys() {
    Map<String, String> keys = new HashMap<>();
    MenuCommand.of(lookup(".menu-bar").<MenuBar>query()).forEach(command -> keys.put(command.title(), command.key()));
    Map.of("Find superfluous pieces", "#compose-minimal", "Find repairs", "#compose-mend",
        "Find twins", "#compose-twins", "Generate problems", "#compose-generate").forEach((title, id) -> {
          controlShift(KeyCode.DIGIT4);
          Tooltip tip = lookup(id).<Button>query().getTooltip();
          assertTrue(tip.getText().endsWith("(" + keys.get(title) + ")"), tip.getText() + " " + keys.get(title));
        });
  }
}
