package zugwerk.studio;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import zugwerk.diagram.PieceSet;
import zugwerk.diagram.PieceShapes;
import zugwerk.problem.UserFolders;
import zugwerk.studio.home.Home;
import zugwerk.studio.task.Background;
import zugwerk.studio.text.Localization;
import zugwerk.variant.Variants;
import zugwerk.work.Language;
import zugwerk.work.Texts;

public final class StudioApp extends Application {

  /** The time that background work may take to end. */
  private static final Duration END = Duration.ofSeconds(3);

  private static volatile Runnable opened = () -> {};
  private static volatile Optional<Language> language = Optional.empty();
  /** Paths, since a file inside the program's jar has no plain name. */
  private static volatile List<Path> files = List.of();

  private final Background background =
      new Background(task -> Thread.ofPlatform().daemon().name("solving").unstarted(task));

  /**
   * Opens the studio and returns when it is closed. {@code whenOpened} runs off the JavaFX thread at the first frame.
   *
   * @param language the language to start in; that of the preferences if empty
   */
  public static void open(List<Path> files, Optional<Language> language, Runnable whenOpened) {
    opened = whenOpened;
    StudioApp.language = language;
    StudioApp.files = List.copyOf(files);
    // Games and outlines of pieces take time to load, so they load while the window system starts.
    prepare("games", Variants::all);
    prepare("pieces", () -> "KQRBNP".chars().forEach(letter -> {
      PieceShapes.of(PieceSet.NOTO, (char) letter, false);
      PieceShapes.of(PieceSet.NOTO, (char) letter, true);
    }));
    Application.launch(StudioApp.class);
  }

  /** Loads something early. A failure is ignored here; the first real use reports it. */
  private static void prepare(String name, Runnable work) {
    Thread.ofPlatform().daemon().name(name).uncaughtExceptionHandler((_, _) -> {}).start(work);
  }

  @Override
  public void start(Stage stage) {
    Home home = Home.of(UserFolders.ofUser());
    Localization.use(Texts.in(language.orElseGet(() -> LanguageChoice.kept(home.preferences()))));
    MainWindow window = new MainWindow(stage, background, home);
    tellOpened(stage.getScene());
    stage.show();
    // Earlier faults end the program, which reports them itself; from here on a window can show them.
    Thread.setDefaultUncaughtExceptionHandler(new UncaughtFaults(Platform::runLater,
        (sentence, details) -> new ErrorWindow(stage.isShowing() ? stage : null, sentence, details).showAndWait()));
    window.begin(files);
  }

  private static void tellOpened(Scene scene) {
    scene.addPostLayoutPulseListener(new Runnable() {
      @Override
      public void run() {
        scene.removePostLayoutPulseListener(this);
        // Once this pulse is over, its picture is drawn.
        Platform.runLater(() -> Thread.ofPlatform().daemon().name("opened").start(opened));
      }
    });
  }

  /** The closing window has cancelled all work, but a check may still be writing a file. */
  @Override
  public void stop() throws InterruptedException {
    background.end(END);
  }
}
