package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.board.PieceNode;
import zugwerk.studio.editor.GameTerms;

/** The piece of a row as a button that selects its next power, with Shift the previous one. */
final class RowHead extends Button {

  private static final double SIDE = 26;

  RowHead(Schema schema, int side, char letter, Phases phases) {
    int type = schema.type(letter);
    String title = GameTerms.title(side, schema.types().get(type));
    setId("turn-" + "wb".charAt(side) + letter);
    getStyleClass().add("row-head");
    StackPane glyph = new StackPane(new PieceNode(schema, Piece.of(side, type), SIDE));
    glyph.setMinSize(SIDE, SIDE);
    glyph.setMaxSize(SIDE, SIDE);
    setGraphic(glyph);
    setText(String.valueOf(letter));
    setAccessibleText(lang("{0}, switch to the next power", title));
    setTooltip(new Tooltip(lang("{0}: {1} switches the type to its next power, {2} to the previous one", title,
        LocalKey.NEXT_POWER.key(), LocalKey.PREVIOUS_POWER.key())));
    setOnAction(_ -> phases.turn(letter, 1));
    addEventFilter(KeyEvent.KEY_PRESSED, event -> {
      if (KeyPress.matches(LocalKey.PREVIOUS_POWER, event)) {
        phases.turn(letter, -1);
        event.consume();
      }
    });
  }
}
