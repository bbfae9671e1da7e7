package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

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
import zugwerk.studio.action.Command;
import zugwerk.studio.task.FileWork;
import zugwerk.studio.task.Job;
import zugwerk.work.Progress;

/** Shows what is being read or written if it takes more than a moment; reading can be stopped. */
final class WorkBar extends HBox {

  private static final Duration MOMENT = Duration.millis(500);

  private final PauseTransition pause = new PauseTransition(MOMENT);

  WorkBar(FileWork work, Runnable stopping) {
    super(6);
    setId("file-work");
    setAlignment(Pos.CENTER_LEFT);
    Job<?> reading = work.reading();
    Job<?> writing = work.writing();
    StringBinding what = Bindings.createStringBinding(
        () -> reading.busy().get() ? reading.message().get() : writing.busy().get() ? writing.message().get() : "",
        reading.busy(), reading.message(), writing.busy(), writing.message());
    Label label = new Label();
    label.textProperty().bind(what);
    ProgressBar bar = new ProgressBar();
    bar.setPrefWidth(120);
    bar.progressProperty().bind(
        reading.progress().map(now -> now.map(Progress::share).orElse(ProgressBar.INDETERMINATE_PROGRESS)));
    bar.accessibleTextProperty().bind(what);
    Button stop = new Button(lang("Stop"));
    stop.setId("file-work-stop");
    stop.getStyleClass().add("small");
    stop.setTooltip(new Tooltip(Command.STOP.tip(lang("Stop reading"))));
    stop.setFocusTraversable(false);
    stop.setMinWidth(Region.USE_PREF_SIZE);
    stop.setOnAction(_ -> stopping.run());
    stop.visibleProperty().bind(reading.busy());
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
