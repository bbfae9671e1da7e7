package zugwerk.studio.export;

import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Modality;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

final class Overlay {

  private static final double WIDTH = 860;
  private static final double HEIGHT = 760;
  private static final double LEAST_WIDTH = 640;
  private static final double LEAST_HEIGHT = 500;

  private Overlay() {}

  /**
   * Shows a window with the owner's theme, no larger than the screen: at high pixel scales its buttons would be out of
   * sight. Escape closes it.
   */
  static void show(Stage stage, String title, Parent root, @Nullable Window owner) {
    Scene scene = new Scene(root);
    if (owner != null) {
      stage.initOwner(owner);
      stage.initModality(Modality.WINDOW_MODAL);
      scene.getStylesheets().addAll(owner.getScene().getStylesheets());
    }
    scene.setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ESCAPE) {
        stage.close();
      }
    });
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    stage.setTitle(title + " – Zugwerk");
    stage.setScene(scene);
    stage.setMinWidth(Math.min(LEAST_WIDTH, screen.getWidth()));
    stage.setMinHeight(Math.min(LEAST_HEIGHT, screen.getHeight()));
    stage.setWidth(Math.min(WIDTH, screen.getWidth()));
    stage.setHeight(Math.min(HEIGHT, screen.getHeight()));
    stage.show();
  }

  static Button button(String id, String text, Runnable action) {
    Button button = new Button(text);
    button.setId(id);
    button.setMnemonicParsing(true);
    button.setOnAction(_ -> action.run());
    return button;
  }
}
