package zugwerk.studio.solving;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
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
import javafx.scene.layout.StackPane;
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
  private final SolutionTree tree;
  private final SolutionPage page;
  private final PhaseChoice choice = new PhaseChoice();
  private final PhaseView phases;
  private final ContentView content;
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
    tree = new SolutionTree(bench, filter);
    page = new SolutionPage(bench.letters());
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
    phases = new PhaseView(choice, bench.letters(), tree.at(), tree::showLine, widen);
    content = new ContentView(background, measure, bench.letters(), tree::showLine, widen);
    List<Node> instead = List.of(page, phases, content);
    StackPane body = new StackPane(tree, page, phases, content);
    // In a low window, a short list is better than one that is covered.
    for (Region shown : List.of(body, tree, page, phases, content)) {
      shown.setMinHeight(0);
    }
    VBox.setVgrow(body, Priority.ALWAYS);
    tree.visibleProperty().bind(page.visibleProperty().or(phases.visibleProperty()).or(content.visibleProperty())
        .not());
    // One view at a time.
    instead.forEach(view -> view.visibleProperty().subscribe(shown -> instead.stream()
        .filter(other -> shown && !other.equals(view)).forEach(other -> other.setVisible(false))));
    getChildren().addAll(head, bar, row, filters(filter), body);
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

  private FlowPane filters(SolutionFilter filter) {
    FlowPane row = new FlowPane(6, 4,
        toggle("filter-mates", Command.MATES_ONLY, filter.matesOnly()),
        toggle("filter-defence", Command.ONE_DEFENCE, filter.oneDefence()),
        toggle("filter-short", Command.NO_SHORT_LINES, filter.fullLength()),
        toggle("filter-tries", Command.NO_TRIES, filter.noTries()));
    ToggleButton grouped = toggle("filter-group", Command.GROUPED, filter.grouped());
    List<Node> against = List.copyOf(row.getChildren());
    ToggleButton text = toggle("solution-as-text", Command.SOLUTION_TEXT, page.visibleProperty());
    text.setText("Text");
    ToggleButton table = toggle("solution-as-phases", Command.PHASES, phases.visibleProperty());
    ToggleButton themes = toggle("solution-as-content", Command.CONTENT, content.visibleProperty());
    row.getChildren().addAll(grouped, text, table, themes);
    // Only filters that apply to the stipulation; the text shows everything.
    ObservableValue<Boolean> battle = bench.draft().map(SolvingPane::isBattle);
    Runnable refresh = () -> {
      against.forEach(button -> offer(button, battle.getValue() && tree.isVisible()));
      offer(grouped, !battle.getValue() && tree.isVisible());
      offer(table, battle.getValue());
    };
    battle.subscribe(refresh);
    tree.visibleProperty().subscribe(refresh);
    refresh.run();
    row.getStyleClass().add("filters");
    return row;
  }

  private static boolean isBattle(Problem draft) {
    return !draft.hasStipulation() || draft.stipulationOrThrow().hasKeys();
  }

  private static void offer(Node node, boolean offered) {
    node.setVisible(offered);
    node.setManaged(offered);
  }

  private static ToggleButton toggle(String id, Command command, BooleanProperty property) {
    ToggleButton button = new ToggleButton(command.label());
    button.setId(id);
    button.setTooltip(new Tooltip(command.tip()));
    button.getStyleClass().add("small");
    button.selectedProperty().bindBidirectional(property);
    return button;
  }

  public void follow(PlayMode play) {
    play.standing().subscribe(_ -> tree.follow(play.made()));
  }

  public void expandAll() {
    tree.expandAll();
  }

  public void collapseAll() {
    tree.collapseAll();
  }

  /** Saves the view; running the result restores it if the solution is the same. */
  public Runnable keep() {
    return tree.keep();
  }

  public Stepper stepper() {
    return tree;
  }

  public void show(SolutionNode key) {
    tree.select(key);
  }

  private void certificate(Problem problem) {
    boolean holds = problem.isCertified();
    certificate.setText(problem.certificate().map(kept -> kept.verdict().equals(Soundness.SOUND.word())
        ? holds ? "C+" : "C+ stale" : "Saved result: " + kept.verdict() + (holds ? "" : ", stale")).orElse(""));
    certificate.setTooltip(problem.certificate().map(kept -> new Tooltip(kept.verdict() + ", found by " + kept.program()
        + " on " + kept.date() + kept.doubt(problem).map(doubt -> "; it " + doubt).orElse("")
        + "; " + Certificate.NATURE)).orElse(null));
  }

  public void copy() {
    job.result().get().ifPresent(solved -> Clipboard.getSystemClipboard()
        .setContent(Map.of(DataFormat.PLAIN_TEXT, bench.letters().written(solved.text()))));
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
    return page.visibleProperty();
  }

  public BooleanProperty asPhases() {
    return phases.visibleProperty();
  }

  public BooleanProperty asContent() {
    return content.visibleProperty();
  }

  public PhaseChoice phases() {
    return choice;
  }

  public ObservableValue<Boolean> hasPhases() {
    return job.result().map(found -> found.flatMap(choice::of).isPresent());
  }

  public void copyPhases(Function<PhaseGrid, String> written) {
    phases.copy(written);
  }

  public String print() {
    return job.result().get().map(solved -> SolutionPrinter.print(bench.letters().written(solved.text()),
        getScene().getWindow())).orElse("");
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
      tree.show(solved);
      certify.setText(keeping.getValue().replace("_", ""));
    } else {
      tree.clear();
      twins = List.of();
    }
    page.show(job.result().get());
    boolean lacking = PhaseChoice.lacksPhases(job.options());
    phases.show(job.result().get(), lacking);
    content.show(job.result().get(), lacking && hasPhases().getValue());
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
      tree.showSoFar(twins, soFar);
    }
  }
}
