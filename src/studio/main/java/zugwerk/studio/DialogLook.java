package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

import java.util.Map;
import javafx.beans.InvalidationListener;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

final class DialogLook {

  /** JavaFX has these in the language of the system only. */
  private static final Map<ButtonType, String> STANDARD =
      Map.of(ButtonType.OK, key("OK"), ButtonType.CANCEL, key("Cancel"), ButtonType.CLOSE, key("Close"));

  private DialogLook() {}

  static void dress(Dialog<?> dialog, Ikon sign, String tone) {
    DialogPane pane = dialog.getDialogPane();
    FontIcon icon = new FontIcon(sign);
    icon.getStyleClass().addAll("dialog-sign", tone);
    dialog.setTitle("Zugwerk");
    dialog.setGraphic(icon);
    dialog.setResizable(true);
    // Not every window that a dialog belongs to has the stylesheet, and some have no window.
    pane.getStylesheets().add(DialogLook.class.getResource("studio.css").toExternalForm());
    pane.getStyleClass().add("studio-dialog");
    pane.getButtonTypes().addListener((InvalidationListener) _ -> translate(pane));
    translate(pane);
  }

  private static void translate(DialogPane pane) {
    STANDARD.forEach((type, text) -> {
      if (pane.lookupButton(type) instanceof Button button) {
        button.setText(lang(text));
      }
    });
  }
}
