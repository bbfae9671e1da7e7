package zugwerk.studio.powers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import zugwerk.notation.Fen;

/** The power-list editor alone in a window, worked by the robot. */
class PowersPaneTest extends PowersFixture {

  private TextField entry(String name) {
    return lookup("#entry-" + name).query();
  }

  private String list(char type) {
    for (String list : bench.draft().get().variant().options().full().split(";")) {
      if (list.charAt(0) == type) {
        return list;
      }
    }
    return "";
  }

  private String label(String id) {
    return lookup(id).<Labeled>query().getText();
  }

  /** Types as a person does, after which the caret stands at the end. */
  private void type(String name, String text) {
    clickOn(entry(name)).push(KeyCode.SHORTCUT, KeyCode.A).push(KeyCode.DELETE);
    for (char letter : text.toCharArray()) {
      interact(() -> entry(name).insertText(entry(name).getCaretPosition(), String.valueOf(letter)));
    }
  }

  private boolean isRed(Node node) {
    return node.getPseudoClassStates().contains(PseudoClass.getPseudoClass("danger"));
  }

  private void choose(String menu, String item) {
    interact(() -> lookup(menu).<MenuButton>query().getItems().stream()
        .filter(entry -> item.equals(entry.getId())).findFirst().orElseThrow().fire());
  }

  private void copy(String text) {
    interact(() -> {
      ClipboardContent content = new ClipboardContent();
      content.putString(text);
      Clipboard.getSystemClipboard().setContent(content);
    });
  }

  @Test
  void anEntryIsTypedAndUndone() {
    type("wN2", "Waffle:WA");
    assertEquals("N=N/WD", list('N'), "not before it is finished");
    push(KeyCode.ENTER);
    assertEquals("N=N/Waffle:WA", list('N'));
    assertTrue(label("#entry-title").contains("Knight 2:  Waffle → N"), label("#entry-title"));
    interact(bench.history()::undo);
    assertEquals("WD", entry("wN2").getText());
    type("wN2", "C");
    clickOn("#entry-wR1");
    assertEquals("N=N/C", list('N'), "leaving an entry finishes it");
  }

  @Test
  void noFaultIsReportedWhileAnEntryIsTyped() {
    type("wN2", "WDfx");
    assertFalse(isRed(entry("wN2")));
    assertFalse(lookup("#powers-fault").query().isVisible());
    assertTrue(lookup("#entry-error").tryQuery().filter(Node::isVisible).isEmpty());
    assertEquals("", entry("wN2").getAccessibleHelp());
    clickOn("#entry-wR1");
    assertTrue(isRed(entry("wN2")), "once it is left");
    assertTrue(lookup("#powers-fault").query().isVisible());
    type("wN2", "WDf");
    assertFalse(isRed(entry("wN2")), "and not while it is typed again");
    assertFalse(lookup("#powers-fault").query().isVisible());
    push(KeyCode.ENTER);
    assertTrue(isRed(entry("wN2")));
    push(KeyCode.ESCAPE);
    clickOn("#add-wN");
    assertFalse(isRed(entry("wN3")), "a new entry is empty at first");
  }

  @Test
  void theFaultStandsUnderItsLetterAndTheTextStays() {
    type("wN2", "WDfx");
    push(KeyCode.ENTER);
    Label error = lookup("#entry-error").query();
    assertEquals("▲ place 4: unknown modifier 'x'", error.getText());
    double letter = entry("wN2").localToScreen(0, 0).getX() + error.getPadding().getLeft();
    assertTrue(letter > entry("wN2").localToScreen(20, 0).getX(), "it stands further right than the first letters");
    assertTrue(error.localToScreen(0, 0).getY() >= entry("wN2").localToScreen(0, entry("wN2").getHeight()).getY());
    push(KeyCode.ENTER).clickOn("#entry-wR1");
    assertEquals("N=N/WD", list('N'));
    assertEquals("WDfx", entry("wN2").getText());
    assertTrue(isRed(entry("wN2")));
    assertTrue(label("#powers-fault").contains("N 2, place 4: unknown modifier 'x'"), label("#powers-fault"));
    type("wR2", "C");
    push(KeyCode.ENTER);
    assertEquals("R=R/C", list('R'), "others can be edited meanwhile");
    assertEquals("WDfx", entry("wN2").getText());
    clickOn("#powers-fault");
    assertTrue(entry("wN2").isFocused());
    push(KeyCode.ESCAPE);
    assertEquals("WD", entry("wN2").getText());
    assertFalse(isRed(entry("wN2")));
    assertFalse(lookup("#powers-fault").query().isVisible());
  }

  @Test
  void namesAndAtomsAreCompleted() {
    type("wN2", "Wa");
    assertTrue(lookup("#entry-offers").<ListView<?>>query().getItems().size() >= 2);
    push(KeyCode.DOWN).push(KeyCode.DOWN).push(KeyCode.ENTER);
    assertEquals("WA", entry("wN2").getText());
    push(KeyCode.ENTER);
    assertEquals("N=N/WA", list('N'));
    type("wN2", "fh");
    push(KeyCode.DOWN).push(KeyCode.DOWN).push(KeyCode.DOWN).push(KeyCode.DOWN).push(KeyCode.ENTER);
    assertEquals("fhN", entry("wN2").getText());
  }

  @Test
  void entriesAreAddedMovedAndRemovedWithKeysAndButtons() {
    clickOn("#add-wN");
    assertTrue(entry("wN3").isFocused());
    type("wN3", "C");
    push(KeyCode.ENTER);
    assertEquals("N=N/WD/C", list('N'));
    push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.LEFT);
    assertEquals("N=N/C/WD", list('N'));
    assertTrue(entry("wN2").isFocused());
    clickOn("#entry-left");
    assertEquals("N=C/N/WD", list('N'));
    push(KeyCode.ALT, KeyCode.DELETE);
    assertEquals("N=N/WD", list('N'));
    clickOn("#entry-wK1");
    assertTrue(lookup("#entry-remove").<Button>query().isDisabled(), "a King must have a power");
    push(KeyCode.ALT, KeyCode.INSERT);
    assertTrue(entry("wK2").isFocused());
    assertEquals("K=K", list('K'));
  }

  @Test
  void entriesAreDragged() {
    interact(() -> bench.play("polypiece", "N=N/WD/C"));
    drag("#handle-wN3", MouseButton.PRIMARY).dropTo("#entry-wN1");
    assertEquals("N=C/N/WD", list('N'));
    drag("#handle-wN1", MouseButton.PRIMARY).dropTo("#entry-wR2");
    assertEquals("R=R/C", list('R'), "into another list it is copied");
    assertEquals("N=C/N/WD", list('N'));
    drag("#handle-wN1", MouseButton.PRIMARY).dropTo("#add-wQ");
    assertEquals("Q=Q/WAND/C", list('Q'));
  }

  @Test
  void upAndDownGoAlongTheRows() {
    clickOn("#entry-wN2").push(KeyCode.UP);
    assertTrue(entry("wB2").isFocused());
    push(KeyCode.DOWN).push(KeyCode.DOWN);
    assertTrue(entry("wP1").isFocused());
  }

  @Test
  void theCaretIsAlwaysInSight() {
    choose("#black-lists", "black-own");
    clickOn("#entry-wR1");
    for (int row = 0; row < 7; row++) {
      push(KeyCode.DOWN);
    }
    assertTrue(entry("bP1").isFocused());
    assertTrue(isInSight(entry("bP1")));
    interact(() -> bench.play("polypiece", "N=N/WD/C/Z/A/D/W/F"));
    clickOn("#entry-wN1").push(KeyCode.ALT, KeyCode.INSERT);
    assertTrue(isInSight(entry("wN2")));
    interact(() -> entry("wN9").requestFocus());
    assertTrue(isInSight(entry("wN9")));
  }

  private boolean isInSight(Node node) {
    Node table = lookup("#power-table").query();
    return table.getLayoutBounds().contains(table.sceneToLocal(node.localToScene(node.getLayoutBounds())));
  }

  @Test
  void theCatalogueIsSearchedAndPutIn() {
    clickOn("#entry-wN2").clickOn("#catalogue-search");
    interact(() -> lookup("#catalogue-search").<TextInputControl>query().setText("charging kn"));
    push(KeyCode.DOWN);
    assertTrue(label("#catalogue-about").contains("Nutty Knights"), label("#catalogue-about"));
    push(KeyCode.ENTER);
    assertEquals("N=N/ChargingKnight:fhNrlbK", list('N'));
    interact(() -> lookup("#catalogue-search").<TextInputControl>query().setText("Camel"));
    drag("#piece-Camel", MouseButton.PRIMARY).dropTo("#entry-wR2");
    assertEquals("R=R/C", list('R'));
    clickOn("#entry-wB2");
    doubleClickOn("#piece-Camel");
    assertEquals("B=B/C", list('B'));
    clickOn("#catalogue-search").push(KeyCode.DOWN).push(KeyCode.SHIFT, KeyCode.ENTER);
    assertEquals("B=B/C/C", list('B'));
  }

  @Test
  void thePresentPowerIsShownAndSet() {
    assertEquals("●", lookup("#handle-wN1").<Button>query().getText());
    clickOn("#handle-wN2");
    assertTrue(Fen.format(bench.draft().get().setup()).endsWith(" N1"));
    assertEquals("●", lookup("#handle-wN2").<Button>query().getText());
    assertEquals("Change power: Knight", bench.history().undoName().get());
    interact(bench.history()::undo);
    assertEquals("●", lookup("#handle-wN1").<Button>query().getText());
    clickOn("#entry-wR2").push(KeyCode.ALT, KeyCode.ENTER);
    assertTrue(Fen.format(bench.draft().get().setup()).endsWith(" R1"));
    clickOn("#turn-wR");
    assertTrue(Fen.format(bench.draft().get().setup()).endsWith(" -"));
  }

  @Test
  void blackHasItsOwnListsOrIsPhased() {
    choose("#black-lists", "black-ahead");
    assertEquals("N=N/WD|WD/N", list('N'));
    assertEquals("Black: 1 ahead", label("#black-lists"));
    assertEquals("WD", entry("bN1").getText());
    type("bN1", "AD");
    push(KeyCode.ENTER);
    assertEquals("N=N/WD|AD/N", list('N'));
    assertEquals("Black: own lists", label("#black-lists"));
    choose("#black-lists", "black-same");
    assertEquals("N=N/WD", list('N'));
    assertTrue(lookup("#entry-bN1").tryQuery().isEmpty());
    choose("#black-lists", "black-own");
    assertEquals("N", entry("bN1").getText());
  }

  @Test
  void presetsAreLoaded() {
    choose("#presets", "preset-Different-armies");
    assertEquals("N=N/Waffle:WA|Fibnif:fbNF/fwNW", list('N'));
    choose("#presets", "preset-Betza-s-lists");
    assertEquals("", bench.draft().get().variant().settings());
  }

  @Test
  void theDiagramMarksSharedSquares() {
    MoveDiagram diagram = lookup("#move-diagram").query();
    clickOn("#entry-wQ1");
    assertEquals(12, diagram.shared().size());
    assertEquals(12, lookup(".shared-sign").queryAll().stream().filter(node -> node.getParent().getParent() == diagram)
        .count());
    clickOn("#entry-wN1");
    assertEquals(0, diagram.shared().size());
    type("wN2", "NW");
    assertEquals(8, diagram.shared().size(), "while it is being typed");
    push(KeyCode.ESCAPE).clickOn("#entry-wP1");
    assertEquals(1, lookup(".mark-empty").queryAll().stream().filter(node -> node.getParent().getParent() == diagram)
        .count(), "the Pawn's double step passes a square");
    String narrow = diagram.getAccessibleText();
    clickOn("#entry-wR1").clickOn("#diagram-size");
    assertNotEquals(narrow, diagram.getAccessibleText());
  }

  @Test
  void theFiguresAreThoseOfTheList() {
    clickOn("#entry-wN1");
    String figures = lookup("#power-figures .label").queryAll().stream()
        .map(node -> ((Label) node).getText()).reduce("", (all, text) -> all + text + " ");
    assertTrue(figures.contains("N 5.25 4.38 0/8 WD 6.50 5.42 0/8"), figures);
  }

  @Test
  void listsAreCopiedPastedSavedAndLoaded() throws IOException {
    choose("#lists", "lists-copy");
    interact(() -> assertTrue(Clipboard.getSystemClipboard().getString().contains("R=R/NN;B=B/R4;N=N/WD")));
    copy("N=N/C\nR=R/W");
    choose("#lists", "lists-paste");
    assertEquals("N=N/C", list('N'));
    choose("#lists", "lists-save");
    assertTrue(Files.readString(folder.resolve("powers.txt")).contains("R=R/W\nB=B/R4\nN=N/C\n"));
    interact(() -> bench.play("polypiece", ""));
    choose("#lists", "lists-load");
    assertEquals("N=N/C", list('N'));
    assertEquals("Loaded powers.txt", label("#powers-news"));
  }

  @Test
  void aTextThatCannotBeReadIsShownToBeRepaired() {
    copy("N=N/C\nR=R/fxW");
    choose("#lists", "lists-paste");
    assertEquals("", bench.draft().get().variant().settings());
    assertTrue(label("#powers-news").endsWith("line 2, place 6: unknown modifier 'x'"), label("#powers-news"));
    TextInputControl text = lookup("#powers-text").query();
    assertTrue(text.isVisible());
    assertEquals("N=N/C\nR=R/fxW", text.getText());
    interact(() -> text.setText("N=N/C\nR=R/fW"));
    clickOn("#powers-as-table");
    assertEquals("R=R/fW", list('R'));
    assertEquals("fW", entry("wR2").getText());
  }

  @Test
  void aWrongTextOutlivesOtherChangesOfTheLists() {
    clickOn("#powers-as-text");
    TextInputControl text = lookup("#powers-text").query();
    interact(() -> text.setText("N=N/C\nR=R/fxW"));
    interact(() -> bench.play("polypiece", "N=N/Z"));
    assertEquals("N=N/C\nR=R/fxW", text.getText());
    clickOn("#powers-revert");
    assertTrue(text.getText().contains("N=N/Z"));
    interact(() -> text.setText("N=x"));
    interact(bench::begin);
    assertTrue(text.getText().contains("N=N/Z"), "it does not belong to another problem");
    clickOn("#powers-as-table");
  }

  @Test
  void aFileThatIsMissingIsReported() {
    choose("#lists", "lists-load");
    assertTrue(label("#powers-news").startsWith("powers.txt cannot be read ("), label("#powers-news"));
  }

  @Test
  void otherGamesHaveNoTable() {
    assertTrue(lookup("#power-table").query().isVisible());
    interact(() -> bench.play("hitpoint", ""));
    assertFalse(lookup("#powers-as-table").query().getParent().getParent().isVisible());
    assertFalse(lookup("#powers-text").query().getParent().isVisible());
    assertTrue(lookup("#settings-form").query().isVisible());
    interact(() -> bench.play("orthodox", ""));
    assertFalse(lookup("#settings-form").query().isVisible());
  }

  @Test
  void settingsAreCheckBoxesAndNumbersAndEachChangeIsOneStep() {
    interact(() -> bench.play("hitpoint", ""));
    clickOn("#setting-hills");
    assertEquals("scale;hills", bench.draft().get().variant().settings());
    assertTrue(lookup("#setting-scale").<CheckBox>query().isSelected(), "hills bring the scale");
    interact(() -> lookup("#setting-edge").<Spinner<Integer>>query().getValueFactory().setValue(40));
    assertEquals("scale;edge=40;hills", bench.draft().get().variant().settings());
    interact(() -> lookup("#scatter-count").<Spinner<Integer>>query().getValueFactory().setValue(5));
    clickOn("#scatter");
    assertEquals(5, Fen.format(bench.draft().get().setup()).split("\\^", -1).length - 1);
    clickOn("#setting-scale");
    assertEquals("", bench.draft().get().variant().settings());
    assertTrue(bench.games().carriedOver().get().startsWith("Dropped: Hills: "), bench.games().carriedOver().get());
    interact(bench.history()::undo);
    assertTrue(lookup("#setting-hills").<CheckBox>query().isSelected());
    assertEquals(5, Fen.format(bench.draft().get().setup()).split("\\^", -1).length - 1);
  }

  @Test
  void switchesOfOtherGamesAreCheckBoxesWithASentence() {
    interact(() -> bench.play("poison", ""));
    clickOn("#setting-cure-any");
    clickOn("#setting-repoison");
    assertEquals("repoison;cure-any", bench.draft().get().variant().settings());
    assertEquals("A Doctor may cure a poisoned piece of either side.",
        lookup("#setting-cure-any").query().getAccessibleHelp());
    interact(() -> bench.play("cursed", ""));
    clickOn("#setting-either-leg");
    assertEquals("either-leg", bench.draft().get().variant().settings());
    clickOn("#setting-both-legs");
    assertEquals("both-legs", bench.draft().get().variant().settings());
    assertFalse(lookup("#setting-either-leg").<CheckBox>query().isSelected());
    clickOn("#setting-both-legs");
    assertEquals("", bench.draft().get().variant().settings());
  }

  @Test
  void aGameShowsWhatIsFixed() {
    interact(() -> bench.play("poison", ""));
    assertEquals(
        "Fixed rules: a Pawn becomes a Knight, Bishop, Rook or Guard; the King castles"
            + " with a Harpy; the poison count is at most 5.",
        label("#fixed-rules"));
    interact(() -> bench.play("cursed", ""));
    assertTrue(label("#fixed-rules").endsWith("tiles are white, black or grey."), label("#fixed-rules"));
    interact(() -> bench.play("hitpoint", "scale"));
    assertTrue(label("#fixed-rules").endsWith("hit points at first: King 300, Queen 900, Rook 500, Bishop 300, "
        + "Knight 300, Pawn 100."), label("#fixed-rules"));
  }

  @Test
  void fromAtomicPolypieceTheOtherPresetsAreReached() {
    choose("#presets", "preset-Atomic-Polypiece");
    assertEquals("Atomic Polypiece Chess", bench.draft().get().variant().title());
    assertFalse(lookup("#black-lists").query().isVisible());
    choose("#presets", "preset-Phased-Polypiece");
    assertTrue(bench.draft().get().variant().settings().contains("N=N/WD|WD/N"));
    assertTrue(lookup("#black-lists").query().isVisible());
  }

  @Test
  void theWindowHidesNothingOfTheTable() {
    interact(() -> bench.play("polypiece", "N=ChargingKnight:fhNrlbK/WD/C/Z"));
    for (String id : new String[] {"#entry-title", "#catalogue-about", "#black-lists"}) {
      Labeled label = lookup(id).query();
      assertTrue(label.getWidth() >= label.prefWidth(-1) - 1 || label.isWrapText(), id);
    }
    Node pane = lookup(".powers-pane").query();
    for (String id : new String[] {"#catalogue-about", "#move-diagram", "#entry-remove", "#powers-as-text"}) {
      Node node = lookup(id).query();
      assertTrue(pane.getLayoutBounds().contains(pane.sceneToLocal(node.localToScene(node.getBoundsInLocal()))), id);
    }
  }
}
