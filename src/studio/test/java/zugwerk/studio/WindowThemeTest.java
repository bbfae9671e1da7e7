package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** Light and dark are as the system has it, until its user wishes one of them. */
class WindowThemeTest extends WindowRobot {

  private final ObjectProperty<ColorScheme> system = new SimpleObjectProperty<>(ColorScheme.LIGHT);
  private WindowTheme theme;
  private Scene scene;

  @Override
  public void start(Stage stage) {
    theme = new WindowTheme(system);
    scene = new Scene(new Pane());
    theme.dress(scene);
  }

  private void assertLooks(boolean dark) {
    assertEquals(dark, scene.getRoot().getStyleClass().contains("dark-theme"));
    assertEquals(!dark, scene.getRoot().getStyleClass().contains("light-theme"));
    assertEquals(dark ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet(),
        Application.getUserAgentStylesheet());
  }

  @Test
  void theSystemIsFollowedWhenItChanges() {
    assertLooks(false);
    interact(() -> system.set(ColorScheme.DARK));
    assertLooks(true);
    interact(() -> system.set(ColorScheme.LIGHT));
    assertLooks(false);
  }

  @Test
  void aChoiceOutranksTheSystem() {
    interact(() -> theme.mode().set(WindowTheme.Mode.DARK));
    assertLooks(true);
    interact(() -> {
      theme.mode().set(WindowTheme.Mode.LIGHT);
      system.set(ColorScheme.DARK);
    });
    assertLooks(false);
    interact(() -> theme.mode().set(WindowTheme.Mode.SYSTEM));
    assertLooks(true);
    interact(() -> system.set(ColorScheme.LIGHT));
  }
}
