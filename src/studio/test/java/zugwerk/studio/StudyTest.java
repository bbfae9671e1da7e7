package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.studio.solving.SolutionRow;

/** Studies, solved in the window. */
class StudyTest extends StudioFixture {

  @Test
  void aStudyOfThreePiecesIsDecidedAsItIsTyped() throws Exception {
    setUp("8/5k2/8/6K1/1P6/8/8/8 w - - 0 1");
    interact(() -> bench.setStipulation("+"));
    until(() -> text("#verdict").contains("Sound"));
    TreeView<?> tree = lookup("#solution-tree").query();
    TreeItem<?> key = tree.getRoot().getChildren().getFirst().getChildren().getFirst();
    String text = ((SolutionRow) key.getValue()).text();
    assertTrue(text.startsWith("1.Kf5!"), text);
    assertTrue(text.length() > 10 || !key.getChildren().isEmpty(), "its play stands on the row or below it");
  }

  @Test
  void whatAnEditDoesNotBuildIsLeftOpenWithItsCost() throws Exception {
    interact(() -> bench.play("shock", ""));
    setUp("8/8/8/3k4/8/3K4/3P4/7r w - - 0 1");
    interact(() -> bench.setStipulation("="));
    until(() -> text("#verdict").contains("Unfinished"));
    assertTrue(text("#solving-detail").contains("to build"), text("#solving-detail"));
    letWorkGoOn();
    clickOn("#solve-with-tables");
    until(() -> text("#solving-detail").startsWith("Building K"));
    clickOn("#stop");
    until(() -> text("#verdict").equals("… Stopped"));
  }

  @Test
  void aStudyInAGameWithStateIsDecidedByItsOwnTable() throws Exception {
    interact(() -> bench.play("shock", ""));
    setUp("8/5k2/8/6K1/8/8/8/3R4 w - - 0 1");
    interact(() -> bench.setStipulation("+"));
    push(KeyCode.SHORTCUT, KeyCode.ENTER);
    until(() -> text("#verdict").contains("Cooked"));
  }
}
