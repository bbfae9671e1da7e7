package zugwerk.studio.solving;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import zugwerk.content.PhaseGrid;
import zugwerk.content.quality.Measure;
import zugwerk.problem.Certificate;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Soundness;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Stepper;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.task.Job;

public final class SolvingPane extends VBox {

  public static final String NOTHING_ASKED = "No stipulation. Examples: #2, h#3, s#4.";

  private static final List<String> TONES = List.of("success", "warning", "danger", "neutral");

  private final Workbench bench;
  private final SolveJob job;
  private final Label verdict = new Label();
  private final Label detail = new Label();
  private final ProgressBar bar = new ProgressBar(0);
  private final Button copy = new Button("Copy");
  private final Button certify = new Button(Command.CERTIFY.label());
  private final Label certificate = new Label();
  private final SolutionViews views;
  private final ObservableValue<Boolean> copyable;
  private final ObservableValue<Boolean> certifiable;
  private final ObservableValue<String> keeping;
  private List<ProblemPart> twins = List.of();

  public SolvingPane(Workbench bench, SolveJob job, SolutionFilter filter, Runnable widen, Executor background,
      Supplier<Measure> measure) {
    this.bench = bench;
    this.job = job;
    copyable = job.result().map(Optional::isPresent);
    certifiable = Bindings.createBooleanBinding(
        () -> job.result().get().isPresent() && job.isFinished(),
        job.result(), job.state());
    // A C+ means that the problem is what its stipulation claims.
    keeping = job.result().map(found -> found.filter(solved -> solved.verdict() != Soundness.SOUND)
        .map(_ -> "Sa_ve result").orElse(Command.CERTIFY.title()));
    getStyleClass().add("side-pane");
    views = new SolutionViews(bench, job, filter, widen, background, measure);
    verdict.setId("verdict");
    verdict.getStyleClass().add("verdict");
    detail.setId("solving-detail");
    detail.getStyleClass().add("hint");
    detail.setWrapText(true);
    detail.setMinHeight(USE_PREF_SIZE);
    dress(copy, "copy-solution", Command.COPY_SOLUTION, copyable, this::copy);
    dress(certify, "certify", Command.CERTIFY, certifiable, this::certify);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox head = new HBox(8, verdict, gap, certify, copy);
    HBox row = new HBox(8, certificate, detail);
    HBox.setHgrow(detail, Priority.ALWAYS);
    certify.setMinWidth(USE_PREF_SIZE);
    copy.setMinWidth(USE_PREF_SIZE);
    // A long verdict takes two lines.
    verdict.setWrapText(true);
    verdict.setMinWidth(100);
    verdict.setMinHeight(USE_PREF_SIZE);
    head.setAlignment(Pos.CENTER_LEFT);
    bar.setMaxWidth(Double.MAX_VALUE);
    VBox.setVgrow(views, Priority.ALWAYS);
    views.setMinHeight(0);
    getChildren().addAll(head, bar, row, views);
    certificate.setId("certificate");
    certificate.getStyleClass().add("certificate");
    certificate.setMinWidth(USE_PREF_SIZE);
    certificate.managedProperty().bind(certificate.textProperty().isNotEmpty());
    bench.draft().subscribe(draft -> certificate(draft));
    bench.draft().addListener((_, _, draft) -> {
      if (job.draft().filter(solved -> !draft.hasSameTaskAs(solved)).isPresent()) {
        job.reset();
      }
    });
    job.state().subscribe(_ -> refresh());
    Runnable refreshIdle = () -> {
      if (job.state().get() == Job.State.IDLE) {
        refresh();
      }
    };
    bench.faults().addListener((_, _, _) -> refreshIdle.run());
    bench.draft().map(Problem::stipulationText).addListener((_, _, _) -> refreshIdle.run());
    job.progress().subscribe(_ -> progress());
    job.soFar().subscribe(soFar -> soFar.ifPresent(this::show));
    job.firstMate().subscribe(_ -> {
      if (job.busy().get()) {
        verdict.setText(firstMate("; proving …").orElse("Solving …"));
      }
    });
  }

  private static void dress(Button button, String id, Command command, ObservableValue<Boolean> enabled,
      Runnable action) {
    button.setId(id);
    command.icon().ifPresent(icon -> button.setGraphic(new FontIcon(icon)));
    button.setTooltip(new Tooltip(command.tip()));
    button.disableProperty().bind(enabled.map(possible -> !possible));
    button.setOnAction(_ -> action.run());
  }

  public void follow(PlayMode play) {
    play.standing().subscribe(_ -> views.tree().follow(play.made()));
  }

  public void rest() {
    views.rest();
  }

  public void expandAll() {
    views.tree().expandAll();
  }

  public void collapseAll() {
    views.tree().collapseAll();
  }

  /** Saves the view; running the result restores it if the solution is the same. */
  public Runnable keep() {
    return views.tree().keep();
  }

  public Stepper stepper() {
    return views.tree();
  }

  public void show(SolutionNode key) {
    views.tree().select(key);
  }

  private void certificate(Problem problem) {
    boolean holds = problem.isCertified();
    certificate.setText(problem.certificate().map(kept -> kept.verdict().equals(Soundness.SOUND.word())
        ? holds ? "C+" : "C+ stale" : "Saved result: " + kept.verdict() + (holds ? "" : ", stale")).orElse(""));
    certificate.setTooltip(problem.certificate().map(kept -> new Tooltip(kept.verdict() + ", found by " + kept.program()
        + " on " + kept.date() + kept.doubt(problem).map(doubt -> "; it " + doubt).orElse("")
        + "; " + Certificate.NATURE)).orElse(null));
  }

  private void copy() {
    copy(() -> {});
  }

  public void copy(Runnable then) {
    views.write(text -> {
      Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
      then.run();
    });
  }

  public ObservableValue<Boolean> copyable() {
    return copyable;
  }

  public void certify() {
    job.result().get().ifPresent(solved -> bench.certify(solved, job.options()));
  }

  public ObservableValue<String> keeping() {
    return keeping;
  }

  public BooleanProperty asText() {
    return views.asText();
  }

  public BooleanProperty complete() {
    return views.complete();
  }

  public BooleanProperty asPhases() {
    return views.asPhases();
  }

  public BooleanProperty asContent() {
    return views.asContent();
  }

  public PhaseChoice phases() {
    return views.phases();
  }

  public ObservableValue<Boolean> hasPhases() {
    return job.result().map(found -> found.filter(PhaseChoice::hasPhases).isPresent());
  }

  public void copyPhases(Function<PhaseGrid, String> written) {
    views.copyPhases(written);
  }

  public void print(Consumer<String> report) {
    views.write(text -> report.accept(SolutionPrinter.print(text, getScene().getWindow())));
  }

  public ObservableValue<Boolean> certifiable() {
    return certifiable;
  }

  private void refresh() {
    Job.State state = job.state().get();
    boolean running = state.isBusy();
    bar.setVisible(running);
    bar.setManaged(running);
    bar.setProgress(running ? ProgressBar.INDETERMINATE_PROGRESS : 0);
    verdict.getStyleClass().removeAll(TONES);
    switch (state) {
      case IDLE -> showState("Not solved yet", "neutral",
          !bench.faults().get().isEmpty() ? "The position is not legal yet; its faults are listed below."
              : bench.draft().get().stipulationText().isBlank() ? NOTHING_ASKED
                  : "Solve with " + Command.SOLVE_NOW.key() + ".");
      case WAITING, RUNNING -> showState("Solving …", "neutral", "");
      case FAILED -> showState("Cannot be solved", "danger", job.message().get());
      case DONE, CANCELLED -> {}
    }
    if (job.result().get().isPresent()) {
      Solved solved = job.result().get().get();
      showState(VerdictText.of(job, solved), VerdictText.tone(solved.verdict()),
          (figures(solved) + ". " + job.message().get()
              + (state == Job.State.CANCELLED || job.isOutOfTime()
                  ? " " + firstMate(". ").orElse("") + job.reached() : ""))
              .strip());
      certify.setText(keeping.getValue().replace("_", ""));
    } else {
      twins = List.of();
    }
    views.show();
  }

  private Optional<String> firstMate(String more) {
    return job.firstMate().get()
        .map(mate -> bench.letters().written(VerdictText.of(job.draft().orElseThrow(), mate)) + more);
  }

  private void showState(String text, String tone, String more) {
    verdict.setText(text);
    verdict.getStyleClass().add(tone);
    detail.setText(more);
  }

  private static String figures(Solved solved) {
    int count = solved.parts().stream().mapToInt(part -> part.solution().duals().size()).sum();
    // Unknown if the play was not written out.
    boolean written = solved.parts().stream().map(Solved.Part::solution)
        .allMatch(part -> part.complete() && part.stipulation().isBattle() && !part.keys().isEmpty());
    String duals = count == 1 ? "1 dual; " : count > 1 ? count + " duals; " : written ? "no duals; " : "";
    double seconds = solved.parts().stream().mapToDouble(part -> part.solution().seconds()).sum();
    Solution first = solved.parts().getFirst().solution();
    String terms = first.terms().words().stream().map(text -> text + "; ").collect(Collectors.joining());
    String rights = solved.parts().getFirst().twin().remark();
    return String.format(Locale.ROOT, "%s; %s%s%.2f s, %,d moves played%s", first.stipulation(), terms, duals, seconds,
        solved.nodes(), solved.parts().size() > 1 || rights.isEmpty() ? "" : "; " + rights);
  }

  private void progress() {
    if (!job.busy().get()) {
      return;
    }
    job.progress().get().ifPresent(now -> {
      bar.setProgress(now.share());
      detail.setText(now.words());
    });
  }

  private void show(Solved.SoFar soFar) {
    if (!soFar.done().isEmpty() || !soFar.found().isEmpty()) {
      twins = twins.isEmpty() ? job.draft().map(ProblemPart::solved).orElse(List.of()) : twins;
      verdict.setText(firstMate("; proving …").orElse(
          soFar.done().isEmpty() ? "Solving …" : "Solving " + twins.get(soFar.done().size()).letter() + ") …"));
      views.showSoFar(twins, soFar);
    }
  }
}
