package zugwerk.studio;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.util.Subscription;
import zugwerk.studio.home.PersistedProperties;
import zugwerk.studio.home.Preferences;

final class WindowPlace {

  private static final double LEAST = 200;
  private static final double MOST = 20_000;

  private WindowPlace() {}

  /**
   * Restores position and size of a window that is not shown yet, or centres it, and saves changes under keys with the
   * prefix {@code name} until the result is unsubscribed.
   */
  static Subscription remember(Stage stage, String name, double width, double height, PersistedProperties remembered) {
    return remember(stage, name, width, height, remembered.preferences(), remembered::touch);
  }

  static Subscription remember(Stage stage, String name, double width, double height, Preferences kept,
      Runnable touch) {
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    // A window must not be larger than the visible part of a small or dense screen.
    stage.setMinWidth(Math.min(stage.getMinWidth(), screen.getWidth()));
    stage.setMinHeight(Math.min(stage.getMinHeight(), screen.getHeight()));
    if (!stage.isShowing()) {
      restore(stage, name, width, height, kept);
    }
    return Subscription.combine(
        follow(stage, stage.xProperty(), name + ".x", kept, touch),
        follow(stage, stage.yProperty(), name + ".y", kept, touch),
        follow(stage, stage.widthProperty(), name + ".width", kept, touch),
        follow(stage, stage.heightProperty(), name + ".height", kept, touch),
        stage.maximizedProperty().subscribe((_, maximized) -> {
          kept.set(name + ".maximized", maximized);
          touch.run();
        }));
  }

  private static void restore(Stage stage, String name, double width, double height, Preferences kept) {
    stage.setWidth(Math.min(kept.number(name + ".width", LEAST, MOST).orElse(width), widest()));
    stage.setHeight(Math.min(kept.number(name + ".height", LEAST, MOST).orElse(height), highest()));
    Optional<Double> x = kept.number(name + ".x", -MOST, MOST);
    Optional<Double> y = kept.number(name + ".y", -MOST, MOST);
    if (x.isPresent() && y.isPresent() && isOnScreen(x.get(), y.get(), stage.getWidth())) {
      stage.setX(x.get());
      stage.setY(y.get());
    }
    stage.setMaximized(kept.text(name + ".maximized").equals(Optional.of("true")));
  }

  private static double widest() {
    return Screen.getScreens().stream().mapToDouble(screen -> screen.getVisualBounds().getWidth()).max().orElse(MOST);
  }

  private static double highest() {
    return Screen.getScreens().stream().mapToDouble(screen -> screen.getVisualBounds().getHeight()).max().orElse(MOST);
  }

  /** Whether enough of the upper edge is visible to drag the window; a screen may have been unplugged. */
  private static boolean isOnScreen(double x, double y, double width) {
    List<Screen> screens = Screen.getScreensForRectangle(x + width / 4, y, width / 2, 40);
    return !screens.isEmpty();
  }

  private static Subscription follow(
      Stage stage, ReadOnlyDoubleProperty property, String name, Preferences kept, Runnable touch) {
    return property.subscribe((_, value) -> {
      if (!stage.isMaximized() && !stage.isIconified() && !stage.isFullScreen() && stage.isShowing()
          && !Double.isNaN(value.doubleValue())) {
        kept.set(name, value.doubleValue());
        touch.run();
      }
    });
  }
}
