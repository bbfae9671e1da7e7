package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.util.Map;
import javafx.event.ActionEvent;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

final class ErrorWindow {

  private final ButtonType copying = new ButtonType(lang("Copy"), ButtonBar.ButtonData.LEFT);

  private final Alert alert = new Alert(Alert.AlertType.ERROR);

  ErrorWindow(@Nullable Window owner, String sentence, String details) {
    alert.initOwner(owner);
    alert.setHeaderText(lang("An error occurred"));
    DialogLook.dress(alert, MaterialDesignA.ALERT_CIRCLE_OUTLINE, "danger");
    alert.setContentText(sentence);
    alert.getButtonTypes().setAll(copying, ButtonType.CLOSE);
    alert.getDialogPane().setMinSize(460, Region.USE_PREF_SIZE);
    if (!details.isEmpty()) {
      TextArea text = new TextArea(details);
      text.setId("error-details");
      text.setEditable(false);
      text.setPrefSize(720, 260);
      text.getStyleClass().add("code");
      alert.getDialogPane().setExpandableContent(new VBox(text));
      VBox.setVgrow(text, Priority.ALWAYS);
    }
    Button copy = (Button) alert.getDialogPane().lookupButton(copying);
    copy.setId("error-copy");
    copy.addEventFilter(ActionEvent.ACTION, event -> {
      Clipboard.getSystemClipboard().setContent(
          Map.of(DataFormat.PLAIN_TEXT, details.isEmpty() ? sentence : sentence + "\n\n" + details));
      copy.setText(lang("Copied"));
      event.consume();
    });
  }

  void showAndWait() {
    alert.showAndWait();
  }
}
