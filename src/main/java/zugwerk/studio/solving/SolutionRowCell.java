package zugwerk.studio.solving;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeCell;
import zugwerk.studio.solving.model.Sign;
import zugwerk.studio.solving.model.SolutionRow;

/** A row of the solution, followed by a word that says what it is, in its own style. */
final class SolutionRowCell extends TreeCell<SolutionRow> {

  private static final List<String> STYLES =
      Stream.concat(Stream.of("heading"), Stream.of(Sign.values()).map(Sign::style)).distinct().toList();

  private final Label sign = new Label();

  SolutionRowCell() {
    setContentDisplay(ContentDisplay.RIGHT);
    setGraphicTextGap(10);
  }

  @Override
  protected void updateItem(SolutionRow entry, boolean empty) {
    super.updateItem(entry, empty);
    getStyleClass().removeAll(STYLES);
    setText(empty ? null : entry.text());
    setGraphic(null);
    setTooltip(null);
    if (empty) {
      return;
    }
    if (entry.line().isEmpty()) {
      getStyleClass().add("heading");
    }
    entry.sign().ifPresent(what -> {
      getStyleClass().add(what.style());
      sign.getStyleClass().setAll("label", "row-sign", what.style());
      sign.setText(what.word());
      setGraphic(sign);
      setTooltip(new Tooltip(what.meaning()));
    });
  }
}
