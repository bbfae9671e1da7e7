package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.stage.Popup;
import javafx.stage.Window;
import javafx.util.Duration;

/**
 * A short message in the corner of a window, for results of long work. It disappears by itself; a new message replaces
 * it.
 */
final class Toast {

  private static final Duration STAY = Duration.seconds(6);
  private static final double WIDTH = 420;
  private static final double AWAY = 48;

  private final Window window;
  private final PauseTransition pause = new PauseTransition(STAY);
  private Popup popup = new Popup();

  Toast(Window window) {
    this.window = window;
    pause.setOnFinished(_ -> popup.hide());
  }

  void show(String text) {
    if (!window.isShowing()) {
      return;
    }
    popup.hide();
    popup = new Popup();
    popup.getContent().add(content(text));
    popup.setAutoFix(true);
    popup.show(window);
    popup.setX(window.getX() + window.getWidth() - popup.getWidth() - AWAY / 2);
    popup.setY(window.getY() + window.getHeight() - popup.getHeight() - AWAY);
    pause.playFromStart();
  }

  private HBox content(String text) {
    Label label = new Label(text);
    label.setId("toast");
    label.setWrapText(true);
    label.setMaxWidth(WIDTH);
    label.setMinHeight(Region.USE_PREF_SIZE);
    Button close = new Button("✕");
    close.getStyleClass().add("flat");
    close.setAccessibleText(lang("Close this message"));
    close.setOnAction(_ -> popup.hide());
    HBox box = new HBox(10, label, close);
    box.setAlignment(Pos.CENTER_LEFT);
    box.getStyleClass().addAll("root", "toast");
    box.getStyleClass().addAll(window.getScene().getRoot().getStyleClass().filtered(name -> name.endsWith("-theme")));
    box.getStylesheets().setAll(window.getScene().getStylesheets());
    box.setAccessibleRole(AccessibleRole.TEXT);
    box.setAccessibleText(text);
    return box;
  }
}
