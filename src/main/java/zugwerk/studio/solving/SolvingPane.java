package zugwerk.studio.solving;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.solve.SolutionNode;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.solving.model.SolutionFilter;
import zugwerk.studio.solving.model.SolveJob;
import zugwerk.studio.solving.model.VerdictWords;

/** The verdict, the progress and the tree of the solving job. A change of the draft ends and forgets the job. */
public final class SolvingPane extends VBox {

  private static final List<String> TONES = List.of("success", "warning", "danger", "neutral");

  private final Workbench bench;
  private final SolveJob job;
  private final Label verdict = new Label();
  private final Label detail = new Label();
  private final ProgressBar bar = new ProgressBar(0);
  private final Button copy = new Button("Copy", new FontIcon(MaterialDesignC.CONTENT_COPY));
  private final Button certify = new Button("Keep C+", new FontIcon(MaterialDesignC.CERTIFICATE_OUTLINE));
  private final Label certificate = new Label();
  private final SolutionTree tree;
  /** The parts of what is being solved, once something was found. */
  private List<ProblemPart> twins = List.of();

  /**
   * @param filter which lines are shown
   */
  public SolvingPane(Workbench bench, SolveJob job, SolutionFilter filter) {
    this.bench = bench;
    this.job = job;
    getStyleClass().add("side-pane");
    tree = new SolutionTree(bench, filter);
    verdict.setId("verdict");
    verdict.getStyleClass().add("verdict");
    detail.setId("solving-detail");
    detail.getStyleClass().add("hint");
    detail.setWrapText(true);
    detail.setMinHeight(USE_PREF_SIZE);
    copy.setId("copy-solution");
    copy.setTooltip(new Tooltip("Copy the solution as text (Shift+F4)"));
    copy.setOnAction(_ -> copy());
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox head = new HBox(8, verdict, certificate, gap, certify, copy);
    head.setAlignment(Pos.CENTER_LEFT);
    bar.setMaxWidth(Double.MAX_VALUE);
    VBox.setVgrow(tree, Priority.ALWAYS);
    getChildren().addAll(head, bar, detail, filters(filter), tree);
    certify.setId("certify");
    certify.setTooltip(new Tooltip("Keep the verdict, the program and the date in the problem's file (F4)"));
    certify.setOnAction(_ -> certify());
    certificate.setId("certificate");
    certificate.getStyleClass().add("certificate");
    bench.draft().subscribe(draft -> certificate(draft));
    bench.draft().addListener((_, _, draft) -> {
      if (job.draft() != null && !draft.asksTheSameAs(job.draft())) {
        job.reset();
      }
    });
    job.state().subscribe(_ -> refresh());
    bench.faults().addListener((_, _, _) -> {
      if (job.state().get() == SolveJob.State.READY) {
        refresh();
      }
    });
    job.progress().subscribe(_ -> progress());
    job.soFar().subscribe(soFar -> soFar.ifPresent(this::show));
  }

  private static FlowPane filters(SolutionFilter filter) {
    FlowPane row = new FlowPane(6, 4,
        toggle("filter-mates", "Mates only", "Only lines that end in the goal (Ctrl+1)", filter.matesOnly()),
        toggle("filter-defence", "One defence",
            "One defence against each move: the one looked at, else the longest (Ctrl+2)", filter.oneDefence()),
        toggle("filter-short", "No short lines", "No lines that are over sooner than others (Ctrl+3)",
            filter.fullLength()),
        toggle("filter-tries", "No tries", "No tries (Ctrl+4)", filter.noTries()));
    row.getStyleClass().add("filters");
    return row;
  }

  private static ToggleButton toggle(String id, String text, String tip, BooleanProperty property) {
    ToggleButton button = new ToggleButton(text);
    button.setId(id);
    button.setTooltip(new Tooltip(tip));
    button.getStyleClass().add("small");
    button.selectedProperty().bindBidirectional(property);
    return button;
  }

  /** Shows on the board a key that was found. */
  public void look(SolutionNode key) {
    tree.select(key);
  }

  /** Shows whether the problem bears a certificate, and whether that still holds. */
  private void certificate(Problem problem) {
    boolean holds = problem.isCertified();
    certificate.setText(problem.certificate().map(_ -> holds ? "C+" : "C+ stale").orElse(""));
    certificate.setTooltip(problem.certificate().map(kept -> new Tooltip(kept.verdict() + ", found by " + kept.program()
        + " on " + kept.date() + (holds ? "" : "; the problem has changed since"))).orElse(null));
  }

  /** Copies the solution as text. */
  public void copy() {
    job.solution().get()
        .ifPresent(solved -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, solved.text())));
  }

  /** Whether there is a solution to be copied. */
  public ObservableBooleanValue copyable() {
    return copy.disabledProperty().not();
  }

  /** Keeps with the problem what was found. */
  public void certify() {
    job.solution().get().ifPresent(solved -> bench.certify(solved, job.options()));
  }

  /** Whether the solver has come to an end, so that what it found can be kept. */
  public ObservableBooleanValue certifiable() {
    return certify.disabledProperty().not();
  }

  private void refresh() {
    SolveJob.State state = job.state().get();
    boolean running = state == SolveJob.State.RUNNING;
    bar.setVisible(running);
    bar.setManaged(running);
    bar.setProgress(running ? ProgressBar.INDETERMINATE_PROGRESS : 0);
    copy.setDisable(job.solution().get().isEmpty());
    certify.setDisable(job.solution().get().isEmpty() || state != SolveJob.State.DONE);
    verdict.getStyleClass().removeAll(TONES);
    switch (state) {
      case READY -> say("Not solved yet", "neutral", bench.faults().get().isEmpty() ? "Solve with Ctrl+Enter."
          : "The position cannot be played yet; what it lacks is listed below.");
      case RUNNING -> say("Solving …", "neutral", "");
      case FAILED -> say("Cannot be solved", "danger", job.fault().get());
      case DONE, CANCELLED, TOO_LONG -> {}
    }
    if (job.solution().get().isPresent()) {
      Solved solved = job.solution().get().get();
      say(VerdictWords.of(job, solved), VerdictWords.tone(solved.verdict()),
          figures(solved) + (job.fault().get().isEmpty() ? "" : ". " + job.fault().get()));
      tree.show(solved);
    } else {
      tree.clear();
      twins = List.of();
    }
  }

  private void say(String text, String tone, String more) {
    verdict.setText(text);
    verdict.getStyleClass().add(tone);
    detail.setText(more);
  }

  private static String figures(Solved solved) {
    int count = solved.parts().stream().mapToInt(part -> part.solution().duals().size()).sum();
    String duals = count == 0 ? "no duals" : count == 1 ? "1 dual" : count + " duals";
    double seconds = solved.parts().stream().mapToDouble(part -> part.solution().seconds()).sum();
    return String.format(Locale.ROOT, "%s; %s; %.2f s, %,d moves played",
        solved.parts().getFirst().solution().stipulation(), duals, seconds, solved.nodes());
  }

  private void progress() {
    if (job.state().get() != SolveJob.State.RUNNING) {
      return;
    }
    job.progress().get().ifPresent(now -> {
      bar.setProgress(now.share());
      detail.setText(now.words());
    });
  }

  private void show(Solved.SoFar soFar) {
    if (!soFar.done().isEmpty() || !soFar.found().isEmpty()) {
      twins = twins.isEmpty() ? ProblemPart.of(job.draft()) : twins;
      verdict.setText(
          soFar.done().isEmpty() ? "Solving …" : "Solving " + twins.get(soFar.done().size()).letter() + ") …");
      tree.showSoFar(twins, soFar);
    }
  }
}
