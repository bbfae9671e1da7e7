package zugwerk.studio;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.scene.Scene;

/** Light or dark, and the colours of the board. */
final class Theme {

  private static final Path FOLDER = Path.of("styles");

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
    if (!Files.isDirectory(FOLDER)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".css")).sorted().toList();
    } catch (IOException _) {
      // A folder that cannot be read offers nothing to choose; the built-in colours remain.
      return List.of();
    }
  }

  /** Colours the board by a stylesheet, or as built in. */
  void board(Optional<Path> style) {
    scene.getRoot().getStylesheets().clear();
    style.ifPresent(file -> scene.getRoot().getStylesheets().add(file.toUri().toString()));
  }
}
