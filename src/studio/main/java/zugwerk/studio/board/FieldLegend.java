package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import zugwerk.board.Side;
import zugwerk.studio.editor.Workbench;

final class FieldLegend extends HBox {

  FieldLegend(Workbench bench) {
    super(10);
    setId("field-legend");
    getStyleClass().add("field-legend");
    setAlignment(Pos.CENTER_LEFT);
    ToggleButton other = new ToggleButton();
    other.setId("field-king");
    other.setMinWidth(Region.USE_PREF_SIZE);
    other.setTooltip(new Tooltip(lang("Show the other King")));
    other.selectedProperty().bindBidirectional(bench.watch().other());
    other.textProperty().bind(bench.board().map(
        now -> now.watched() == Side.WHITE ? lang("White's King") : lang("Black's King")));
    getChildren().add(other);
    for (FieldSign sign : FieldSign.values()) {
      Label label = new Label(sign.word(), sign.shape());
      label.getStyleClass().add("fine-print");
      label.setMinWidth(Region.USE_PREF_SIZE);
      getChildren().add(label);
    }
    visibleProperty().bind(bench.watch().on());
    managedProperty().bind(visibleProperty());
  }
}
