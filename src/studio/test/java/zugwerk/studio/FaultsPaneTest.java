package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.ChoiceBox;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/** The list of faults and doubts, and rights that are offered only where they can be. */
class FaultsPaneTest extends StudioFixture {

  private int cursor() {
    return bench.selection().cursor().get();
  }

  @Override
  boolean solvesEdits() {
    return false;
  }

  @Test
  void faultsAndDoubtsAreListedApartAndLeadToTheirSquares() {
    setUp("4k3/pppppppp/7p/8/8/8/8/K2K4 w");
    assertEquals("1 fault, 1 doubt", text("#faults-title"));
    clickOn("White has 2 Kings: a1, d1");
    assertEquals(Square.parse("d1").getAsInt(), cursor());
    assertTrue(lookup("#board").query().isFocused());
    push(KeyCode.F6);
    push(KeyCode.DOWN);
    push(KeyCode.ENTER);
    assertEquals(Square.parse("h7").getAsInt(), cursor());
    push(KeyCode.DELETE);
    assertEquals("4k3/ppppppp1/7p/8/8/8/8/K2K4", pieces());
    assertEquals("1 fault", text("#faults-title"));
  }

  @Test
  void aFaultIsRepairedAtAClickOrByShiftEnter() {
    setUp("4k3/8/8/8/8/8/8/K2K4 w");
    clickOn("Remove the King on d1");
    assertEquals("4k3/8/8/8/8/8/8/K7", pieces());
    assertFalse(lookup("#faults").query().isVisible() && lookup("#faults").query().getParent().isVisible());
    assertEquals("Remove the King on d1", bench.history().undoName().get());
    setUp("k7/8/8/8/8/8/8/R3K3 w");
    push(KeyCode.F6);
    push(KeyCode.SHIFT, KeyCode.ENTER);
    assertEquals(1, bench.draft().get().setup().get(Schema.SIDE_TO_MOVE));
    assertTrue(bench.faults().get().isEmpty());
  }

  @Test
  void enPassantIsOfferedWhereAPawnCanHavePassedAndEndsWithIt() {
    setUp("4k3/8/8/8/4Pp2/8/8/4K3 b");
    ChoiceBox<Integer> passed = lookup("#en-passant").query();
    assertTrue(passed.getParent().isVisible());
    setUp("4k3/8/8/8/4P3/8/8/4K3 b");
    assertFalse(passed.getParent().isVisible(), "no Pawn could capture");
    setUp("4k3/8/8/8/4Pp2/8/8/4K3 b");
    clickOn(passed).clickOn("e3");
    assertEquals(Square.parse("e3").getAsInt() + 1, bench.draft().get().setup().get(Schema.EN_PASSANT));
    at("e4");
    push(KeyCode.DELETE);
    assertEquals(0, bench.draft().get().setup().get(Schema.EN_PASSANT));
    assertFalse(passed.getParent().isVisible());
    assertTrue(bench.faults().get().isEmpty());
  }

  @Test
  void theNumberOfPiecesIsAlwaysInView() {
    setUp("4k3/pp6/8/8/8/8/8/K2Q4 w");
    assertEquals("(2+3)", text("#men"));
  }
}
