package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** The tab of endgame tables, used by the robot. */
class EndgameTabTest extends StudioFixture {

  private static final String ROOK = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";

  private TableView<?> table(String id) {
    return lookup(id).query();
  }

  private void open(String fen) {
    setUp(fen);
    clickOn("#tab-endgame");
  }

  @Test
  void theBestMoveIsPlayedByEnter() {
    open(ROOK);
    assertEquals("White wins in 1", text("#endgame-outcome"));
    assertTrue(text("#endgame-detail").startsWith("1 of 20 moves is best."), text("#endgame-detail"));
    clickOn("#endgame-moves").push(KeyCode.HOME).push(KeyCode.ENTER);
    assertEquals("Black is mated", text("#endgame-outcome"));
    assertEquals("Checkmate", text("#play-verdict"));
  }

  private Bounds place() {
    Node field = lookup("#figures-endings").query();
    return field.localToScene(field.getBoundsInLocal());
  }

  @Test
  void whatNoTableHoldsIsReportedAndResultsMoveNothing() {
    open("rnbqkbnr/8/8/8/8/8/8/4K3 w - - 0 1");
    assertEquals("No table", text("#endgame-outcome"));
    assertEquals("There are 9 men; endgame tables have at most 5.", text("#endgame-detail"));
    assertFalse(lookup("#endgame-build").query().isVisible());
    Bounds place = place();
    setUp(ROOK);
    assertEquals("White wins in 1", text("#endgame-outcome"));
    assertEquals(place, place());
  }

  @Test
  void aRowOfFiguresPutsItsLongestMateOnTheBoard() {
    open(ROOK);
    clickOn("#figures-endings").write("KXvK").push(KeyCode.ENTER);
    assertEquals("There is no piece 'X'.", text("#figures-message"));
    push(KeyCode.SHORTCUT, KeyCode.A).write("KQvK").push(KeyCode.ENTER);
    assertEquals(2, table("#figures").getItems().size());
    interact(() -> table("#figures").getSelectionModel().select(1));
    assertEquals("White wins in 10", text("#endgame-outcome"));
    assertEquals("Longest mate of KQvK", bench.history().undoName().get());
    interact(() -> bench.history().undo());
    assertEquals("7k/8/6K1/8/8/8/8/R7", pieces());
  }
}
