package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import javafx.util.Subscription;
import zugwerk.file.Checked;
import zugwerk.notation.LetterText;
import zugwerk.notation.Letters;
import zugwerk.problem.Certificate;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.studio.solving.SolveJob;
import zugwerk.studio.solving.VerdictText;
import zugwerk.studio.task.Job;
import zugwerk.studio.task.Tone;
import zugwerk.work.Progress;

/** Verdict and printed solution of the problem shown in detail, with progress and Cancel while it is solved. */
final class SolutionSection extends VBox {

  private static final Duration PAUSE = Duration.millis(300);
  /** More lines would block the window. */
  private static final int MOST_LINES = 200;

  private final EntrySolver solver;
  private final PrintedTextJob printed;
  private final ObservableValue<Letters> letters;
  private final PauseTransition pause = new PauseTransition(PAUSE);
  private final Label verdict = new Label();
  private final Label text = new Label();
  private final Label progress = new Label();
  private final ProgressBar bar = new ProgressBar();
  private final Button solve = new Button(lang("Solve"));
  private final Button cancel = new Button(lang("Cancel"));
  private Optional<ProblemEntry> shown = Optional.empty();
  private Subscription following = Subscription.EMPTY;

  SolutionSection(EntrySolver solver, Executor background, ObservableValue<Letters> letters) {
    super(6);
    this.solver = solver;
    this.letters = letters;
    printed = new PrintedTextJob(background, Platform::runLater);
    verdict.setId("library-verdict");
    verdict.getStyleClass().addAll("heading", "state-sign");
    verdict.setWrapText(true);
    text.setId("library-solution");
    text.getStyleClass().add("code");
    text.setWrapText(true);
    text.setMinHeight(Region.USE_PREF_SIZE);
    progress.setId("library-progress");
    progress.getStyleClass().add("hint");
    progress.setWrapText(true);
    solve.setId("library-solve");
    solve.setTooltip(new Tooltip(lang("Solve this problem without a time limit, also while others are shown")));
    solve.setOnAction(_ -> shown.ifPresent(solver::start));
    cancel.setId("library-cancel-solving");
    cancel.setTooltip(new Tooltip(lang("Stop solving this problem")));
    cancel.setOnAction(_ -> shown.ifPresent(entry -> solver.job(entry).cancel()));
    bar.setAccessibleText(lang("Progress of solving"));
    bar.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(bar, Priority.ALWAYS);
    HBox working = new HBox(8, bar, cancel);
    working.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(verdict, working, progress, solve, text);
    for (Region part : List.of(verdict, progress, text)) {
      part.managedProperty().bind(part.visibleProperty());
    }
    for (Label label : List.of(verdict, progress, text)) {
      label.visibleProperty().bind(label.textProperty().isNotEmpty());
    }
    working.managedProperty().bind(working.visibleProperty());
    working.visibleProperty().bind(cancel.visibleProperty());
    solve.managedProperty().bind(solve.visibleProperty());
    pause.setOnFinished(_ -> shown.filter(this::isOpen).ifPresent(solver::startBriefly));
    printed.result().subscribe(_ -> write());
    letters.subscribe(_ -> write());
  }

  void show(Optional<ProblemEntry> entry) {
    if (entry.equals(shown)) {
      return;
    }
    pause.stop();
    following.unsubscribe();
    following = Subscription.EMPTY;
    shown.ifPresent(solver::leave);
    shown = entry;
    printed.reset();
    entry.filter(EntrySolver::isSolvable).ifPresentOrElse(one -> {
      SolveJob job = solver.job(one);
      following = Subscription.combine(job.state().subscribe(_ -> update()), job.progress().subscribe(_ -> update()),
          one.checked().subscribe(_ -> update()));
      if (isOpen(one)) {
        pause.playFromStart();
      }
    }, this::update);
  }

  /** Whether nothing is known about the solution, nor is anything under way. */
  private boolean isOpen(ProblemEntry entry) {
    return solver.solved(entry).isEmpty() && solver.job(entry).state().get() == Job.State.IDLE;
  }

  private void update() {
    Optional<ProblemEntry> solvable = shown.filter(EntrySolver::isSolvable);
    Optional<SolveJob> job = solvable.map(solver::job);
    boolean busy = job.filter(one -> one.busy().get()).isPresent();
    Optional<Solved> found = solvable.flatMap(solver::solved)
        .or(() -> job.filter(one -> !one.busy().get()).flatMap(one -> one.result().get()));
    cancel.setVisible(busy);
    bar.setProgress(job.flatMap(one -> one.progress().get()).map(Progress::share)
        .filter(share -> share >= 0).orElse(ProgressBar.INDETERMINATE_PROGRESS));
    progress.setText(!busy ? solvable.flatMap(_ -> job).map(one -> one.message().get()).orElse("")
        : job.flatMap(one -> one.progress().get()).map(SolutionSection::words).orElse(lang("Solving …")));
    solve.setVisible(!busy && solvable.filter(entry -> solver.solved(entry).isEmpty()).isPresent()
        && job.filter(one -> one.state().get() != Job.State.IDLE).isPresent());
    verdict(solvable, job, found);
    if (found.isEmpty()) {
      printed.reset();
    } else if (printed.state().get() == Job.State.IDLE) {
      printed.start(found.get());
    }
    write();
  }

  private void verdict(Optional<ProblemEntry> solvable, Optional<SolveJob> job, Optional<Solved> found) {
    if (solvable.flatMap(entry -> entry.checked().get()).flatMap(Checked::solved).isPresent()) {
      verdict.setText(found.map(VerdictText::of).orElse(""));
      Tone.set(verdict.getStyleClass(), StateSign.tone(solvable.orElseThrow()));
    } else if (found.isPresent()) {
      verdict.setText(VerdictText.of(job.orElseThrow(), found.get()));
      Tone.set(verdict.getStyleClass(), VerdictText.tone(job.orElseThrow(), found.get()));
    } else {
      verdict.setText(shown.flatMap(ProblemEntry::problem).map(SolutionSection::stored).orElse(""));
      Tone.set(verdict.getStyleClass(), "neutral");
    }
  }

  private static String words(Progress now) {
    String count = now.all() == Progress.ENDLESS || now.all() == 0 ? now.done() + " " + lang(now.unit())
        : lang("{0} of {1} {2}", now.done(), now.all(), lang(now.unit()));
    return now.step().isEmpty() ? count : lang("{0}: {1}", now.step(), count);
  }

  /** What the file says, until the solver has its own verdict. */
  private static String stored(Problem problem) {
    return problem.task().stipulation().isEmpty() ? lang("No stipulation")
        : problem.analysis().certificate().filter(_ -> problem.isCertified()).map(SolutionSection::words)
            .or(() -> problem.analysis().claim().map(claim -> lang("Claim: {0}", lang(claim.word()))))
            .orElse(lang("Not solved yet"));
  }

  private static String words(Certificate certificate) {
    return lang("Saved result: {0} ({1}, {2})", lang(certificate.verdict()), certificate.program(), certificate.date());
  }

  private void write() {
    text.setText(printed.result().get().map(this::written).orElse(""));
  }

  private String written(String english) {
    List<String> lines = english.strip().lines().toList();
    String all = lines.stream().limit(MOST_LINES).collect(Collectors.joining("\n"))
        + (lines.size() > MOST_LINES ? "\n" + lang("… and {0} more lines", lines.size() - MOST_LINES) : "");
    return letters.getValue() == Letters.ENGLISH ? all
        : LetterText.of(letters.getValue(), shown.flatMap(ProblemEntry::problem).orElseThrow().variant()).write(all);
  }

  void rest() {
    pause.stop();
    printed.cancel();
    solver.rest();
  }
}
