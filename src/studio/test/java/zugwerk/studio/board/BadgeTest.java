package zugwerk.studio.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.studio.editor.BoardState;

/** State of pieces and squares, of a game that is there for this test only. */
class BadgeTest extends BoardFixture {

  private static final Slot COUNT = new Slot("count", Slot.Scope.PIECE, 9);
  private static final Slot COLOUR = new Slot("colour", Slot.Scope.SQUARE, 3, "wbg");
  private static final int E4 = Square.parse("e4").getAsInt();

  private final class Game extends Variant {
    Game() {
      super("test", "Test", new Schema(bench.draft().get().variant().schema().types(), List.of(COUNT, COLOUR)), "");
    }

    @Override
    public int[] promotions() {
      return new int[0];
    }

    @Override
    public Movement movement(Position position, int side, int type) {
      throw new IllegalStateException("nothing moves");
    }
  }

  private void show(int count, int colour) {
    Game game = new Game();
    Setup setup = Setup.empty(game.schema()).withPiece(E4, 1)
        .with(game.schema().offset(COUNT) + E4, count).with(game.schema().offset(COLOUR) + E4, colour);
    BoardState board = new BoardState(Problem.of(game, setup, Stipulation.parse("#2")), List.of(), List.of(),
        Optional.empty(), List.of(), E4, 0, Side.BLACK, Optional.empty(), Map.of(), false,
        Optional.empty(), false, false);
    interact(() -> {
      SquareNode square = (SquareNode) square("e4");
      square.show(SquareContent.of(board, Position.of(setup), E4));
      square.layout();
    });
  }

  private Label badge(int count, int colour) {
    show(count, colour);
    return from(square("e4")).lookup(".badge").query();
  }

  @Test
  void numbersOfASquareStandInABadge() {
    assertEquals("4", badge(4, 0).getText());
    assertEquals("9", badge(9, 3).getText(), "colours are drawn as tiles");
    assertTrue(badge(9, 3).isVisible());
    show(0, 0);
    assertTrue(from(square("e4")).lookup(".badge").tryQuery().isEmpty());
  }

  @Test
  void coloursLieOnTheSquareAsTiles() {
    show(0, 2);
    Region tile = from(square("e4")).lookup(".tile").query();
    assertTrue(tile.isVisible() && tile.getStyleClass().contains("black-tile"));
    assertTrue(tile.getPseudoClassStates().stream().anyMatch(state -> state.getPseudoClassName().equals("dormant")));
    assertTrue(square("e4").getAccessibleText().endsWith("black colour"), square("e4").getAccessibleText());
    show(4, 0);
    assertTrue(from(square("e4")).lookup(".tile").tryQuery().isEmpty());
  }

  @Test
  void theBadgeStaysInsideItsSquareAndShrinksWithIt() {
    Label badge = badge(9, 3);
    double large = badge.getHeight();
    assertTrue(badge.getBoundsInParent().getMaxX() <= square("e4").getBoundsInLocal().getMaxX());
    interact(() -> {
      pane.getScene().getWindow().setWidth(600);
      pane.getScene().getWindow().setHeight(560);
    });
    assertTrue(badge(9, 3).getHeight() < large);
  }
}
