package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** The tab of endgame tables, used by the robot. */
class EndgameTabTest extends StudioFixture {

  private static final String ROOK = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";

  private TableView<?> table(String id) {
    return lookup(id).query();
  }

  private void open(String fen) throws Exception {
    setUp(fen);
    clickOn("#tab-endgame");
    until(() -> !text("#endgame-outcome").startsWith("Searching"));
  }

  @Test
  void theBestMoveIsPlayedByEnter() throws Exception {
    open(ROOK);
    assertEquals("White wins in 1", text("#endgame-outcome"));
    assertTrue(text("#endgame-detail").startsWith("1 of 20 moves is best."), text("#endgame-detail"));
    clickOn("#endgame-moves").push(KeyCode.HOME).push(KeyCode.ENTER);
    until(() -> text("#endgame-outcome").equals("Black is mated"));
    assertEquals("Checkmate", text("#play-verdict"));
  }

  @Test
  void whatNoTableHoldsIsReported() throws Exception {
    open("rnbqkbnr/8/8/8/8/8/8/4K3 w - - 0 1");
    assertEquals("No table", text("#endgame-outcome"));
    assertEquals("There are 9 men; endgame tables have at most 5.", text("#endgame-detail"));
    assertFalse(lookup("#endgame-build").query().isVisible());
  }

  @Test
  void aRowOfFiguresPutsItsLongestMateOnTheBoard() throws Exception {
    open(ROOK);
    // The field moves down once the moves are listed.
    until(() -> text("#endgame-outcome").equals("White wins in 1"));
    clickOn("#figures-endings").write("KQvK").push(KeyCode.ENTER);
    until(() -> table("#figures").getItems().size() == 2);
    interact(() -> table("#figures").getSelectionModel().select(1));
    until(() -> text("#endgame-outcome").equals("White wins in 10"));
    assertEquals("Longest mate of KQvK", bench.history().undoName().get());
    interact(() -> bench.history().undo());
    assertEquals("7k/8/6K1/8/8/8/8/R7", pieces());
  }

  @Test
  void aWrongEndingIsNamed() throws Exception {
    open(ROOK);
    // The field moves down once the moves are listed.
    until(() -> text("#endgame-outcome").equals("White wins in 1"));
    clickOn("#figures-endings").write("KXvK").push(KeyCode.ENTER);
    assertEquals("There is no piece 'X'.", text("#figures-message"));
  }
}
