package zugwerk.studio.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.Move;
import zugwerk.studio.editor.Workbench;

/** What else the board shows: a line of a solution, faults, rights, powers, colours. */
class BoardStateTest extends BoardFixture {

  private static final String ROOM = "4k3/8/8/8/4N3/8/8/R3K2R w KQ - 0 1";

  private static final Move LEAP = new Move.Step(at("e4"), at("f6"), Move.NONE, Move.NONE);

  private static int at(String square) {
    return Square.parse(square).getAsInt();
  }

  private void show(String fen, Move last) {
    Setup after = Fen.parse(bench.draft().get().variant(), fen);
    interact(() -> bench.show(new Workbench.BoardPreview(after, Optional.of(last))));
  }

  private boolean arrow() {
    return lookup(".arrow").query().isVisible();
  }

  @Test
  void aLineIsShownAndTheFirstClickOnlyComesBack() {
    setUp(ROOM);
    show("4k3/8/5N2/8/8/8/8/R3K2R b KQ", LEAP);
    assertEquals("white Knight on f6", square("f6").getAccessibleText());
    assertTrue(marked("e4", "played") && marked("f6", "played") && arrow());
    interact(() -> bench.tool().set(1));
    clickOn("#square-d4");
    assertEquals(ROOM.split(" ")[0], pieces());
    assertEquals(Optional.empty(), marked("played"));
    assertFalse(arrow());
    clickOn("#square-d4");
    assertEquals("4k3/8/8/8/3KN3/8/8/R3K2R", pieces());
  }

  @Test
  void theFirstKeyThatEditsOnlyComesBackToo() {
    setUp(ROOM);
    clickOn("#square-e4");
    for (KeyCode key : List.of(KeyCode.DELETE, KeyCode.Q, KeyCode.SPACE)) {
      show("4k3/8/5N2/8/8/8/8/R3K2R b KQ", LEAP);
      push(key);
      assertEquals(ROOM.split(" ")[0], pieces(), key.getName());
      assertTrue(bench.preview().get().isEmpty(), key.getName());
      assertEquals(Optional.empty(), marked("lifted"));
    }
    show("4k3/8/5N2/8/8/8/8/R3K2R b KQ", LEAP);
    push(KeyCode.UP);
    assertTrue(bench.preview().get().isPresent());
  }

  @Test
  void aPassMarksNoSquare() {
    setUp(ROOM);
    show(ROOM, new Move.Pass());
    assertEquals(Optional.empty(), marked("played"));
    assertFalse(arrow());
  }

  @Test
  void aFaultyPieceIsMarkedUntilTheFaultIsRepaired() {
    setUp("4k3/8/8/8/8/8/8/P3K3 w");
    assertTrue(marked("a1", "faulty"));
    assertEquals(bench.faults().get().getFirst().text().toString(), square("a1").getAccessibleHelp());
    clickOn("#palette-wR").clickOn("#square-a1");
    assertEquals(Optional.empty(), marked("faulty"));
    assertEquals("", square("a1").getAccessibleHelp());
  }

  @Test
  void theSideToMoveIsSet() {
    assertTrue(lookup("#side-to-move").tryQuery().isPresent());
    clickOn("#black-to-move");
    assertEquals(Side.BLACK, bench.draft().get().setup().toMove());
    clickOn("#black-to-move");
    assertEquals(Side.BLACK, bench.draft().get().setup().toMove());
    clickOn("#white-to-move");
    assertEquals(Side.WHITE, bench.draft().get().setup().toMove());
  }

  @Test
  void onlyRightsThatAreToBeHadCanBeTicked() {
    setUp("4k3/8/8/8/8/8/8/4K2R w");
    assertTrue(lookup("#castling-K").query().isVisible());
    assertFalse(lookup("#castling-Q").query().isVisible());
    clickOn("#castling-K");
    assertEquals(1, bench.draft().get().setup().get(Schema.CASTLING));
    interact(() -> bench.remove(at("h1")));
    assertFalse(lookup("#castling-K").query().isVisible());
    assertFalse(lookup("#castling-K").<CheckBox>query().isSelected());
  }

  /** The strip as it is read: the present powers between stars. */
  private String strip() {
    return lookup("#present-powers .power-row").queryAllAs(Button.class).stream()
        .map(row -> ((Pane) row.getGraphic()).getChildren().stream()
            .map(part -> part.getStyleClass().contains("present") ? "*" + ((Text) part).getText() + "*"
                : ((Text) part).getText())
            .collect(Collectors.joining()))
        .collect(Collectors.joining("  "));
  }

  @Test
  void everyTypeWithItsPowersStandsUnderTheBoardAndAClickTurnsIt() {
    assertFalse(lookup("#present-powers").query().isVisible());
    setUp(ROOM);
    interact(() -> bench.play("polypiece", ""));
    assertEquals("Q: *Q* \u25b8 WAND  R: *R* \u25b8 NN  B: *B* \u25b8 R4  N: *N* \u25b8 WD", strip());
    clickOn("#powers-of-N");
    assertEquals("Q: *Q* \u25b8 WAND  R: *R* \u25b8 NN  B: *B* \u25b8 R4  N: N \u25b8 *WD*", strip());
    assertEquals("Change power: Knight", bench.history().undoName().get());
    assertEquals("Knight, now WD, then N", lookup("#powers-of-N").query().getAccessibleText());
    assertEquals("white Knight on e4, as WD", square("e4").getAccessibleText());
    assertEquals("WD", from(square("e4")).lookup(".power-badge").queryLabeled().getText());
    assertTrue(from(square("a1")).lookup(".power-badge").tryQuery().isEmpty(), "a Rook that is a Rook");
    interact(() -> bench.play("polypiece", "N=N/WD|N/C"));
    assertTrue(strip().endsWith("N: N \u25b8 *WD*   Black: N \u25b8 *C*"), strip());

    interact(() -> bench.play("polypiece", "N=WD;atoms;W=W/F;D=D/A|D/H"));
    assertEquals("N: *WD*  P: *fmWfceFifmnD*  atom W: *W* \u25b8 F  atom D: *D* \u25b8 A   Black: *D* \u25b8 H",
        strip());
    clickOn("#powers-of-atom-W");
    assertEquals("N: *FD*  P: *fmFfceFifmnD*  atom W: W \u25b8 *F*  atom D: *D* \u25b8 A   Black: *D* \u25b8 H",
        strip());
    assertEquals("Change power: atom W", bench.history().undoName().get());
    assertEquals("atom W, now F, then W", lookup("#powers-of-atom-W").query().getAccessibleText());
  }

  @Test
  void thePieceUnderTheRestingPointerOrTheCursorShowsWhatItCanDo() throws Exception {
    setUp("4k3/8/8/8/3pN3/2P5/8/4K2R w K - 0 1");
    moveTo("#square-h1");
    until(() -> square("h4").getAccessibleText().contains("can go there"));
    clickOn("#square-e1");
    assertEquals("h4, empty", square("h4").getAccessibleText());
    assertEquals("g1, empty, can go there without capturing", square("g1").getAccessibleText(), "castling");
    push(KeyCode.UP);
    assertEquals("g1, empty", square("g1").getAccessibleText());
    interact(() -> bench.selection().cursor().set(at("c3")));
    assertEquals("black Pawn on d4, can be captured", square("d4").getAccessibleText());
    assertEquals("c4, empty, can go there without capturing", square("c4").getAccessibleText());
    assertEquals("b4, empty, attacked", square("b4").getAccessibleText());
    interact(() -> bench.tool().set(1));
    assertEquals("b4, empty", square("b4").getAccessibleText(), "while pieces are placed the board is calm");
  }

  @Test
  void aPieceIsDrawnAsItMovesOnRequest() {
    setUp(ROOM);
    interact(() -> bench.play("polypiece", "N=NN/WD"));
    String knight = from(square("e4")).lookup(".man-body").<SVGPath>query().getContent();
    interact(() -> bench.signs().asTheyMove().set(true));
    String rider = from(square("e4")).lookup(".man-body").<SVGPath>query().getContent();
    assertNotEquals(knight, rider);
    clickOn("#powers-of-N");
    assertNotEquals(rider, from(square("e4")).lookup(".man-body").<SVGPath>query().getContent());
  }

  private boolean hasBadge(String square, String text) {
    return from(square(square)).lookup(".foot-badge").match((Label badge) -> badge.isVisible()
        && badge.getText().equals(text)).tryQuery().isPresent();
  }

  /** A Queen has nine hit points, a Pawn one. */
  @Test
  void hitPointsOfUndamagedPiecesAreShownOnRequest() {
    interact(() -> bench.play("hitpoint", ""));
    setUp("4k3/8/8/4p3/4Q3/8/4Q3/4K3 w - - 0 1 e2:1");
    assertTrue(hasBadge("e2", "1"));
    assertFalse(hasBadge("e4", "9"));
    interact(() -> bench.signs().full().set(true));
    assertTrue(hasBadge("e2", "1"), "what is lost is lost");
    assertTrue(hasBadge("e4", "9"));
    assertTrue(hasBadge("e5", "1"));
    interact(() -> bench.signs().full().set(false));
    assertFalse(hasBadge("e4", "9"));
  }

  @Test
  void stateIsPaintedWithBrushesAndReportedInWords() {
    assertTrue(lookup("#brushes").query().getStyleClass().contains("brushes"));
    assertFalse(lookup("#brushes").query().isVisible());
    interact(() -> bench.play("cursed", ""));
    setUp("4k3/8/8/8/4N3/8/8/4K3 w");
    assertEquals("Tiles: none", lookup("#state-words").queryLabeled().getText());
    clickOn("#brush-tile-b").drag("#square-d4").moveTo("#square-d5").dropTo("#square-d6");
    assertEquals("Tiles: black d6 d5 d4", lookup("#state-words").queryLabeled().getText());
    clickOn("#square-e1").push(KeyCode.UP).push(KeyCode.SPACE);
    assertEquals("Tiles: black d6 d5 d4 e2 e1", lookup("#state-words").queryLabeled().getText());
    rightClickOn("#square-e1").clickOn("#palette-pointer").clickOn("#square-d4");
    assertEquals("Tiles: black d6 d5 d4 e2", lookup("#state-words").queryLabeled().getText());
    interact(() -> bench.play("poison", ""));
    setUp("4k3/8/8/8/4N3/8/8/4K3 w");
    interact(() -> lookup("#brush-poison-count-number").<Spinner<Integer>>query().getValueFactory().setValue(3));
    clickOn("#square-e4").clickOn("#square-a1");
    assertEquals("Poisoned: Ne4 (3)", lookup("#state-words").queryLabeled().getText());
    assertEquals("Not painted: there is no piece on a1", news);
    interact(() -> bench.play("hitpoint", ""));
    setUp("4k3/8/8/8/4N3/8/8/4K3 w - - 0 1 e4:2");
    assertEquals("Hit points: Ne4 2 of 3 \u2013 White 5 of 6, Black 3",
        lookup("#state-words").queryLabeled().getText());
    assertEquals("white Knight on e4, hit points 2 of 3", square("e4").getAccessibleText());
    interact(() -> bench.play("shock", ""));
    clickOn("#state-frozen");
    assertEquals("Frozen: the side to move must pass", lookup("#state-words").queryLabeled().getText());
    assertTrue(lookup("#state-frozen").<CheckBox>query().isSelected());
    interact(() -> bench.play("shock", "conditions: Take & Make"));
    assertTrue(lookup("#state-frozen").tryQuery().isPresent());
    assertFalse(lookup("#state-forbidden").tryQuery().isPresent());
  }

  @Test
  void aSchemeOfTheWindowColoursTheBoard() {
    Region light = (Region) square("h1");
    String scheme = "data:text/css,.board-pane%7B-zw-light-square:%23ff0000;%7D";
    interact(() -> {
      StackPane holder = new StackPane();
      pane.getScene().setRoot(holder);
      holder.getChildren().add(pane);
      holder.getStylesheets().add(scheme);
      holder.applyCss();
    });
    assertEquals(Color.RED, light.getBackground().getFills().getFirst().getFill());
  }

  @Test
  void squaresAreWholePixelsAtEverySize() {
    for (double width : List.of(701.0, 803.3, 644.7)) {
      interact(() -> pane.getScene().getWindow().setWidth(width));
      Region square = (Region) square("c5");
      assertEquals(Math.rint(square.getWidth()), square.getWidth());
      assertEquals(Math.rint(square.getLayoutX()), square.getLayoutX());
      assertEquals(square.getWidth(), square.getHeight());
    }
  }
}
