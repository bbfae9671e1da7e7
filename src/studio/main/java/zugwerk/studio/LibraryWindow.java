package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import zugwerk.cluster.ClusterSolver;
import zugwerk.notation.Letters;
import zugwerk.problem.Bundled;
import zugwerk.problem.Problem;
import zugwerk.studio.home.PersistedProperties;
import zugwerk.studio.library.LibraryPane;
import zugwerk.studio.task.Background;

final class LibraryWindow {

  private final Stage stage = new Stage();
  private final Background drawing;
  private final LibraryPane pane;

  // Drawing has low priority; nothing depends on it.
  @SuppressWarnings("ThreadPriorityCheck")
  LibraryWindow(Background background, PersistedProperties remembered, Optional<Path> index, Actions actions,
      Dialogs dialogs, WindowTheme theme, ObservableValue<Letters> letters, Runnable front) {
    drawing = background.queue(
        task -> Thread.ofPlatform().daemon().name("thumbnails").priority(Thread.MIN_PRIORITY).unstarted(task));
    pane = new LibraryPane(background, drawing, remembered, index, letters, host(actions, dialogs, front));
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
    stage.setTitle(lang("Library") + " – Zugwerk");
    stage.setMinWidth(940);
    stage.setMinHeight(480);
    WindowPlace.remember(stage, "library", 1240, 800, remembered);
    stage.focusedProperty().subscribe(focused -> {
      if (focused) {
        pane.refresh();
      }
    });
  }

  private LibraryPane.Host host(Actions actions, Dialogs dialogs, Runnable front) {
    return new LibraryPane.Host() {
      @Override
      public void open(List<Path> files) {
        actions.files().openInTabs(files, front);
      }

      @Override
      public boolean isOpen(Path file) {
        return actions.problems().of(file).isPresent();
      }

      @Override
      public Optional<Path> folder(String title) {
        return dialogs.folder(title);
      }

      @Override
      public Optional<Path> conversion() {
        return dialogs.exportProblem();
      }

      @Override
      public void sheet(List<Problem> problems) {
        actions.diagrams().sheet(problems, stage);
      }

      @Override
      public void error(String text) {
        dialogs.error(text);
      }

      @Override
      public Optional<ClusterSolver> cluster() {
        return actions.cluster().solver(false);
      }
    };
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

  boolean isShowing() {
    return stage.isShowing();
  }

  boolean isChecking() {
    return pane.isChecking();
  }

  void close() {
    pane.rest();
    drawing.end();
    stage.close();
  }
}
