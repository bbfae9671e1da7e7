package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.stage.Window;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.board.Setup;
import zugwerk.board.Transformation;
import zugwerk.diagram.PictureFormat;
import zugwerk.diagram.Styles;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.notation.Letters;
import zugwerk.problem.Problem;
import zugwerk.problem.TransformedProblem;
import zugwerk.rules.Variant;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.studio.action.Command;
import zugwerk.studio.home.Home;
import zugwerk.studio.home.Preferences;
import zugwerk.studio.library.ProblemEntry;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.web.PlayScript;

/** The library in its window. */
class LibraryWindowTest extends StudioFixture {

  private static final Path ORTHODOX = ProjectRoot.path("problems/orthodox");

  private final Choices answers = new Choices();
  private Preferences preferences;

  private final class Choices extends NoDialogs {
    private Optional<Path> target = Optional.empty();
    private final List<String> errors = new ArrayList<>();

    @Override
    public void error(String text) {
      errors.add(text);
    }

    @Override
    public Optional<Path> folder(String title) {
      return target.or(() -> Optional.of(folder));
    }

    @Override
    public Optional<Path> exportProblem() {
      return Optional.of(folder.resolve("two.pgn"));
    }

    @Override
    public Optional<Path> export(PictureFormat format) {
      return Optional.of(folder.resolve("sheet." + format.suffix()));
    }

  }

  @Override
  Dialogs answers() {
    return answers;
  }

  @Override
  Home home() throws IOException {
    for (String name : List.of("morphy-1856.json", "loyd-excelsior.json", "loyd-lynn-1859.json")) {
      Files.copy(ORTHODOX.resolve(name), folder.resolve(name));
    }
    preferences = Preferences.of(folder.resolve("kept/preferences.properties"));
    preferences.setList("library.places", List.of(folder.toString()));
    return new Home(preferences, Optional.empty(), Styles.bundled());
  }

  private void library(String count) throws Exception {
    push(KeyCode.SHORTCUT, KeyCode.B);
    until(() -> lookup("#library-count").<Label>tryQuery().filter(label -> label.getText().equals(count)).isPresent());
  }

  private String count() {
    return lookup("#library-count").<Label>query().getText();
  }

  private void type(String id, String text) {
    interact(() -> lookup(id).<TextField>query().setText(text));
  }

  private Node card(String text) {
    return lookup(".card").match(node -> node.isVisible() && node.getAccessibleText().contains(text)).query();
  }

  /** A double click; on a busy machine the two clicks of a robot come too late to count as one. */
  private void open(Node card) {
    clickOn(card);
    click(card, 2, false);
  }

  private void click(Node card, int times, boolean control) {
    interact(() -> card.fireEvent(new MouseEvent(MouseEvent.MOUSE_CLICKED, 0, 0, 0, 0, MouseButton.PRIMARY, times,
        false, control, false, false, true, false, false, false, false, true, new PickResult(card, 0, 0))));
  }

  private ProblemEntry entry(String name) {
    return lookup("#library-table").<TableView<ProblemEntry>>query().getItems().stream()
        .filter(entry -> entry.file().endsWith(name)).findFirst().orElseThrow();
  }

  @Test
  void problemsAreSearchedAndOpenedFromTheirCards() throws Exception {
    library("3 problems");
    assertEquals(List.of(), ViewsTest.nameless(lookup("#library-words").query().getScene().getRoot()));
    until(() -> lookup(".card").queryAll().stream().filter(Node::isVisible)
        .allMatch(node -> ((ImageView) node.lookup(".image-view")).getImage() != null));
    type("#library-words", "morphy");
    assertEquals("1 of 3 problems", count());
    open(card("Paul Morphy"));
    until(() -> bench.file().get().isPresent());
    assertEquals(folder.resolve("morphy-1856.json"), bench.file().get().orElseThrow());
    assertEquals("Paul Morphy", bench.draft().get().credits().authors().getFirst());

    // The same position in the mirror, which is in no file.
    interact(() -> {
      Problem problem = TransformedProblem.of(bench.draft().get(), Transformation.MIRROR_LEFT_RIGHT);
      bench.begin();
      bench.paste(problem);
    });
    interact(window.registry().of(Command.SIMILAR).run());
    until(() -> count().equals("2 similar problems"));
    assertEquals(List.of(Path.of("morphy-1856.json"), Path.of("loyd-lynn-1859.json")), cards(), "the best first");
    assertTrue(card("100 % similar: 7 of 7 pieces stand on the same squares, mirrored left and right").isVisible());
    open(card("100 % similar"));
    until(() -> bench.file().get().isPresent());
    push(KeyCode.ESCAPE);
    until(() -> count().equals("3 problems"));
    push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F);
    until(() -> count().equals("1 similar problem"));
    assertEquals(List.of(Path.of("loyd-lynn-1859.json")), cards(), "the selected problem itself is left out");
    interact(() -> {
      bench.begin();
      window.registry().of(Command.SIMILAR).run().run();
    });
    until(() -> count().equals("0 similar problems"));
    assertEquals("No similar problems of this game (40 % or more).",
        lookup("#library-nothing").<Label>query().getText());
    clickOn("#library-clear");
    assertEquals("3 problems", count());
  }

  private List<Path> cards() {
    return lookup("#library-grid").<ListView<List<ProblemEntry>>>query().getItems().stream().flatMap(List::stream)
        .map(ProblemEntry::file).map(Path::getFileName).toList();
  }

  @Test
  void aSearchSolvesWhatMayMatchAndItsFaultIsReported() throws Exception {
    library("3 problems");
    type("#library-words", "Moves = 2 AND NOT Author(\"loyd\")");
    assertEquals("1 of 3 problems", count(), "without solving");
    type("#library-words", "Moves >= 2 AND Theme(\"Excelsior\")");
    assertEquals("3 of 3 may match; Enter solves them", count());
    assertFalse(lookup("#library-clear").query().isDisabled());
    interact(() -> lookup("#library-words").<TextField>query().fireEvent(new ActionEvent()));
    until(() -> count().equals("1 of 3 problems"));
    assertTrue(card("Excelsior").isVisible());
    type("#library-words", "Theme(\"Grimhaw\")");
    assertEquals("0 of 3 problems", count());
    assertTrue(
        lookup("#library-nothing").<Label>query().getText()
            .startsWith("In the search Theme(\"Grimhaw\") at 1: unknown"),
        lookup("#library-nothing").<Label>query().getText());
    type("#library-words", "Theme and loyd");
    assertEquals("0 of 3 problems", count(), "plain words");
    type("#library-words", "excelsior");
    assertEquals("1 of 3 problems", count());
    type("#library-words", "");
    assertEquals("3 problems", count());
  }

  @Test
  void cardsAreSortedAsIsChosenAndTheOrderIsRemembered() throws Exception {
    library("3 problems");
    List<String> names = List.of("loyd-excelsior.json", "loyd-lynn-1859.json", "morphy-1856.json");
    assertEquals(names.stream().map(Path::of).toList(), cards());
    interact(() -> lookup("#library-order").<ChoiceBox<?>>query().getSelectionModel().select(3));
    assertEquals(List.of(2, 1, 0).stream().map(names::get).map(Path::of).toList(), cards(), "by date");
    assertEquals("DATE", preferences.text("library.order").orElse(""));
  }

  @Test
  void whatIsDroppedIsOpened() throws Exception {
    interact(() -> window.open(List.of(folder.resolve("morphy-1856.json"))));
    assertEquals(folder.resolve("morphy-1856.json"), window.bench().file().get().orElseThrow());
    Path other = Files.createDirectories(folder.resolve("kept/other"));
    Files.copy(ORTHODOX.resolve("havel-1903.json"), other.resolve("havel.json"));
    interact(() -> window.open(List.of(other)));
    until(() -> lookup("#library-count").<Label>tryQuery().filter(
        label -> label.getText().equals("4 problems")).isPresent());
    assertTrue(preferences.list("library.places").contains(other.toString()));

    // Files of other programs have no place among the collections.
    Path fen = Files.writeString(folder.resolve("mate.fen"), "k7/8/1K6/8/8/8/8/7R w - - 0 1\n");
    Path epd = Files.writeString(folder.resolve("other.epd"), "k7/8/2K5/8/8/8/8/7R w - - dm 2;\n");
    interact(() -> window.open(List.of(fen, folder.resolve("gone.pgn"), epd)));
    until(() -> !answers.errors.isEmpty());
    assertEquals(List.of(folder.resolve("gone.pgn") + ": there is no such file"), answers.errors);
    assertEquals(3, window.actions().problems().all().size(), "the first one is still there");
    assertEquals("k7/8/2K5/8/8/8/8/7R", pieces());
  }

  @Test
  void openingKeepsUnsavedWorkInItsTabAndOpensNothingTwice() throws Exception {
    interact(bench::start);
    library("3 problems");
    open(card("Excelsior"));
    until(() -> bench.file().get().isPresent());
    List<OpenProblem> tabs = window.actions().problems().all();
    assertEquals(2, tabs.size());
    assertTrue(tabs.getFirst().isChanged());
    library("3 problems");
    open(card("Morphy"));
    until(() -> tabs.size() == 3);
    library("3 problems");
    clickOn(card("Excelsior")).push(KeyCode.ENTER);
    until(() -> bench.file().get().equals(Optional.of(folder.resolve("loyd-excelsior.json"))));
    assertEquals(3, tabs.size(), "it is open already");
  }

  @Test
  void aClickShowsTheProblemWithItsSolutionAndCreditsAndOpensNothing() throws Exception {
    library("3 problems");
    clickOn(card("Paul Morphy"));
    until(() -> text("#library-verdict").equals("✓ Sound"));
    until(() -> text("#library-solution").contains("1.Ra6! zugzwang"));
    assertTrue(text("#library-detail-title").contains("Paul Morphy"), text("#library-detail-title"));
    assertTrue(text("#library-detail-claim").startsWith("#2 (3+4)"), text("#library-detail-claim"));
    assertTrue(text("#library-detail-credits").contains("morphy-1856.json"), text("#library-detail-credits"));
    assertTrue(bench.file().get().isEmpty());
    assertFalse(bench.changed().get());
    interact(() -> bench.letters().chosen().set(Letters.GERMAN));
    assertTrue(text("#library-solution").contains("1.Ta6!"), text("#library-solution"));
    assertEquals(List.of(), ViewsTest.nameless(lookup("#library-words").query().getScene().getRoot()));
  }

  @Test
  void solvingThatTheUserBeganGoesOnWhileOthersAreShown() throws Exception {
    letWorkGoOn();
    hard();
    library("4 problems");
    clickOn(card("Untitled #9"));
    until(() -> lookup("#library-cancel-solving").query().isVisible());
    clickOn("#library-cancel-solving");
    until(() -> lookup("#library-solve").query().isVisible());
    clickOn("#library-solve");
    until(() -> lookup("#library-cancel-solving").query().isVisible());
    clickOn(card("Paul Morphy"));
    until(() -> text("#library-verdict").equals("✓ Sound"));
    assertFalse(lookup("#library-cancel-solving").query().isVisible());
    clickOn(card("Untitled #9"));
    assertTrue(lookup("#library-cancel-solving").query().isVisible(), "still being solved");
    clickOn("#library-cancel-solving");
    until(() -> !lookup("#library-cancel-solving").query().isVisible());
  }

  @Test
  void aFileThatCannotBeReadIsReportedInTheLibrary() throws Exception {
    Files.writeString(folder.resolve("broken.json"), "{");
    library("4 problems");
    Window shown = lookup("#library-grid").query().getScene().getWindow();
    open(card("broken.json"));
    until(() -> answers.errors.size() == 1);
    assertTrue(answers.errors.getFirst().contains("broken.json"), answers.errors.toString());
    assertTrue(shown.isFocused());
    assertEquals(1, window.actions().problems().all().size());
  }

  private void hard() {
    Variant orthodox = Variants.of("orthodox", "");
    Setup setup = Fen.parse(orthodox, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    ProblemFile.write(folder.resolve("a.json"), Problem.of(orthodox, setup, Stipulation.parse("#9")));
  }

  private void selectTwo() {
    clickOn(card("Samuel Loyd, 1859"));
    click(card("Morphy"), 1, true);
    assertEquals("3 problems, 2 selected", count());
  }

  @Test
  void severalAreSelectedCheckedAndConverted() throws Exception {
    library("3 problems");
    push(KeyCode.SHORTCUT, KeyCode.A);
    assertEquals("3 problems, 3 selected", count());
    selectTwo();
    String status = text("#status");
    assertEquals("Check 2", lookup("#library-check").<Button>query().getText());
    clickOn("#library-check");
    until(() -> text("#library-summary").startsWith("2 problems: 2 hold"));
    assertEquals(status, text("#status"), "the main window is silent");
    clickOn("#library-convert");
    until(() -> text("#library-summary").startsWith("Wrote 2 problems to two.pgn"));
    assertEquals(2, ExchangeFiles.read(folder.resolve("two.pgn")).problems().size());
  }

  @Test
  void theLastRowReachedInTheTableIsShownInDetail() throws Exception {
    library("3 problems");
    push(KeyCode.SHORTCUT, KeyCode.T);
    interact(() -> {
      TableView<?> table = lookup("#library-table").query();
      table.requestFocus();
      table.getSelectionModel().clearAndSelect(0);
      table.getFocusModel().focus(0);
    });
    push(KeyCode.SHIFT, KeyCode.DOWN);
    assertEquals("3 problems, 2 selected", count());
    assertTrue(text("#library-detail-credits").contains("loyd-lynn-1859.json"), text("#library-detail-credits"));
  }

  @Test
  void whatIsMovedNeverReplacesAFileNorLeavesItsTab(@TempDir Path target) throws Exception {
    answers.target = Optional.of(target);
    Files.writeString(target.resolve("morphy-1856.json"), "mine");
    library("3 problems");
    selectTwo();
    clickOn("#library-move");
    until(() -> !answers.errors.isEmpty());
    assertEquals(List.of("morphy-1856.json: " + target + " already has a file of this name."),
        answers.errors);
    assertEquals("mine", Files.readString(target.resolve("morphy-1856.json")));
    assertTrue(Files.exists(folder.resolve("morphy-1856.json")));
    assertTrue(Files.exists(target.resolve("loyd-lynn-1859.json")));
    assertFalse(Files.exists(folder.resolve("loyd-lynn-1859.json")));
    assertEquals("Moved 1 problem to " + target, text("#library-summary"));
    answers.errors.clear();
    open(card("Excelsior"));
    until(() -> bench.file().get().isPresent());
    library("2 problems");
    clickOn("#library-move");
    assertEquals(List.of("Close the tab of loyd-excelsior.json before you move it."), answers.errors);
    assertTrue(Files.exists(folder.resolve("loyd-excelsior.json")));
  }

  @Test
  void whatIsNewIsSeenAfterARefreshAndFoldersAreRemembered() throws Exception {
    library("3 problems");
    Files.copy(ORTHODOX.resolve("havel-1903.json"), folder.resolve("new.json"));
    push(KeyCode.F5);
    until(() -> count().equals("4 problems"));
    push(KeyCode.SHORTCUT, KeyCode.O);
    until(() -> count().equals("4 problems"));
    assertEquals(List.of(folder.toString()), preferences.list("library.places"));
  }

  @Test
  void aCollectionIsCheckedAndLaterOnlyWhatChanged() throws Exception {
    Path lynn = folder.resolve("loyd-lynn-1859.json");
    ProblemFile.write(lynn,
        ProblemFile.read(lynn)
            .withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.COOKED)).withKeys(List.of())));
    library("3 problems");
    push(KeyCode.SHORTCUT, KeyCode.T);
    type("#library-author", "loyd");
    type("#library-men", "-14");
    int shown = lookup("#library-table").<TableView<ProblemEntry>>query().getItems().size();
    clickOn("#library-certify");
    clickOn("#library-check");
    until(() -> lookup("#library-summary").<Label>query().getText().startsWith(shown + " problem")
        && !lookup("#library-cancel").query().isVisible());
    assertTrue(lookup("#toast").tryQuery().isEmpty(), "it is told once");
    type("#library-author", "");
    type("#library-men", "");
    assertEquals(ProblemEntry.State.FAILS, entry("loyd-lynn-1859.json").state());
    assertEquals(ProblemEntry.State.UNKNOWN, entry("morphy-1856.json").state(), "only what is shown is checked");
    clickOn("#library-only-changed").push(KeyCode.F6);
    until(() -> lookup("#library-summary").<Label>query().getText().startsWith("3 problems: 2 hold, 1 fails, " + shown
        + " by certificate"));
    assertEquals("true", preferences.text("library.only-changed").orElse(""));
  }

  @Test
  void aCheckIsCancelled() throws Exception {
    letWorkGoOn();
    hard();
    library("4 problems");
    push(KeyCode.F6);
    push(KeyCode.SHORTCUT, KeyCode.T);
    until(() -> entry("a.json").running().get());
    push(KeyCode.ESCAPE);
    until(() -> !lookup("#library-cancel").query().isVisible());
    assertFalse(entry("a.json").running().get());
    assertTrue(lookup("#library-summary").<Label>query().getText().contains("not checked"));
  }

  @Test
  void whatIsShownBecomesAContest() throws Exception {
    assumeTrue(PlayScript.packed().isPresent(), "the script is not compiled");
    library("3 problems");
    push(KeyCode.SHORTCUT, KeyCode.E);
    interact(() -> lookup("#sheet-format").<ComboBox<PictureFormat>>query().setValue(PictureFormat.HTML));
    assertTrue(lookup("#sheet-rows").query().isDisabled());
    clickOn("#sheet-write");
    until(() -> lookup("#sheet-detail").<Label>query().getText().equals("Exported sheet.html"));
    String page = Files.readString(folder.resolve("sheet.html"));
    assertTrue(page.contains("id=\"problem-3\"") && page.contains("class=\"solution\""));
    clickOn("#sheet-close");
  }

  @Test
  void whatIsShownIsPutOnASheet() throws Exception {
    library("3 problems");
    push(KeyCode.SHORTCUT, KeyCode.E);
    until(() -> lookup("#export-preview-picture").tryQuery().isPresent());
    clickOn("#sheet-write");
    until(() -> lookup("#sheet-detail").<Label>query().getText().equals("Exported sheet.pdf"));
    try (PDDocument document = Loader.loadPDF(Files.readAllBytes(folder.resolve("sheet.pdf")))) {
      String text = new PDFTextStripper().getText(document);
      assertTrue(text.contains("1. ") && text.contains("2. ") && text.contains("3. ") && !text.contains("4. "), text);
    }
    clickOn("#sheet-close");
  }
}
