package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.Optional;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.studio.action.Command;

/** A first problem, a problem with powers of one's own, and a study, each by keys alone and by mouse alone. */
class JourneysTest extends JourneyFixture {

  /** Morphy's problem. */
  private static final String[] FIRST = {"Kc8", "Ra1", "Pb6", "ka8", "bb8", "pa7", "pb7"};
  /** 1.Kc7! mates in two where a Knight becomes a Wazir and the other way round. */
  private static final String[] WAZIR = {"Kc6", "Nb5", "Rc1", "ka8", "pd5"};
  private static final String[] STUDY = {"Ke1", "kd4", "pd5"};

  @BeforeEach
  void begin() {
    interact(() -> {
      Stage stage = (Stage) lookup("#board").query().getScene().getWindow();
      stage.setWidth(1440);
      stage.setHeight(900);
      stage.requestFocus();
    });
    watchBoard();
    runCommand(Command.WELCOME);
  }

  private void clickSetUp() {
    clickOn("#start-set-up");
    assertTrue(lookup("#board").query().isVisible());
  }

  private Problem saved() throws Exception {
    until(() -> Files.exists(folder.resolve("problem.json")));
    return ProblemFile.read(folder.resolve("problem.json"));
  }

  private String shown() {
    return Fen.format(bench.preview().get().orElseThrow().setup()).split(" ")[0];
  }

  @Test
  void aFirstProblemByKeys() throws Exception {
    assertTrue(lookup("#start-set-up").query().isFocused());
    push(KeyCode.SPACE);
    until(() -> lookup("#board").query().isFocused());
    placeByKeys(FIRST);
    untilVerdict("✓ Sound");
    tabTo("#solution-text");
    push(KeyCode.DOWN);
    push(KeyCode.DOWN);
    push(KeyCode.RIGHT);
    assertTrue(bench.preview().get().isPresent(), "the board shows a line");
    tabTo("#board");
    push(KeyCode.ESCAPE);
    assertEquals(Optional.empty(), bench.preview().get());
    control(KeyCode.S);
    assertEquals("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", saved().fen());
    control(KeyCode.E);
    push(KeyCode.ENTER);
    until(() -> Files.exists(folder.resolve("diagram.svg")));
    push(KeyCode.ESCAPE);
    assertBoardStoodStill();
  }

  @Test
  void aFirstProblemByMouse() throws Exception {
    clickSetUp();
    placeByMouse(FIRST);
    untilVerdict("✓ Sound");
    clickMove("2.b7#");
    assertEquals("kbK5/pP6/p7/8/8/8/8/8", shown(), "after 1.Ra6 bxa6 2.b7");
    clickOn("#board");
    assertEquals(Optional.empty(), bench.preview().get());
    clickOn("#save");
    assertEquals("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", saved().fen());
    clickOn("#export").clickOn("#export-write");
    until(() -> Files.exists(folder.resolve("diagram.svg")));
    clickOn("#export-close");
    assertBoardStoodStill();
  }

  @Test
  void aProblemWithOwnPowersByKeys() throws Exception {
    push(KeyCode.SPACE);
    until(() -> lookup("#board").query().isFocused());
    tabTo("#game");
    for (int i = 0; i < 20 && !bench.draft().get().variant().id().equals("polypiece"); i++) {
      push(KeyCode.DOWN);
    }
    chooseTab("tab-settings");
    fill("#entry-wN2", "W");
    push(KeyCode.ENTER);
    tabTo("#board");
    placeByKeys(WAZIR);
    chooseTab("tab-solution");
    checkWazir();
  }

  private void checkWazir() throws Exception {
    assertTrue(bench.draft().get().variant().settings().contains("N=N/W;"), bench.draft().get().variant().settings());
    assertEquals("k7/8/2K5/1N1p4/8/8/8/2R5", pieces());
    untilVerdict("✓ Sound");
    until(() -> lookup("#solution-text .row-move").match((Label move) -> move.getText().equals("1.Kc7!")).tryQuery()
        .isPresent());
    assertBoardStoodStill();
  }

  @Test
  void aProblemWithOwnPowersByMouse() throws Exception {
    clickSetUp();
    clickOn("#game");
    clickOn(lookup(".combo-box-popup .list-cell").match((Labeled game) -> "Polypiece Chess".equals(game.getText()))
        .<Node>query());
    clickOn("#tab-settings").clickOn("#entry-wN2");
    doubleClickOn("#piece-Wazir");
    placeByMouse(WAZIR);
    clickOn("#tab-solution");
    checkWazir();
  }

  private boolean isIn(String id, Node part) {
    Node list = lookup(id).query();
    return list.localToScene(list.getLayoutBounds()).contains(part.localToScene(part.getLayoutBounds()));
  }

  @Test
  void aStudyByKeys() throws Exception {
    push(KeyCode.SPACE);
    until(() -> lookup("#board").query().isFocused());
    placeByKeys(STUDY);
    fill("#stipulation", "=");
    push(KeyCode.ENTER);
    checkStudy();
  }

  private void checkStudy() throws Exception {
    assertEquals("8/8/8/3p4/3k4/8/8/4K3", pieces());
    assertEquals("=", bench.draft().get().task().stipulationText());
    untilVerdict("✓ Sound");
    assertBoardStoodStill();
  }

  /** The stipulation comes with a sample. */
  @Test
  void aStudyByMouse() throws Exception {
    String title = "The King goes two ways";
    until(() -> lookup(".diagram-button .heading").match((Label card) -> card.getText().equals(title)).tryQuery()
        .isPresent());
    Label card = lookup(".diagram-button .heading").match((Label one) -> one.getText().equals(title)).query();
    moveTo("#start-page");
    for (int i = 0; i < 40 && !isIn("#start-page", card); i++) {
      scroll(1, VerticalDirection.DOWN);
    }
    clickOn(card);
    assertEquals("=", bench.draft().get().task().stipulationText());
    clickOn("Position").clickOn("Clear board");
    assertEquals("8/8/8/8/8/8/8/8", pieces());
    placeByMouse(STUDY);
    checkStudy();
  }
}
