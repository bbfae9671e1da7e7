package zugwerk.studio.compose;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.MultipleSelectionModel;
import javafx.scene.input.MouseButton;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;

/** Common behaviour of result lists: selecting a result shows it on the board; Enter or a double click applies it. */
final class Results {

  private Results() {}

  static <R> void choose(Control list, MultipleSelectionModel<R> selection, Consumer<R> preview, Consumer<R> take) {
    selection.selectedItemProperty().subscribe(one -> Optional.ofNullable(one).ifPresent(preview));
    list.setOnMouseClicked(event -> {
      if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
        Optional.ofNullable(selection.getSelectedItem()).ifPresent(take);
      }
    });
    list.setOnKeyPressed(event -> {
      if (KeyPress.matches(LocalKey.TAKE_RESULT, event)) {
        Optional.ofNullable(selection.getSelectedItem()).ifPresent(take);
        event.consume();
      }
    });
  }

  static Label hint(String text) {
    Label hint = new Label(text);
    hint.getStyleClass().add("hint");
    hint.setWrapText(true);
    return hint;
  }
}
