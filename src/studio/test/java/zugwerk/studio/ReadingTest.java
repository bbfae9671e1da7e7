package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.collections.ListChangeListener;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.board.Square;
import zugwerk.notation.Letters;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.solving.PrintedRow;
import zugwerk.studio.solving.SolutionRow;

/** Reading the solution along on the board, the way back from it, and the solution as text. */
class ReadingTest extends StudioFixture {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

  private void solved(String fen, String stipulation) throws Exception {
    interact(() -> {
      bench.setStipulation(stipulation);
      bench.paste(fen);
    });
    until(() -> text("#verdict").startsWith("✓") || text("#verdict").startsWith("✗"));
  }

  private boolean isShown(String id) {
    return lookup(id).query().isVisible();
  }

  @Test
  void aBarShowsWhichLineTheBoardShowsAndLeadsThroughIt() throws Exception {
    solved(MORPHY, "#2");
    Bounds board = lookup("#board").query().getLayoutBounds();
    assertFalse(isShown("#line-bar"));
    push(KeyCode.ALT, KeyCode.HOME);
    assertTrue(isShown("#line-bar"));
    assertEquals("After 1.Ra6 – Black to move", text("#line-after"));
    assertEquals(board, lookup("#board").query().getLayoutBounds(), "the board keeps its size");
    assertEquals("(3+4)", text("#men"));
    clickOn("#line-last");
    assertTrue(text("#line-after").startsWith("After 2."), text("#line-after"));
    clickOn("#line-back");
    assertTrue(text("#line-after").startsWith("After 1..."), text("#line-after"));
    clickOn("#line-forward").clickOn("#line-first");
    assertEquals("After 1.Ra6 – Black to move", text("#line-after"));
    clickOn("#line-end");
    assertTrue(bench.preview().get().isEmpty());
    assertFalse(isShown("#line-bar"));
  }

  @Test
  void escapeLeadsBackFromWhereverTheKeyboardIs() throws Exception {
    readTree();
    solved(MORPHY, "#2");
    for (String place : List.of("#solution-tree", "#stipulation", "#fen", "#game", "#board", "#solution-filters")) {
      Node node = lookup(place).query();
      interact(node::requestFocus);
      push(KeyCode.ALT, KeyCode.HOME);
      assertTrue(bench.preview().get().isPresent(), place);
      push(KeyCode.ESCAPE);
      assertTrue(bench.preview().get().isEmpty(), place);
    }
  }

  @Test
  void keysOfTheMenusWorkInTheTreeToo() throws Exception {
    readTree();
    solved(MORPHY, "#2");
    interact(() -> lookup("#solution-tree").query().requestFocus());
    push(KeyCode.SHORTCUT, KeyCode.HOME);
    assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", pieces());
  }

  @Test
  void onlyFiltersThatMeanSomethingAreOffered() throws Exception {
    readTree();
    solved(MORPHY, "#2");
    assertEquals(List.of("filter-mates", "filter-defence", "filter-short", "filter-tries"), filters());
    solved("8/8/8/8/8/2K5/8/k3Q3 b - - 0 1", "h#2");
    assertEquals(List.of("filter-group"), filters());
    assertFalse(lookup("#certify").query().isVisible(), "a C+ is for sound problems");
    push(KeyCode.F4);
    assertEquals("Saved result: cooked", text("#certificate"));
  }

  private List<String> filters() {
    return lookup("#solution-filters").<MenuButton>query().getItems().stream().filter(MenuItem::isVisible)
        .map(MenuItem::getId).toList();
  }

  private List<String> printed() {
    return lookup("#solution-text").<ListView<PrintedRow>>query().getItems().stream().map(PrintedRow::text).toList();
  }

  private int selected() {
    return lookup("#solution-text").<ListView<?>>query().getSelectionModel().getSelectedIndex();
  }

  private void copy() throws Exception {
    interact(() -> Clipboard.getSystemClipboard().clear());
    push(KeyCode.SHIFT, KeyCode.F4);
    until(() -> text("#status").equals("Copied the solution"));
  }

  private String copied() {
    StringBuilder text = new StringBuilder();
    interact(() -> text.append(Clipboard.getSystemClipboard().getString()));
    return text.toString();
  }

  @Test
  void theSolutionIsShownAsItIsPrinted() throws Exception {
    Set<List<String>> contents = new LinkedHashSet<>();
    interact(() -> lookup("#solution-text").<ListView<PrintedRow>>query().getItems()
        .addListener((ListChangeListener<PrintedRow>) _ -> contents.add(printed())));
    solved(MORPHY, "#2");
    assertTrue(isShown("#printed") && !isShown("#solution-tree") && !isShown("#solution-filters"));
    List<String> solution =
        List.of("Tries", "1.Ra5? a6!", "1.Ra6! zugzwang", "1...bxa6 2.b7#", "1...B~ 2.Rxa7#");
    assertEquals(solution, printed());
    contents.removeIf(rows -> !rows.contains("1.Ra6! zugzwang"));
    assertEquals(Set.of(solution), contents, "filled once, so that no line moves under a reader");
    copy();
    assertEquals("Tries\n  1.Ra5? a6!\n\n1.Ra6! zugzwang\n  1...bxa6 2.b7#\n  1...B~ 2.Rxa7#\n\n#2: sound\n", copied());
    clickOn(
        lookup("#solution-text .row-move").match((Labeled move) -> move.getText().equals("2.b7#")).<Labeled>query());
    assertEquals("After 2.b7# – Black to move", text("#line-after"));
    assertEquals(3, selected());
    // Keys lead through the line, and the text follows.
    push(KeyCode.LEFT);
    push(KeyCode.LEFT);
    assertEquals(2, selected());
    push(KeyCode.DOWN);
    assertEquals("After 1...bxa6 – White to move", text("#line-after"));
    interact(() -> bench.letters().chosen().set(Letters.GERMAN));
    copy();
    assertTrue(copied().contains("\n1.Ta6! zugzwang\n"), copied());
    // The tree lacks the try, which one can step through too.
    push(KeyCode.UP);
    push(KeyCode.UP);
    assertEquals(1, selected());
    assertEquals("After 1.Ta5 – Black to move", text("#line-after"));
    push(KeyCode.RIGHT);
    assertEquals("After 1...a6 – White to move", text("#line-after"));
    push(KeyCode.LEFT);
    push(KeyCode.LEFT);
    assertTrue(bench.preview().get().isEmpty());
    assertEquals(-1, selected());
  }

  @Test
  void byPlayOpensAndTriesAreChosen() throws Exception {
    interact(() -> window.actions().options().tries().set(Tries.ALL));
    solved("8/1n3Np1/1N4Q1/1bkP4/p1p2p2/P1P2R2/3P2PK/B2R4 w", "#3");
    until(() -> printed().contains("By-play: 4 short variations"));
    List<String> folded = printed();
    ListView<PrintedRow> list = lookup("#solution-text").query();
    interact(() -> {
      list.requestFocus();
      list.getSelectionModel().select(folded.size() - 1);
    });
    push(KeyCode.ENTER);
    assertEquals(folded.size() + 4, printed().size());
    push(KeyCode.ENTER);
    assertEquals(folded, printed());
    long tries = tries();
    interact(() -> lookup("#printed-tries").<ComboBox<Integer>>query().setValue(2));
    until(() -> tries() > tries);
  }

  private long tries() {
    return lookup("#solution-text").<ListView<PrintedRow>>query().getItems().stream()
        .flatMap(row -> row.words().stream()).filter(word -> word.style().equals("try")).count();
  }

  @Test
  void theCompleteAnalysisAndTheTreeAreOneSwitchAway() throws Exception {
    solved(MORPHY, "#2");
    clickOn("#solution-complete");
    assertTrue(isShown("#solution-analysis") && !isShown("#printed"));
    String page = lookup("#solution-analysis").<TextArea>query().getText();
    assertTrue(page.startsWith("   1.Ra6 ! zugzwang.\n"), page);
    copy();
    assertEquals(page, copied());
    push(KeyCode.SHORTCUT, KeyCode.DIGIT8);
    assertTrue(isShown("#solution-tree") && lookup("#solution-as-tree").<ToggleButton>query().isSelected());
    push(KeyCode.F11);
    assertTrue(isShown("#phases") && !isShown("#solution-tree"));
    push(KeyCode.F11);
    assertTrue(isShown("#solution-tree"), "the view before the phases");
    clickOn("#solution-as-tree");
    assertTrue(isShown("#printed"));
  }

  @Test
  void aStipulationThatMakesNoSenseIsReportedUnderItsField() {
    interact(() -> {
      bench.paste(MORPHY);
      bench.setStipulation("h#x");
    });
    Labeled fault = lookup("#stipulation-fault").query();
    assertTrue(fault.isVisible() && fault.getText().startsWith("Unknown stipulation 'h#x'"),
        fault.getText());
    assertTrue(lookup("#solve").query().isDisabled());
    Bounds field = lookup("#stipulation").query().localToScene(lookup("#stipulation").query().getLayoutBounds());
    Bounds reports = fault.localToScene(fault.getLayoutBounds());
    assertTrue(reports.getMinY() >= field.getMaxY() && reports.getMinX() <= field.getMaxX(),
        reports + " under " + field);
    interact(() -> bench.setStipulation("#2"));
    assertFalse(fault.isVisible());
    // An empty field is no fault that may cover the tabs below it; the pane tells what is missing.
    interact(() -> {
      lookup("#board").query().requestFocus();
      bench.setStipulation("");
    });
    assertFalse(fault.isVisible());
    assertEquals("No stipulation", text("#verdict"));
    interact(() -> {
      window.actions().live().set(false);
      bench.setStipulation("#2");
    });
    assertEquals("Solve with Ctrl+Enter.", text("#solving-detail"));
  }

  @Test
  void aRunThatIsStoppedShowsHowFarItGot() throws Exception {
    letWorkGoOn();
    interact(() -> {
      bench.setStipulation("#9");
      bench.paste("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    });
    until(() -> text("#solving-detail").startsWith("In "));
    push(KeyCode.ESCAPE);
    until(() -> text("#verdict").equals("… Stopped"));
    assertFalse(text("#solving-detail").contains("dual"), "of play that was not written out");
    assertTrue(
        text("#solving-detail").matches("No mate in \\d+ \\(proved\\)\\. In \\d+: \\d+ of \\d+ first moves settled\\."),
        text("#solving-detail"));
  }

  private String row() {
    TreeItem<?> item = lookup("#solution-tree").<TreeView<?>>query().getSelectionModel().getSelectedItem();
    return item == null ? "" : ((SolutionRow) item.getValue()).text();
  }

  private void played(PlayMode play, String from, String to) {
    interact(() -> play.play(
        play.between(Square.parse(from).orElseThrow(), Square.parse(to).orElseThrow()).getFirst()));
  }

  @Test
  void theTreeFollowsMovesThatArePlayedWhereTheyAreInTheSolution() throws Exception {
    readTree();
    solved(MORPHY, "#2");
    PlayMode play = window.actions().play();
    Bounds board = lookup("#board").query().getBoundsInParent();
    interact(play::start);
    assertEquals("", row());
    played(play, "a1", "a6");
    assertEquals("1.Ra6! zugzwang", row());
    played(play, "b7", "a6");
    assertEquals("1...bxa6 2.b7#", row());
    assertEquals("(2+4)", text("#men"));
    assertTrue(lookup("#white-to-move").<ToggleButton>query().isSelected());
    assertEquals(board, lookup("#board").query().getBoundsInParent(), "the board keeps its size and place");
    assertTrue(play.on().get(), "the tree looks on and does not take the board");
    interact(() -> play.goTo(1));
    assertEquals("1.Ra6! zugzwang", row());
    interact(() -> play.goTo(0));
    played(play, "a1", "b1");
    assertEquals("", row());
    interact(play::stop);
    assertTrue(bench.preview().get().isEmpty());
    // Whatever is hidden, the board stays as it is. The keys hide palette, FEN, panes and the controls.
    for (List<KeyCode> hidden : List.of(List.of(KeyCode.SHIFT, KeyCode.F12), List.of(KeyCode.ALT, KeyCode.F12),
        List.of(KeyCode.F12), List.of(KeyCode.SHORTCUT, KeyCode.F12))) {
      push(hidden.toArray(KeyCode[]::new));
      Bounds now = lookup("#board").query().getBoundsInParent();
      interact(play::start);
      interact(() -> play.goTo(0));
      played(play, "a1", "a6");
      assertEquals(now, lookup("#board").query().getBoundsInParent(), "without " + hidden);
      assertTrue(lookup("#play-moves").query().isVisible());
      interact(play::stop);
    }
  }
}
