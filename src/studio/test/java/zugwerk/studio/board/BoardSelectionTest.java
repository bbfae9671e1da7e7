package zugwerk.studio.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.Test;
import zugwerk.board.Square;
import zugwerk.notation.Fen;

/** Several squares at a time, by mouse and by keys. */
class BoardSelectionTest extends BoardFixture {

  private static final String PIECES = "8/8/8/8/3N4/4b3/8/8";

  private List<String> selected() {
    return IntStream.range(0, 64).mapToObj(Square::name).filter(name -> marked(name, "selected")).toList();
  }

  private void at(String square) {
    interact(() -> pane.focus(Square.parse(square).orElseThrow()));
  }

  private void shift(KeyCode... codes) {
    for (KeyCode code : codes) {
      push(KeyCode.SHIFT, code);
    }
  }

  /** The robot's mouse does not know which keys are down on the headless platform; this one does. */
  private void mouse(EventType<MouseEvent> type, String name, boolean shift, boolean control) {
    interact(() -> {
      Node square = square(name);
      Bounds bounds = square.localToScene(square.getBoundsInLocal());
      square.fireEvent(new MouseEvent(type, bounds.getCenterX(), bounds.getCenterY(), 0, 0, MouseButton.PRIMARY, 1,
          shift, control, false, false, true, false, false, false, false, false, null));
    });
  }

  private void drag(String from, String to, boolean shift, boolean control) {
    mouse(MouseEvent.MOUSE_PRESSED, from, shift, control);
    mouse(MouseEvent.MOUSE_DRAGGED, to, shift, control);
    mouse(MouseEvent.MOUSE_RELEASED, to, shift, control);
  }

  @Test
  void aDragFromAnEmptySquareSelectsARectangle() {
    setUp(PIECES);
    drag("#square-c2", MouseButton.PRIMARY).dropTo("#square-e4");
    assertEquals(List.of("c2", "d2", "e2", "c3", "d3", "e3", "c4", "d4", "e4"), selected());
    assertEquals(PIECES, pieces(), "nothing was moved");
    clickOn("#square-h8");
    assertEquals(List.of(), selected());
  }

  @Test
  void aDragWithShiftSelectsFromAPiece() {
    setUp(PIECES);
    drag("d4", "e3", true, false);
    assertEquals(List.of("d3", "e3", "d4", "e4"), selected());
    assertEquals(PIECES, pieces());
  }

  @Test
  void whatIsSelectedIsDraggedCopiedAndDraggedOff() {
    setUp(PIECES);
    drag("d4", "e3", true, false);
    drag("#square-d4", MouseButton.PRIMARY).moveTo("#square-g7");
    assertTrue(marked("g7", "landing") && marked("h6", "landing"));
    assertFalse(marked("h7", "landing"), "no piece lands there");
    drop();
    assertEquals("8/6N1/7b/8/8/8/8/8", pieces());
    assertEquals(List.of("g6", "h6", "g7", "h7"), selected());
    drag("g7", "b3", false, true);
    assertEquals("8/6N1/7b/8/8/1N6/2b5/8", pieces());
    drag("#square-b3", MouseButton.PRIMARY).dropTo("#white-to-move");
    assertEquals("8/6N1/7b/8/8/8/8/8", pieces());
    interact(bench.history()::undo);
    assertEquals("8/6N1/7b/8/8/1N6/2b5/8", pieces(), "one step for all of them");
  }

  @Test
  void aPlaceWithoutRoomIsRefusedWithTheReason() {
    setUp(PIECES);
    drag("d4", "e3", true, false);
    drag("#square-d4", MouseButton.PRIMARY).dropTo("#square-h4");
    assertEquals(PIECES, pieces());
    assertEquals("Not moved: the content of e3 would leave the board", news);
  }

  @Test
  void shiftAndArrowsSelectAndSpaceCarries() {
    setUp(PIECES);
    at("d4");
    shift(KeyCode.RIGHT, KeyCode.DOWN);
    assertEquals(List.of("d3", "e3", "d4", "e4"), selected());
    assertTrue(lookup("#board").query().getAccessibleText().endsWith(", selected"));
    keys(KeyCode.SPACE, KeyCode.UP, KeyCode.UP, KeyCode.RIGHT, KeyCode.SPACE);
    assertEquals("8/8/4N3/5b2/8/8/8/8", pieces());
    keys(KeyCode.SPACE, KeyCode.LEFT);
    shift(KeyCode.SPACE);
    assertEquals("8/8/3NN3/4bb2/8/8/8/8", pieces());
    keys(KeyCode.SPACE, KeyCode.UP, KeyCode.ESCAPE);
    assertEquals("8/8/3NN3/4bb2/8/8/8/8", pieces());
    assertFalse(selected().isEmpty(), "the first Esc only puts back");
    push(KeyCode.ESCAPE);
    assertEquals(List.of(), selected());
  }

  @Test
  void deleteAndColourWorkOnAllThatIsSelected() {
    setUp(PIECES);
    at("d4");
    shift(KeyCode.RIGHT, KeyCode.DOWN);
    push(KeyCode.X);
    assertEquals("8/8/8/8/3n4/4B3/8/8", pieces());
    push(KeyCode.DELETE);
    assertEquals("8/8/8/8/8/8/8/8", pieces());
    assertEquals("Remove d3 to e4", bench.history().undoName().get());
  }

  @Test
  void anArrowAloneEndsTheSelection() {
    at("d4");
    shift(KeyCode.UP);
    assertEquals(List.of("d4", "d5"), selected());
    push(KeyCode.UP);
    assertEquals(List.of(), selected());
    assertEquals(Optional.of("d6"), marked("cursor"));
  }

  @Test
  void stateOfPiecesAndSquaresGoesAlong() {
    interact(() -> {
      bench.play("cursed", "");
      bench.paste("8/8/8/8/3N4/8/8/8 w - - 0 1 d4b,e4g");
    });
    drag("d4", "e4", true, false);
    drag("d4", "d6", false, false);
    assertEquals("8/8/3N4/8/8/8/8/8 w - - 0 1 d6b,e6g", Fen.format(bench.draft().get().setup()));
  }

  @Test
  void colourAndRelatedPiecesByKeyAndDoubleClick() {
    setUp(PIECES);
    at("d4");
    keys(KeyCode.X);
    assertEquals("8/8/8/8/3n4/4b3/8/8", pieces());
    keys(KeyCode.C, KeyCode.C);
    assertEquals("8/8/8/8/3k4/4b3/8/8", pieces(), "after the Pawn the King comes");
    shift(KeyCode.C);
    assertEquals("8/8/8/8/3p4/4b3/8/8", pieces());
    keys(KeyCode.C);
    doubleClickOn("#square-e3");
    assertEquals("8/8/8/8/3k4/4n3/8/8", pieces());
    interact(() -> bench.play("poison", ""));
    interact(() -> bench.paste("8/8/8/8/3K4/8/8/8 w"));
    doubleClickOn("#square-d4");
    assertEquals("8/8/8/8/3D4/8/8/8", pieces(), "the game's own pieces take part");
  }

  @Test
  void nothingIsSelectedInPlay() {
    setUp("4k3/8/8/8/8/8/4P3/4K3 w");
    interact(play::start);
    clickOn("#square-d3");
    shift(KeyCode.RIGHT);
    drag("#square-c2", MouseButton.PRIMARY).dropTo("#square-e4");
    assertEquals(List.of(), selected());
    assertTrue(play.on().get());
  }
}
