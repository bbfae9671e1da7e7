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

/** Light or dark, the colours of the board and the set of pieces, in all scenes of a window. */
final class WindowTheme {

  /** What decides between light and dark. */
  enum Mode {
    LIGHT, DARK,
    /** As the system is, also when it changes. */
    SYSTEM
  }

  private final List<Scene> scenes = new ArrayList<>();
  private final ObjectProperty<Mode> mode = new SimpleObjectProperty<>(Mode.SYSTEM);
  private final ObjectProperty<Optional<Path>> board = new SimpleObjectProperty<>(Optional.empty());
  private final ObjectProperty<PieceSet> pieces = new SimpleObjectProperty<>(PieceSet.NOTO);
  private final ObservableValue<ColorScheme> system;
  /** Held here, as the system's settings outlive the window and hold it weakly. */
  private final ChangeListener<ColorScheme> follower = (_, _, _) -> show();

  /**
   * Must exist before any control: the first control would otherwise load the default theme of JavaFX in vain.
   *
   * @param system what the system says
   */
  WindowTheme(ObservableValue<ColorScheme> system) {
    this.system = system;
    show();
    mode.addListener((_, _, _) -> show());
    board.addListener((_, _, _) -> show());
    pieces.addListener((_, _, _) -> show());
    system.addListener(new WeakChangeListener<>(follower));
  }

  /** Applies the theme to a scene, now and whenever it changes. */
  void dress(Scene scene) {
    scenes.add(scene);
    scene.getStylesheets().add(WindowTheme.class.getResource("studio.css").toExternalForm());
    show();
  }

  /** What decides between light and dark. */
  ObjectProperty<Mode> mode() {
    return mode;
  }

  /** The stylesheet that colours the board; empty for the colours built in. */
  ObjectProperty<Optional<Path>> board() {
    return board;
  }

  /** The pictures of pieces. */
  ObjectProperty<PieceSet> pieces() {
    return pieces;
  }

  /** Whether it is dark now. */
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
      // Setting the same again would restyle the whole scene.
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
