package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
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
import zugwerk.studio.action.Command;
import zugwerk.testkit.ProjectRoot;

/** Problems of other programs' formats in the window: opened, pasted and exported. */
class ExchangeTest extends StudioFixture {

  private static final Path FIXTURES = ProjectRoot.path("src/files/test/resources/zugwerk/exchange");

  private final List<String> errors = new ArrayList<>();
  private final List<String> offered = new ArrayList<>();
  private Path opened = FIXTURES.resolve("classics.inp");
  private Path exported;

  /** Chooses the second of several things. */
  private final class Choices extends NoDialogs {

    @Override
    public Optional<Path> open() {
      return Optional.of(opened);
    }

    @Override
    public Optional<Path> exportProblem() {
      return Optional.of(exported);
    }

    @Override
    public Optional<Integer> choose(String title, List<String> things, String note) {
      offered.addAll(things);
      offered.add(note);
      return Optional.of(1);
    }

    @Override
    public Unsaved unsaved(String name) {
      return Unsaved.DISCARD;
    }

    @Override
    public void error(String text) {
      errors.add(text);
    }
  }

  @Override
  boolean solvesEdits() {
    return false;
  }

  @Override
  Dialogs answers() {
    return new Choices();
  }

  private Problem problem() {
    return bench.draft().get();
  }

  private void open(String name) throws Exception {
    opened = FIXTURES.resolve(name);
    push(KeyCode.SHORTCUT, KeyCode.O);
    until(() -> text("#status").contains("Read from " + name));
  }

  private void copied(String text) {
    interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
  }

  @Test
  void aFileOfOneProblemIsOpenedAsADraftWithoutAFile() throws Exception {
    open("classics.inp");
    assertEquals("Excelsior", problem().credits().title());
    assertTrue(bench.changed().get());
    assertEquals(Optional.empty(), bench.file().get());
    assertEquals(List.of(), offered);
  }

  @Test
  void ofSeveralProblemsOneIsChosenAndTheFaultsAreReported() throws Exception {
    open("collection.olv");
    assertEquals(List.of("Paul Morphy"), problem().credits().authors());
    assertEquals("Dieter Müller & Rolf Wiehagen, Broodings 50/3 2009-02, h#2 (6+12)", offered.getFirst());
    assertTrue(offered.getLast().startsWith("line 27: 'L' on b2"), offered.toString());
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
  void theProblemIsExportedInTheFormatOfTheEnding() throws Exception {
    open("classics.inp");
    export("a.yaml");
    assertTrue(Files.readString(exported).contains("- Loyd, Samuel"));
    assertEquals("Exported a.yaml", text("#status"));
    export("a.fen");
    assertTrue(text("#status").startsWith("Exported a.fen; FEN cannot store title, authors"), text("#status"));
    export("a.xyz");
    assertTrue(errors.getFirst().contains("stands for no format") && !Files.exists(exported), errors.toString());
  }

  private void export(String name) {
    exported = folder.resolve(name);
    runCommand(Command.EXPORT_PROBLEM);
  }

  @Test
  void aSolutionThatWasFoundIsExportedWhereThereIsAPlaceForIt() throws Exception {
    copied("BeginProblem\nAuthor Paul Morphy\nPieces White Kc8 Ra1 Pb6 Black Ka8 Bb8 Pa7b7\nStip #2\nEndProblem\n");
    interact(() -> lookup("#board").query().requestFocus());
    push(KeyCode.SHORTCUT, KeyCode.V);
    push(KeyCode.SHORTCUT, KeyCode.ENTER);
    until(() -> text("#verdict").equals("✓ Sound"));
    export("a.pgn");
    String tree = Files.readString(exported).replaceAll("(?s).*]\\s+", "").replaceAll("\\s+", " ").strip();
    assertTrue(tree.startsWith("1. Ra6 $1 bxa6 (1... Bc7 2. Rxa7#)"), tree);
    assertTrue(tree.endsWith(" 2. b7# *"), tree);
    assertEquals("Exported a.pgn", text("#status"));
    export("a.olv");
    assertTrue(Files.readString(exported).contains("1.Ra6! bxa6 2.b7#"));
    // Formats without such a place need not report that they have none.
    export("a.fen");
    assertTrue(!text("#status").contains("lines"), text("#status"));
    assertEquals(List.of(), problem().analysis().lines());
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
    untilIdle();
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
