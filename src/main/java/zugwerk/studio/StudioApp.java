package zugwerk.studio;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import zugwerk.studio.home.Home;
import zugwerk.studio.home.UserFolders;

/** The studio as a JavaFX application. A problem file may be named as its argument. */
public final class StudioApp extends Application {

  private final ExecutorService background = Executors.newCachedThreadPool(
      task -> Thread.ofPlatform().daemon().name("solving").unstarted(task));

  @Override
  public void start(Stage stage) {
    Thread.setDefaultUncaughtExceptionHandler(new UncaughtFaults(Platform::runLater,
        (sentence, details) -> new ErrorWindow(stage.isShowing() ? stage : null, sentence, details).ask()));
    MainWindow window = new MainWindow(stage, background, Home.of(UserFolders.ofUser()));
    stage.show();
    getParameters().getRaw().stream().findFirst().ifPresent(window::open);
    window.offerDrafts();
  }

  @Override
  public void stop() {
    background.shutdownNow();
  }
}
