package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.PlayNode;
import zugwerk.studio.help.HelpPages;
import zugwerk.studio.solving.SolutionRow;

/** A composer's work in the window, done by the robot. */
class StudioTest extends StudioFixture {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
  private static final String ENDLESS = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  private final Told told = new Told();

  /** Keeps what it is told. */
  private final class Told extends Answers {
    private String read = "";
    private Consumer<Problem> open = _ -> {};

    @Override
    public void read(String page, Consumer<Problem> open) {
      read = page;
      this.open = open;
    }
  }

  @Override
  Dialogs answers() {
    return told;
  }

  private String verdict() {
    return lookup("#verdict").<Label>query().getText();
  }

  private void type(String id, String text) {
    clickOn(id).push(KeyCode.SHORTCUT, KeyCode.A).push(KeyCode.DELETE);
    interact(() -> lookup(id).<TextInputControl>query().setText(text));
    push(KeyCode.ENTER);
  }

  private TreeItem<?> row(String text) {
    return row(lookup("#solution-tree").<TreeView<?>>query().getRoot(), text);
  }

  private static TreeItem<?> row(TreeItem<?> item, String text) {
    if (((SolutionRow) item.getValue()).text().contains(text)) {
      return item;
    }
    return item.getChildren().stream().map(child -> row(child, text)).filter(found -> found != null)
        .findFirst().orElse(null);
  }

  @Test
  void composesSolvesReadsTheKeyExportsAndUndoes() throws Exception {
    // While an edit is being solved there is no button to solve.
    interact(() -> window.actions().live().set(false));
    clickOn("#palette-wK").clickOn("#square-c8");
    clickOn("#palette-wR").clickOn("#square-a1");
    clickOn("#palette-wP").clickOn("#square-b6");
    clickOn("#palette-bK").clickOn("#square-a8");
    clickOn("#palette-bB").clickOn("#square-b8");
    clickOn("#palette-bP").clickOn("#square-a7").clickOn("#square-b7");
    assertEquals(MORPHY.split(" ")[0], pieces());
    clickOn("#solve");
    until(() -> verdict().equals("✓ Sound"));
    assertTrue(row("1.Ra6!") != null);
    until(() -> lookup("#solution-text .row-move").queryAll().size() == 7);
    clickOn(lookup("#solution-text .row-move").match((Label move) -> move.getText().equals("2.b7#")).<Label>query());
    assertEquals(Square.parse("b7").getAsInt(), bench.preview().get().orElseThrow().last().orElseThrow().to());
    assertEquals("black Pawn on a6", lookup("#square-a6").query().getAccessibleText());
    clickOn("#board");
    assertTrue(bench.preview().get().isEmpty());
    assertEquals(MORPHY.split(" ")[0], pieces());
    clickOn("#export");
    clickOn("#export-write");
    until(() -> Files.exists(folder.resolve("diagram.svg")));
    clickOn("#export-close");
    assertTrue(Files.readString(folder.resolve("diagram.svg")).contains("aria-label=\"#2\""));
    clickOn("#undo");
    assertEquals("kbK5/p7/1P6/8/8/8/8/R7", pieces());
    clickOn("#redo");
    assertEquals(MORPHY.split(" ")[0], pieces());
  }

  @Test
  void anEditIsSolvedByItself() throws Exception {
    type("#fen", MORPHY);
    until(() -> verdict().equals("✓ Sound"));
    assertEquals("✓ Sound", lookup("#verdict-badge").<Labeled>query().getText());
    interact(() -> bench.remove(Square.parse("b6").getAsInt()));
    until(() -> verdict().startsWith("✗ "));
  }

  @Test
  void twinsAreTypedSolvedAndShownPartByPart() throws Exception {
    type("#fen", MORPHY);
    clickOn("Twins");
    interact(() -> lookup("#twins").<TextArea>query().setText("a1-->b9"));
    assertTrue(lookup("#twins-fault").<Label>query().getText().startsWith("Twin b), 'a1-->b9'"));
    interact(() -> lookup("#twins").<TextArea>query().setText("a1-->b1"));
    assertEquals("", lookup("#twins-fault").<Label>query().getText());
    clickOn("Solution");
    until(() -> verdict().equals("b) ✗ No solution"));
    interact(bench.history()::undo);
    assertEquals(List.of(), bench.draft().get().task().twinTexts());
  }

  @Test
  void theVerdictListsTheKeysAndShowsThem() throws Exception {
    type("#fen", "k7/8/1K6/8/8/8/8/6QR w - - 0 1");
    type("#stipulation", "#1");
    until(() -> verdict().equals("✗ Cooked: 2 keys"));
    clickOn("Twins");
    clickOn("#verdict-badge");
    clickOn("1.Rh8#");
    assertEquals("k6R/8/1K6/8/8/8/8/6Q1",
        bench.preview().get().map(shown -> Fen.format(shown.setup()).split(" ")[0]).orElse(""));
  }

  @Test
  void aCertificateIsKeptAndGoesStaleWithTheProblem() throws Exception {
    type("#fen", MORPHY);
    until(() -> verdict().equals("✓ Sound"));
    clickOn("#certify");
    assertEquals("C+", lookup("#certificate").<Label>query().getText());
    assertEquals("✓ Sound", verdict(), "what was found is still shown");
    clickOn("#save");
    assertTrue(Files.readString(folder.resolve("problem.json")).contains("\"certificate\""));
    interact(() -> bench.remove(Square.parse("b6").getAsInt()));
    assertEquals("C+ stale", lookup("#certificate").<Label>query().getText());
    interact(bench.history()::undo);
    assertEquals("C+", lookup("#certificate").<Label>query().getText());
  }

  @Test
  void aLongSearchStopsOnRequest() throws Exception {
    letWorkGoOn();
    type("#fen", ENDLESS);
    type("#stipulation", "#9");
    until(() -> verdict().startsWith("Solving"));
    control(KeyCode.ENTER);
    clickOn("#stop");
    until(() -> verdict().equals("… Stopped"));
  }

  @Test
  void badInputIsReportedWhereItStands() {
    assertEquals("Empty board", verdict());
    assertEquals(0, lookup("#faults").queryListView().getItems().size(), "nobody asked for Kings yet");
    type("#fen", "9/8");
    assertTrue(lookup("#fen-error").<Label>query().getText().contains("ranks"));
    assertEquals("8/8/8/8/8/8/8/8", pieces());
    type("#fen", "8/8/8/8/8/8/8/N7");
    assertEquals("Illegal position", verdict());
    assertEquals(2, lookup("#faults").queryListView().getItems().size());
    type("#fen", MORPHY);
    assertFalse(lookup("#solve").query().isDisabled());
    type("#stipulation", "x#2");
    assertTrue(lookup("#solve").query().isDisabled());
    PseudoClass red = PseudoClass.getPseudoClass("danger");
    assertTrue(lookup("#stipulation").query().getPseudoClassStates().contains(red));
    // Its tables take a while.
    letWorkGoOn();
    type("#stipulation", "+");
    assertFalse(lookup("#solve").query().isDisabled());
    assertFalse(lookup("#stipulation").query().getPseudoClassStates().contains(red));
  }

  @Test
  void powersAreEditedWithALiveError() {
    type("#fen", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1");
    interact(() -> bench.play("polypiece", ""));
    clickOn("#tab-settings").clickOn("#powers-as-text");
    TextInputControl text = lookup("#powers-text").query();
    assertTrue(text.getText().contains("N=N/WD"), text.getText());
    interact(() -> text.setText("N=N/fxN"));
    assertTrue(lookup("#powers-error").<Label>query().getText().contains("'x'"));
    interact(() -> text.setText("K=K\nN=N/fxN"));
    assertTrue(lookup("#powers-error").<Label>query().getText().startsWith("Line 2, place 6"));
    assertTrue(lookup("#powers-apply").query().isDisabled());
    interact(() -> text.setText("N=N/C"));
    clickOn("#powers-apply");
    assertTrue(bench.draft().get().variant().settings().contains("N=N/C"));
    clickOn("#undo");
    assertEquals("", bench.draft().get().variant().settings());
  }

  @Test
  void aGamesOptionsAreSettingsToo() {
    interact(() -> bench.play("hitpoint", ""));
    clickOn("#tab-settings");
    clickOn("#setting-hills");
    assertEquals("scale;hills", bench.draft().get().variant().settings());
    assertTrue(bench.state().slots(0).stream().anyMatch(slot -> slot.name().equals("hill")));
  }

  @Test
  void theExampleOfAHelpPageIsOpenedAndItsLinesArePlayedThrough() {
    push(KeyCode.F1);
    assertEquals("first-steps", told.read);
    control(KeyCode.F1);
    assertEquals("orthodox", told.read);
    runCommand(Command.EXAMPLE);
    assertEquals(MORPHY, Fen.format(bench.draft().get().setup()));
    assertEquals("#2", bench.draft().get().task().stipulationText());
    assertEquals("Morphy's problem", bench.draft().get().credits().title());
    assertFalse(bench.changed().get(), "it need not be saved");
    assertFalse(window.actions().play().on().get(), "first it is to be solved");
    runCommand(Command.PLAY_LINES);
    assertEquals(List.of("Ra6", "bxa6", "b7#"), window.actions().play().standing().get().moves());
    assertEquals(0, window.actions().play().standing().get().made());
    assertEquals(List.of("bxa6", "Bc7"),
        window.actions().play().here().next().getFirst().next().stream().map(PlayNode::text).toList());
    push(KeyCode.ALT, KeyCode.RIGHT);
    assertEquals(1, window.actions().play().standing().get().made());
    control(KeyCode.F1);
    interact(() -> told.open.accept(HelpPages.page("shock").examples().findFirst().orElseThrow().problem()));
    assertEquals("shock", bench.draft().get().variant().id());
    assertTrue(window.actions().play().on().get(), "there is nothing to solve");
    assertEquals(List.of("Rxd5", "(pass)", "Rd8#"), window.actions().play().standing().get().moves());
    assertEquals(0, window.actions().play().standing().get().made());
  }
}
