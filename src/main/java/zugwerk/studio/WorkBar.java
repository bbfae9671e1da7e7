package zugwerk.studio;

import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import zugwerk.studio.action.model.Command;
import zugwerk.studio.task.FileWork;

/** What is being read or written, if that takes more than a moment, and how far it has come; reading can be stopped. */
final class WorkBar extends HBox {

  /** Work that takes less time than this is not shown. */
  private static final Duration MOMENT = Duration.millis(500);

  private final PauseTransition pause = new PauseTransition(MOMENT);

  WorkBar(FileWork work, Runnable stopping) {
    super(6);
    setId("file-work");
    setAlignment(Pos.CENTER_LEFT);
    StringBinding what = Bindings.createStringBinding(
        () -> work.reading().get().isEmpty() ? work.writing().get() : work.reading().get(),
        work.reading(), work.writing());
    Label label = new Label();
    label.textProperty().bind(what);
    ProgressBar bar = new ProgressBar();
    bar.setPrefWidth(120);
    bar.progressProperty().bind(work.share());
    bar.accessibleTextProperty().bind(what);
    Button stop = new Button("Stop");
    stop.setId("file-work-stop");
    stop.getStyleClass().add("small");
    stop.setTooltip(new Tooltip(Command.STOP.tip("Stop reading")));
    stop.setFocusTraversable(false);
    stop.setMinWidth(Region.USE_PREF_SIZE);
    stop.setOnAction(_ -> stopping.run());
    stop.visibleProperty().bind(work.reading().isNotEmpty());
    stop.managedProperty().bind(stop.visibleProperty());
    getChildren().addAll(label, bar, stop);
    managedProperty().bind(visibleProperty());
    pause.setOnFinished(_ -> setVisible(true));
    what.subscribe(now -> {
      pause.stop();
      if (now.isEmpty()) {
        setVisible(false);
      } else {
        pause.playFromStart();
      }
    });
    setVisible(false);
  }
}
