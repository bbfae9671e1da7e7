package zugwerk.studio.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
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
    assertEquals(bench.faults().get().getFirst().text(), square("a1").getAccessibleHelp());
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

  @Test
  void presentPowersStandUnderTheBoard() {
    Label powers = lookup("#present-powers").query();
    assertEquals("", powers.getText());
    setUp(ROOM);
    interact(() -> bench.play("polypiece", ""));
    assertEquals("Q: Q   R: R   B: B   N: N", powers.getText());
    Schema schema = bench.draft().get().variant().schema();
    int knights = schema.offset(schema.slots().getFirst()) + schema.type('N');
    interact(() -> bench.set("Turn the Knights", knights, 1));
    assertEquals("Q: Q   R: R   B: B   N: WD", powers.getText());
    assertEquals("white Knight on e4, as WD", square("e4").getAccessibleText());
    interact(() -> bench.play("polypiece", "N=N/WD|N/C"));
    assertEquals("Q: Q   R: R   B: B   N: WD / C", powers.getText());
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
