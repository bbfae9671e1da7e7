package zugwerk.studio;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.Parent;
import javafx.scene.Scene;
import zugwerk.diagram.PieceSet;

/** Light or dark mode, board colours and piece set, for all scenes of a window. */
final class WindowTheme {

  enum Mode {
    LIGHT, DARK,
    /** Follows the system. */
    SYSTEM
  }

  private final List<Scene> scenes = new ArrayList<>();
  private final ObjectProperty<Mode> mode = new SimpleObjectProperty<>(Mode.SYSTEM);
  private final ObjectProperty<Optional<Path>> board = new SimpleObjectProperty<>(Optional.empty());
  private final ObjectProperty<PieceSet> pieces = new SimpleObjectProperty<>(PieceSet.NOTO);
  private final ObservableValue<ColorScheme> system;
  /** A field, since the system's settings outlive the window and hold it weakly. */
  private final ChangeListener<ColorScheme> follower = (_, _, _) -> show();

  /** Create before any control: the first control would otherwise load JavaFX's default theme in vain. */
  WindowTheme(ObservableValue<ColorScheme> system) {
    this.system = system;
    show();
    mode.addListener((_, _, _) -> show());
    board.addListener((_, _, _) -> show());
    pieces.addListener((_, _, _) -> show());
    system.addListener(new WeakChangeListener<>(follower));
  }

  void dress(Scene scene) {
    scenes.add(scene);
    scene.getStylesheets().add(WindowTheme.class.getResource("studio.css").toExternalForm());
    show();
  }

  ObjectProperty<Mode> mode() {
    return mode;
  }

  ObjectProperty<Optional<Path>> board() {
    return board;
  }

  ObjectProperty<PieceSet> pieces() {
    return pieces;
  }

  boolean isDark() {
    return mode.get() == Mode.DARK || mode.get() == Mode.SYSTEM && system.getValue() == ColorScheme.DARK;
  }

  private void show() {
    String sheet = isDark() ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet();
    if (!sheet.equals(Application.getUserAgentStylesheet())) {
      Application.setUserAgentStylesheet(sheet);
    }
    String shade = isDark() ? "dark-theme" : "light-theme";
    List<String> colours = board.get().map(file -> file.toUri().toString()).stream().toList();
    for (Scene scene : scenes) {
      Parent root = scene.getRoot();
      // Setting an equal value would restyle the whole scene.
      if (!root.getStyleClass().contains(shade)) {
        root.getStyleClass().removeAll("light-theme", "dark-theme");
        root.getStyleClass().add(shade);
      }
      String set = "pieces-" + pieces.get().id();
      if (!root.getStyleClass().contains(set)) {
        root.getStyleClass().removeIf(style -> style.startsWith("pieces-"));
        root.getStyleClass().add(set);
      }
      if (!root.getStylesheets().equals(colours)) {
        root.getStylesheets().setAll(colours);
      }
    }
  }
}
