package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/** A list to choose one entry from. Typing words filters it. */
final class ChoiceList {

  /** Remarks; the others are counted. */
  private static final int MOST_LISTED = 3;

  private final Dialog<Integer> dialog = new Dialog<>();
  private final ListView<Integer> list = new ListView<>();
  private final TextField search = new TextField();

  ChoiceList(Window owner, String title, List<String> things, String note) {
    list.setId("choices");
    list.setAccessibleText(title);
    list.setCellFactory(_ -> new ListCell<>() {
      @Override
      protected void updateItem(Integer number, boolean empty) {
        super.updateItem(number, empty);
        setText(empty ? null : (number + 1) + ". " + things.get(number));
      }
    });
    list.setPrefSize(620, 360);
    VBox.setVgrow(list, Priority.ALWAYS);
    search.setId("choice-words");
    search.setPromptText(lang("Find: author, source, stipulation …"));
    search.setAccessibleText(lang("Words to find"));
    List<String> lower = things.stream().map(thing -> thing.toLowerCase(Locale.ROOT)).toList();
    search.textProperty().subscribe(text -> filter(lower, text));
    search.setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.DOWN) {
        list.requestFocus();
      }
    });
    VBox content = new VBox(8, search, list);
    if (!note.isEmpty()) {
      List<String> lines = note.lines().toList();
      String first = String.join("; ", lines.subList(0, Math.min(MOST_LISTED, lines.size())));
      Label label = new Label(lines.size() <= MOST_LISTED ? lang("Not read: {0}", first)
          : lang("Not read: {0} and {1} more", first, lines.size() - MOST_LISTED));
      label.setWrapText(true);
      label.setMaxWidth(620);
      label.getStyleClass().add("error-text");
      content.getChildren().add(label);
    }
    dialog.initOwner(owner);
    dialog.setHeaderText(title);
    DialogLook.dress(dialog, MaterialDesignF.FORMAT_LIST_NUMBERED, "accent");
    dialog.getDialogPane().setContent(content);
    dialog.getDialogPane().getButtonTypes().setAll(ButtonType.OK, ButtonType.CANCEL);
    dialog.getDialogPane().lookupButton(ButtonType.OK).disableProperty()
        .bind(list.getSelectionModel().selectedItemProperty().isNull());
    list.setOnMouseClicked(event -> {
      if (event.getClickCount() == 2 && list.getSelectionModel().getSelectedItem() != null) {
        dialog.setResult(list.getSelectionModel().getSelectedItem());
        dialog.close();
      }
    });
    dialog.setResultConverter(button -> button == ButtonType.OK ? list.getSelectionModel().getSelectedItem() : null);
    dialog.setOnShown(_ -> search.requestFocus());
  }

  private void filter(List<String> things, String text) {
    List<String> wanted = List.of(text.toLowerCase(Locale.ROOT).strip().split("\\s+"));
    list.getItems().setAll(IntStream.range(0, things.size())
        .filter(i -> wanted.stream().allMatch(things.get(i)::contains)).boxed().toList());
    list.getSelectionModel().selectFirst();
  }

  Optional<Integer> showAndWait() {
    return dialog.showAndWait();
  }
}
