package zugwerk.studio.powers;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.board.PieceNode;

/** The piece of a row as a button that selects its next power, with Shift the previous one. */
final class RowHead extends Button {

  private static final double SIDE = 26;

  RowHead(Schema schema, int side, char letter, Phases phases) {
    int type = schema.type(letter);
    String title = (side == 0 ? "White " : "Black ") + schema.types().get(type).title();
    setId("turn-" + "wb".charAt(side) + letter);
    getStyleClass().add("row-head");
    StackPane glyph = new StackPane(new PieceNode(schema, Piece.of(side, type), SIDE));
    glyph.setMinSize(SIDE, SIDE);
    glyph.setMaxSize(SIDE, SIDE);
    setGraphic(glyph);
    setText(String.valueOf(letter));
    setAccessibleText(title + ", switch to the next power");
    setTooltip(new Tooltip(title + ": " + LocalKey.NEXT_POWER.key() + " switches the type to its next power, "
        + LocalKey.PREVIOUS_POWER.key() + " to the previous one"));
    setOnAction(_ -> phases.turn(letter, 1));
    addEventFilter(KeyEvent.KEY_PRESSED, event -> {
      if (KeyPress.matches(LocalKey.PREVIOUS_POWER, event)) {
        phases.turn(letter, -1);
        event.consume();
      }
    });
  }
}
