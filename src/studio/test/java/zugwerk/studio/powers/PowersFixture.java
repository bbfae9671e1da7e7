package zugwerk.studio.powers;

import atlantafx.base.theme.PrimerLight;
import java.nio.file.Path;
import java.util.Optional;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.studio.WindowRobot;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.task.FileWork;

/** The power-list editor alone in a window, with the game that has such lists. */
abstract class PowersFixture extends WindowRobot {

  @TempDir
  Path folder;
  Workbench bench;

  private final ListFiles files = new ListFiles() {
    @Override
    public Optional<Path> open() {
      return Optional.of(folder.resolve("powers.txt"));
    }

    @Override
    public Optional<Path> save() {
      return open();
    }
  };

  @Override
  public void start(Stage stage) {
    Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
    bench = new Workbench();
    stage.setScene(new Scene(new PowersPane(
        bench, new FileWork(Runnable::run, Runnable::run), Optional.of(files))));
    stage.setWidth(480);
    stage.setHeight(660);
    stage.show();
  }

  @BeforeEach
  void polypiece() {
    interact(() -> bench.play("polypiece", ""));
  }
}
