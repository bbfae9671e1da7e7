package zugwerk.studio;

import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

final class DialogLook {

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
  }
}
