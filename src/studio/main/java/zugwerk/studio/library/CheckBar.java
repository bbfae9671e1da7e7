package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import zugwerk.cluster.ClusterSolver;
import zugwerk.cluster.Workforce;
import zugwerk.file.BatchCheck;
import zugwerk.file.CheckSummary;
import zugwerk.problem.ProblemSolver;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.home.PersistedProperties;
import zugwerk.studio.task.DisplayText;
import zugwerk.studio.task.Threads;

final class CheckBar extends HBox {

  /** In seconds; 0 for none. */
  private static final List<Integer> LIMITS = List.of(10, 60, 600, 0);

  private final CheckJob job;
  private final Supplier<List<ProblemEntry>> entries;
  private final Supplier<List<Path>> places;
  private final Supplier<Optional<ClusterSolver>> cluster;
  private final Consumer<CheckSummary> ended;
  private final Button check = new Button("", new FontIcon(MaterialDesignC.CHECK_ALL));
  private final Button cancel = new Button(lang("Cancel"), new FontIcon(MaterialDesignS.STOP));
  private final CheckBox onlyChanged = new CheckBox(lang("Changed only"));
  private final CheckBox certify = new CheckBox(lang("Save certificates"));
  private final CheckBox full = new CheckBox(lang("Include studies"));
  private final ChoiceBox<Integer> limit = new ChoiceBox<>();
  private final Button skip = new Button(lang("Skip"), new FontIcon(MaterialDesignS.SKIP_NEXT_OUTLINE));
  private final Timeline clock = new Timeline(new KeyFrame(Duration.seconds(1), _ -> show()));
  private final ProgressBar bar = new ProgressBar(0);
  private final Label summaryLine = new Label();

  CheckBar(CheckJob job, Supplier<List<ProblemEntry>> entries, Supplier<List<Path>> places,
      Supplier<Optional<ClusterSolver>> cluster, PersistedProperties remembered, Consumer<CheckSummary> ended) {
    super(10);
    this.job = job;
    this.entries = entries;
    this.places = places;
    this.cluster = cluster;
    this.ended = ended;
    getStyleClass().add("check-bar");
    setAlignment(Pos.CENTER_LEFT);
    check.setId("library-check");
    check.getStyleClass().add("accent");
    count(0);
    check.setTooltip(new Tooltip(LocalKey.CHECK.tip()));
    check.setOnAction(_ -> start());
    cancel.setId("library-cancel");
    cancel.setTooltip(new Tooltip(LocalKey.STOP_CHECK.tip(lang("Stop the check; its results so far stay"))));
    cancel.setOnAction(_ -> job.cancel());
    skip.setId("library-skip");
    skip.setTooltip(new Tooltip(LocalKey.SKIP_PROBLEM.tip()));
    skip.setOnAction(_ -> job.skip());
    full.setId("library-full");
    full.setTooltip(new Tooltip(
        lang("Also solve studies that have a certificate, and build the endgame tables they need; this takes long")));
    limit.setId("library-limit");
    limit.setTooltip(new Tooltip(lang("Time limit for each problem; one that needs more stays undecided")));
    limit.setAccessibleText(lang("Time limit for each problem"));
    limit.setConverter(DisplayText.converter(CheckBar::limit));
    limit.getItems().setAll(LIMITS);
    limit.setValue(LIMITS.get(1));
    limit.setPrefWidth(170);
    limit.setMinWidth(USE_PREF_SIZE);
    onlyChanged.setId("library-only-changed");
    onlyChanged.setTooltip(new Tooltip(lang("Skip problems with a valid certificate of this program")));
    certify.setId("library-certify");
    certify.setTooltip(new Tooltip(lang("Write the result into each problem's file")));
    remembered.truth("library.only-changed", onlyChanged.selectedProperty());
    remembered.truth("library.certify", certify.selectedProperty());
    remembered.choice("library.limit", limit.valueProperty(), LIMITS, String::valueOf);
    bar.setMinWidth(100);
    bar.setPrefWidth(140);
    bar.setAccessibleText(lang("Progress of the check"));
    summaryLine.setId("library-summary");
    summaryLine.setWrapText(true);
    HBox.setHgrow(summaryLine, Priority.ALWAYS);
    summaryLine.setMaxWidth(Double.MAX_VALUE);
    for (Region part : List.of(check, cancel, skip, onlyChanged, certify, full)) {
      part.setMinWidth(USE_PREF_SIZE);
    }
    getChildren().addAll(check, cancel, skip, onlyChanged, certify, full, limit, bar, summaryLine);
    for (Node node : List.of(cancel, skip, bar)) {
      node.visibleProperty().bind(job.busy());
      node.managedProperty().bind(job.busy());
    }
    // The progress replaces the options while the check runs.
    for (Node node : List.of(check, onlyChanged, certify, full, limit)) {
      node.visibleProperty().bind(job.busy().not());
      node.managedProperty().bind(job.busy().not());
    }
    clock.setCycleCount(Animation.INDEFINITE);
    job.summary().subscribe(_ -> show());
    job.inWork().subscribe(_ -> show());
    job.busy().subscribe(busy -> {
      if (busy) {
        clock.play();
      } else {
        clock.stop();
      }
      show();
    });
  }

  /** How many problems are selected; none stands for all that are shown. */
  void count(int selected) {
    check.setText(selected == 0 ? lang("Check all") : lang("Check {0}", selected));
  }

  /** Shows what else was done, until the next check. */
  void report(String text) {
    summaryLine.setText(text);
    summaryLine.setTooltip(new Tooltip(text));
  }

  void start() {
    List<ProblemEntry> chosen = entries.get();
    if (!chosen.isEmpty()) {
      Optional<ClusterSolver> workers = cluster.get();
      int threads = workers.isPresent() ? Workforce.AT_ONCE : Threads.spare();
      job.start(chosen, settings(threads, onlyChanged.isSelected(), certify.isSelected(), false),
          workers.<ProblemSolver>map(place -> place).orElse(ProblemSolver.HERE), ended);
    }
  }

  /** How a search solves problems: with set play and tries, within the chosen time; results are not saved. */
  BatchCheck.Settings searching() {
    return settings(Threads.spare(), false, false, true);
  }

  private BatchCheck.Settings settings(int threads, boolean changed, boolean certified, boolean phases) {
    int most = limit.getValue();
    return new BatchCheck.Settings(threads, changed, certified,
        most == 0 ? SolveOptions.NO_LIMIT : java.time.Duration.ofSeconds(most), SolveOptions.NO_LIMIT, 0,
        full.isSelected(), phases, List.copyOf(places.get()));
  }

  private static String limit(int seconds) {
    return seconds == 0 ? lang("No limit")
        : seconds < 60 ? lang("At most {0} s", seconds) : lang("At most {0} min", seconds / 60);
  }

  private void show() {
    Optional<CheckSummary> summary = job.summary().get();
    bar.setProgress(summary.map(now -> now.files() == 0 ? 1 : (double) now.done() / now.files()).orElse(0.0));
    summaryLine.setText(summary.map(now -> job.busy().get() && now.done() < now.files()
        ? soFar(now) + inWork() : lang(now.text())).orElse(""));
    summaryLine.setTooltip(summaryLine.getText().isEmpty() ? null : new Tooltip(summaryLine.getText()));
  }

  private static String soFar(CheckSummary now) {
    return now.fails() == 0 ? lang("{0} of {1}", now.done(), now.files())
        : lang("{0} of {1}, {2} failed", now.done(), now.files(), now.fails());
  }

  private String inWork() {
    return job.inWork().get()
        .map(work -> "; " + lang("solving: {0}, {1} s", work.entry().title(), work.seconds())).orElse("");
  }
}
