package zugwerk.studio.endgame;

import static zugwerk.studio.text.Localization.lang;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import zugwerk.studio.action.Command;
import zugwerk.studio.text.Localization;
import zugwerk.work.Progress;

final class TableProgress extends VBox {

  private final ProgressBar bar = new ProgressBar();
  private final Label figures = new Label();

  TableProgress(TableJob<?> job, String name) {
    super(4);
    bar.setMaxWidth(Double.MAX_VALUE);
    bar.setId(name + "-progress");
    HBox.setHgrow(bar, Priority.ALWAYS);
    Button stop = new Button(lang("Stop"));
    stop.setId(name + "-stop");
    stop.setTooltip(new Tooltip(Command.STOP.tip(lang("Stop building; finished tables are kept"))));
    stop.setOnAction(_ -> job.cancel());
    HBox row = new HBox(8, bar, stop);
    row.setAlignment(Pos.CENTER_LEFT);
    figures.getStyleClass().add("hint");
    figures.setWrapText(true);
    figures.setMinHeight(USE_PREF_SIZE);
    getChildren().addAll(row, figures);
    visibleProperty().bind(Bindings.createBooleanBinding(
        () -> job.busy().get() && job.progress().get().isPresent(), job.busy(), job.progress()));
    managedProperty().bind(visibleProperty());
    job.progress().subscribe(this::showProgress);
  }

  private void showProgress(Optional<Progress> progress) {
    progress.ifPresent(now -> {
      bar.setProgress(now.share());
      figures.setText(now.words(Localization.texts()));
    });
  }
}
