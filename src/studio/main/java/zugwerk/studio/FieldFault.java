package zugwerk.studio;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import zugwerk.studio.task.DisplayText;

/** What is wrong with the text of a field of the tool bar, shown below it. */
final class FieldFault extends Label {

  private static final double WIDEST = 480;

  private final Region field;

  /** It is shown over the content below, so that nothing moves while the user types. */
  FieldFault(String id, Region field, ObservableValue<String> fault) {
    this.field = field;
    setId(id);
    getStyleClass().addAll("error-text", "field-fault");
    setWrapText(true);
    setManaged(false);
    setMouseTransparent(true);
    fault.subscribe(text -> setText(DisplayText.sentence(text)));
    textProperty().subscribe(this::place);
    field.localToSceneTransformProperty().subscribe(this::place);
    parentProperty().subscribe(this::place);
  }

  private void place() {
    if (getParent() instanceof Region above) {
      double width = Math.min(prefWidth(USE_COMPUTED_SIZE), WIDEST);
      double left = Math.max(0, Math.min(field.localToScene(0, 0).getX(), above.getWidth() - width));
      resizeRelocate(left, above.getHeight(), width, prefHeight(width));
    }
  }
}
