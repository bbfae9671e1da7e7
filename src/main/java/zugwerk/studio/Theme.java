package zugwerk.studio;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.scene.Scene;
import zugwerk.diagram.Styles;

/** Light or dark, and the colours of the board. */
final class Theme {

  private final Scene scene;

  Theme(Scene scene) {
    this.scene = scene;
    scene.getStylesheets().add(Theme.class.getResource("studio.css").toExternalForm());
    dark(Platform.getPreferences().getColorScheme() == ColorScheme.DARK);
  }

  /** Sets the whole window light or dark. */
  void dark(boolean dark) {
    Application.setUserAgentStylesheet(
        dark ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet());
    scene.getRoot().getStyleClass().removeAll("light-theme", "dark-theme");
    scene.getRoot().getStyleClass().add(dark ? "dark-theme" : "light-theme");
  }

  /** Light if it was dark, and dark if it was light. */
  void toggle() {
    dark(!scene.getRoot().getStyleClass().contains("dark-theme"));
  }

  /** The board colours that lie in the folder {@code styles}, by the names of their files. */
  static List<Path> boards() {
    return Styles.files();
  }

  /** Colours the board by a stylesheet, or as built in. */
  void board(Optional<Path> style) {
    scene.getRoot().getStylesheets().clear();
    style.ifPresent(file -> scene.getRoot().getStylesheets().add(file.toUri().toString()));
  }
}
