package zugwerk.studio;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.SplitPane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.util.Subscription;
import zugwerk.studio.home.PersistedProperties;
import zugwerk.studio.home.Preferences;

/** Remembers where a window was, how large it was, and how it was divided. */
final class WindowPlace {

  private static final double LEAST = 200;
  private static final double MOST = 20_000;

  private WindowPlace() {}

  /**
   * Puts a window where it was before, or in the middle of the screen, and remembers where the user moves it.
   *
   * @param name the prefix of the preferences
   * @param width the width of a window that has no place yet
   * @param height likewise; both are limited to the screen
   */
  static void remember(Stage stage, String name, double width, double height, PersistedProperties remembered) {
    remember(stage, name, width, height, remembered.preferences(), remembered::touch);
  }

  /**
   * Does the same for a window that writes the preferences itself.
   *
   * @param touch saves the changed preferences
   */
  static void remember(
      Stage stage, String name, double width, double height, Preferences kept, Runnable touch) {
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    // A window must not be larger than the visible part of a small or dense screen.
    stage.setMinWidth(Math.min(stage.getMinWidth(), screen.getWidth()));
    stage.setMinHeight(Math.min(stage.getMinHeight(), screen.getHeight()));
    stage.setWidth(Math.min(kept.number(name + ".width", LEAST, MOST).orElse(width), widest()));
    stage.setHeight(Math.min(kept.number(name + ".height", LEAST, MOST).orElse(height), highest()));
    Optional<Double> x = kept.number(name + ".x", -MOST, MOST);
    Optional<Double> y = kept.number(name + ".y", -MOST, MOST);
    if (x.isPresent() && y.isPresent() && isOnScreen(x.get(), y.get(), stage.getWidth())) {
      stage.setX(x.get());
      stage.setY(y.get());
    }
    stage.setMaximized(kept.text(name + ".maximized").equals(Optional.of("true")));
    follow(stage, stage.xProperty(), name + ".x", kept, touch);
    follow(stage, stage.yProperty(), name + ".y", kept, touch);
    follow(stage, stage.widthProperty(), name + ".width", kept, touch);
    follow(stage, stage.heightProperty(), name + ".height", kept, touch);
    stage.maximizedProperty().addListener((_, _, maximized) -> {
      kept.set(name + ".maximized", maximized);
      touch.run();
    });
  }

  private static double widest() {
    return Screen.getScreens().stream().mapToDouble(screen -> screen.getVisualBounds().getWidth()).max().orElse(MOST);
  }

  private static double highest() {
    return Screen.getScreens().stream().mapToDouble(screen -> screen.getVisualBounds().getHeight()).max().orElse(MOST);
  }

  /** Whether enough of a window's upper edge is visible to drag it; a screen may have been unplugged. */
  private static boolean isOnScreen(double x, double y, double width) {
    List<Screen> screens = Screen.getScreensForRectangle(x + width / 4, y, width / 2, 40);
    return !screens.isEmpty();
  }

  private static void follow(
      Stage stage, ReadOnlyDoubleProperty property, String name, Preferences kept, Runnable touch) {
    property.addListener((_, _, value) -> {
      if (!stage.isMaximized() && !stage.isIconified() && !stage.isFullScreen() && stage.isShowing()
          && !Double.isNaN(value.doubleValue())) {
        kept.set(name, value.doubleValue());
        touch.run();
      }
    });
  }

  /** Restores the divider of a split pane. */
  static void remember(SplitPane pane, String name, double first, PersistedProperties remembered) {
    double position = remembered.preferences().number(name, 0.05, 0.95).orElse(first);
    pane.setDividerPositions(position);
    // While the window gets its size, the parts take their preferred sizes; the divider counts only after that.
    Subscription[] sized = new Subscription[1];
    sized[0] = pane.widthProperty().subscribe(width -> {
      if (width.doubleValue() > 0) {
        sized[0].unsubscribe();
        Platform.runLater(() -> follow(pane, name, position, remembered));
      }
    });
  }

  private static void follow(SplitPane pane, String name, double position, PersistedProperties remembered) {
    pane.setDividerPositions(position);
    pane.getDividers().getFirst().positionProperty().addListener((_, _, now) -> {
      remembered.preferences().set(name, now.doubleValue());
      remembered.touch();
    });
  }
}
