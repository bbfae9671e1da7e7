package zugwerk.studio;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import javafx.stage.Window;
import zugwerk.cluster.ClusterSolver;
import zugwerk.problem.Bundled;
import zugwerk.problem.CheckSummary;
import zugwerk.problem.Problem;
import zugwerk.studio.home.PersistedProperties;
import zugwerk.studio.library.LibraryPane;

final class LibraryWindow {

  private final Stage stage = new Stage();
  /** Drawing has low priority; nothing depends on it. */
  @SuppressWarnings("ThreadPriorityCheck")
  private final ExecutorService drawing = Executors.newSingleThreadExecutor(
      task -> Thread.ofPlatform().daemon().name("thumbnails").priority(Thread.MIN_PRIORITY).unstarted(task));
  private final LibraryPane pane;

  LibraryWindow(Executor background, PersistedProperties remembered, Optional<Path> index,
      Supplier<Optional<ClusterSolver>> cluster, Dialogs dialogs, WindowTheme theme, Consumer<Path> open,
      BiConsumer<List<Problem>, Window> sheet, Consumer<CheckSummary> ended) {
    pane = new LibraryPane(background, drawing, remembered, index, cluster, open, dialogs::folder,
        problems -> sheet.accept(problems, stage), summary -> {
          // Where the library is in front, its own line shows it already.
          if (!stage.isFocused()) {
            ended.accept(summary);
          }
        });
    // Shown until the user opens a folder.
    if (pane.isEmpty() && Files.isDirectory(Bundled.problems())) {
      pane.open(List.of(Bundled.problems()));
    }
    Scene scene = new Scene(pane);
    scene.getStylesheets().add(LibraryWindow.class.getResource("library.css").toExternalForm());
    theme.dress(scene);
    scene.setOnDragOver(event -> {
      if (event.getDragboard().hasFiles()) {
        event.acceptTransferModes(TransferMode.COPY);
      }
    });
    scene.setOnDragDropped(this::dropped);
    stage.setScene(scene);
    stage.setTitle("Library – Zugwerk");
    stage.setMinWidth(940);
    stage.setMinHeight(480);
    WindowPlace.remember(stage, "library", 1160, 780, remembered);
    stage.focusedProperty().subscribe(focused -> {
      if (focused) {
        pane.refresh();
      }
    });
  }

  private void dropped(DragEvent event) {
    open(event.getDragboard().getFiles().stream().map(file -> file.toPath()).toList());
    event.setDropCompleted(true);
  }

  void show() {
    stage.show();
    stage.toFront();
    stage.requestFocus();
    pane.focusProblems();
  }

  void open(List<Path> places) {
    pane.open(places);
  }

  void findSimilar(Problem problem, Optional<Path> file) {
    pane.findSimilar(problem, file);
  }

  Window window() {
    return stage;
  }

  boolean isFocused() {
    return stage.isFocused();
  }

  void close() {
    pane.rest();
    drawing.shutdownNow();
    stage.close();
  }
}
