package zugwerk.studio.library;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import zugwerk.problem.BatchCheck;
import zugwerk.problem.CheckSummary;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.action.model.LocalKey;
import zugwerk.studio.home.PersistedProperties;
import zugwerk.studio.library.model.CheckJob;
import zugwerk.studio.library.model.ProblemEntry;
import zugwerk.studio.task.Threads;

/** The row of controls that check a collection, with the progress and the result. */
final class CheckBar extends HBox {

  private final CheckJob job;
  private final Supplier<List<ProblemEntry>> entries;
  private final Consumer<CheckSummary> ended;
  private final Button check = new Button("Check these", new FontIcon(MaterialDesignC.CHECK_ALL));
  private final Button cancel = new Button("Cancel", new FontIcon(MaterialDesignS.STOP));
  private final CheckBox onlyChanged = new CheckBox("Only what changed");
  private final CheckBox certify = new CheckBox("Keep certificates");
  private final ProgressBar bar = new ProgressBar(0);
  private final Label words = new Label();

  /**
   * @param entries what is to be checked
   * @param ended receives the result
   */
  CheckBar(CheckJob job, Supplier<List<ProblemEntry>> entries, PersistedProperties remembered,
      Consumer<CheckSummary> ended) {
    super(10);
    this.job = job;
    this.entries = entries;
    this.ended = ended;
    getStyleClass().add("check-bar");
    setAlignment(Pos.CENTER_LEFT);
    check.setId("library-check");
    check.getStyleClass().add("accent");
    check.setTooltip(new Tooltip(LocalKey.CHECK.tip()));
    check.setOnAction(_ -> start());
    cancel.setId("library-cancel");
    cancel.setTooltip(new Tooltip(LocalKey.STOP_CHECK.tip("Stop the check; its results so far stay")));
    cancel.setOnAction(_ -> job.cancel());
    onlyChanged.setId("library-only-changed");
    onlyChanged.setTooltip(new Tooltip("Skip problems whose certificate of this program still holds"));
    certify.setId("library-certify");
    certify.setTooltip(new Tooltip("Write the result into each problem's file"));
    remembered.truth("library.only-changed", onlyChanged.selectedProperty());
    remembered.truth("library.certify", certify.selectedProperty());
    bar.setMinWidth(140);
    bar.setAccessibleText("Progress of the check");
    words.setId("library-summary");
    HBox.setHgrow(words, Priority.ALWAYS);
    words.setMaxWidth(Double.MAX_VALUE);
    for (Button button : List.of(check, cancel)) {
      button.setMinWidth(USE_PREF_SIZE);
    }
    getChildren().addAll(check, cancel, onlyChanged, certify, bar, words);
    for (var node : List.of(cancel, bar)) {
      node.visibleProperty().bind(job.busy());
      node.managedProperty().bind(job.busy());
    }
    check.visibleProperty().bind(job.busy().not());
    check.managedProperty().bind(job.busy().not());
    onlyChanged.disableProperty().bind(job.busy());
    certify.disableProperty().bind(job.busy());
    job.summary().subscribe(this::show);
    job.busy().subscribe(_ -> show(job.summary().get()));
  }

  /** Checks what is shown. */
  void start() {
    List<ProblemEntry> chosen = entries.get();
    if (!chosen.isEmpty()) {
      int threads = Threads.spare();
      job.start(chosen, new BatchCheck.Manner(
          threads, onlyChanged.isSelected(), certify.isSelected(), SolveOptions.NO_LIMIT), ended);
    }
  }

  private void show(Optional<CheckSummary> summary) {
    bar.setProgress(summary.map(now -> now.files() == 0 ? 1 : (double) now.done() / now.files()).orElse(0.0));
    words.setText(summary.map(now -> job.busy().get() && now.done() < now.files()
        ? now.done() + " of " + now.files() + (now.fails() == 0 ? "" : ", " + now.fails() + " failed")
        : now.toString()).orElse(""));
  }
}
