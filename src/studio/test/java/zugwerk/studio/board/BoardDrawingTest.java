package zugwerk.studio.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import zugwerk.board.Piece;
import zugwerk.board.Square;
import zugwerk.rules.Move;
import zugwerk.studio.editor.MoveMarks;
import zugwerk.studio.editor.Workbench;

/** An edit draws the squares that look otherwise than before, and no others. */
class BoardDrawingTest extends BoardFixture {

  private static final String KINGS = "4k3/8/8/8/4N3/8/8/4K3 w - - 0 1";

  private static int at(String square) {
    return Square.parse(square).getAsInt();
  }

  /** The pointer may rest on any square from an earlier test. */
  @BeforeEach
  void lookAtNothing() {
    interact(() -> bench.signs().reaching().set(false));
  }

  /** How many squares an action draws. */
  private int drawn(Runnable action) {
    BoardView board = lookup("#board").query();
    int before = board.draws();
    interact(action);
    return board.draws() - before;
  }

  @Test
  void editsDrawOnlyWhatTheyChange() {
    setUp(KINGS);
    assertEquals(1, drawn(() -> bench.place(at("d4"), Piece.of(0, 1))));
    assertEquals(2, drawn(() -> bench.move(at("d4"), at("d5"))));
    assertEquals(2, drawn(bench.history()::undo));
    assertEquals(0, drawn(bench::turnOver));
    assertEquals(0, drawn(() -> bench.setStipulation("#3")));
  }

  @Test
  void aFaultIsDrawnWithTheEditThatMakesIt() {
    setUp(KINGS);
    // The second King is a fault of its own square or of the first's: at most these two look otherwise.
    int drawn = drawn(() -> bench.place(at("a5"), Piece.of(0, 0)));
    assertEquals(1, bench.faults().get().size());
    int faulty = bench.faults().get().getFirst().square();
    assertEquals(faulty == at("a5") || faulty < 0 ? 1 : 2, drawn);
  }

  @Test
  void cursorSelectionMarksAndOrientationDrawNoSquare() {
    setUp(KINGS);
    assertEquals(0, drawn(() -> bench.selection().cursor().set(at("c3"))));
    assertEquals(0, drawn(bench.selection()::all));
    assertEquals(0, drawn(() -> bench.flipped().set(true)));
    Move leap = new Move.Step(at("e4"), at("f6"), Move.NONE, Move.NONE);
    assertEquals(0, drawn(() -> bench.marks().set(List.of(new MoveMarks.Mark(leap, "cook", "cook")))));
    assertFalse(lookup(".mark-ring").tryQuery().isPresent());
    Move act = new Move.Step(at("e4"), at("e4"), Move.NONE, Move.NONE);
    interact(() -> bench.marks().set(List.of(new MoveMarks.Mark(act, "cook", "cook"))));
    assertTrue(lookup("#square-e4").query().localToScene(lookup("#square-e4").query().getBoundsInLocal())
        .contains(lookup(".mark-ring").query().localToScene(lookup(".mark-ring").query().getBoundsInLocal())));
  }

  @Test
  void aPreviewDrawsTheMoveAndTheEditThatEndsItDrawsOnce() {
    setUp(KINGS);
    Move leap = new Move.Step(at("e4"), at("f6"), Move.NONE, Move.NONE);
    var after = bench.draft().get().setup().moved(at("e4"), at("f6"));
    assertEquals(2, drawn(() -> bench.show(new Workbench.BoardPreview(after, Optional.of(leap)))));
    // e4 and f6 come back, and d4 is new.
    assertEquals(3, drawn(() -> bench.place(at("d4"), Piece.of(0, 1))));
  }

  @Test
  void rolesAreDrawnOnTheirSquares() {
    setUp(KINGS);
    assertEquals(0, drawn(() -> bench.roles().set(Map.of())));
  }
}
