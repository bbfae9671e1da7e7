package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.board.Square;
import zugwerk.diagram.PictureFormat;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.studio.action.Action;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.home.Home;

/** The whole window, and what tests ask of it. Problems are kept in one file, diagrams in another. */
abstract class StudioFixture extends WindowRobot {

  @TempDir
  Path folder;
  /** That of the selected tab. */
  volatile Workbench bench;
  MainWindow window;

  /** Answers in place of a user: keeps problems and diagrams in the folder, and takes an error for a fault. */
  class Answers extends NoDialogs {

    @Override
    public Optional<Path> open() {
      return Optional.of(folder.resolve("problem.json"));
    }

    @Override
    public Optional<Path> save(Optional<Path> present) {
      return Optional.of(folder.resolve("problem.json"));
    }

    @Override
    public Optional<Path> export(PictureFormat format) {
      return Optional.of(folder.resolve("diagram." + format.suffix()));
    }

    @Override
    public Unsaved unsaved(String name) {
      return Unsaved.DISCARD;
    }

    @Override
    public void error(String text) {
      throw new AssertionError(text);
    }

    @Override
    public void read(String page, Consumer<Problem> open) {
      throw new AssertionError(page);
    }
  }

  /** What answers in place of a user. */
  Dialogs answers() {
    return new Answers();
  }

  /** What the window remembers from earlier ones. */
  Home home() throws IOException {
    return Home.none();
  }

  /** Where files are read and written: at once, unless a test is about what happens meanwhile. */
  Executor files() {
    return Runnable::run;
  }

  /** Whether edits are solved by themselves, which takes longer than most tests need. */
  boolean solvesEdits() {
    return true;
  }

  @Override
  public void start(Stage stage) throws IOException {
    Dialogs answers = answers();
    follow(new MainWindow(stage, background, files(), home(), _ -> answers));
    window.actions().live().set(solvesEdits());
    // The stage is the same in every test, so its size must be set each time.
    stage.setWidth(1280);
    stage.setHeight(800);
    stage.show();
  }

  /** Tests a window, and the tab that is selected in it. */
  final void follow(MainWindow tested) {
    window = tested;
    // On a busy machine, a limit in seconds could stop what a test waits for.
    window.actions().options().liveSeconds().set(0);
    window.actions().problems().current().subscribe(selected -> bench = selected.bench());
  }

  @AfterEach
  void end() {
    letWorkGoOn();
    interact(window::rest);
  }

  /** The pieces of the draft, as FEN writes them. */
  String pieces() {
    return Fen.format(bench.draft().get().setup()).split(" ")[0];
  }

  /** Shows solutions as a tree, not as a magazine prints them. */
  void readTree() {
    interact(() -> lookup("#solution-as-tree").<ToggleButton>query().setSelected(true));
  }

  void setUp(String fen) {
    interact(() -> bench.paste(fen));
  }

  String text(String id) {
    Node node = lookup(id).query();
    return node instanceof Labeled label ? label.getText()
        : node instanceof StatusBar bar ? bar.getText() : ((TextInputControl) node).getText();
  }

  /** Puts the cursor of the board on a square. */
  void at(String square) {
    interact(() -> {
      bench.selection().cursor().set(Square.parse(square).orElseThrow());
      lookup("#board").query().requestFocus();
    });
  }

  /** Runs a command, as the search for commands does; rare ones have no key. */
  void runCommand(Command command) {
    Action action = window.registry().of(command);
    assertTrue(action.isEnabled(), command::toString);
    interact(action.run());
  }

  void control(KeyCode code) {
    push(KeyCode.SHORTCUT, code);
  }

  void controlShift(KeyCode code) {
    push(KeyCode.SHORTCUT, KeyCode.SHIFT, code);
  }
}
