package zugwerk.studio.solving;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import zugwerk.content.PhaseGrid;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.quality.Measure;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.task.Job;

/** The views of a solution, one at a time: as printed, as a tree, its phases, its content. */
final class SolutionViews extends VBox {

  private enum View {
    TEXT, TREE, PHASES, CONTENT
  }

  private final Workbench bench;
  private final SolveJob job;
  private final Executor background;
  private final ObjectProperty<View> view = new SimpleObjectProperty<>(View.TEXT);
  /** The view that is shown again after phases and content. */
  private View usual = View.TEXT;
  private final BooleanProperty asText = shows(View.TEXT, () -> View.TREE);
  private final BooleanProperty asTree = shows(View.TREE, () -> View.TEXT);
  private final BooleanProperty asPhases = shows(View.PHASES, () -> usual);
  private final BooleanProperty asContent = shows(View.CONTENT, () -> usual);
  private final BooleanProperty complete = new SimpleBooleanProperty();
  private final PhaseChoice choice = new PhaseChoice();
  private final SolutionTree tree;
  private final PrintedView printed;
  private final SolutionPage page;
  private final PhaseView phases;
  private final ContentView content;
  private final FullPlayJob fullPlay;
  /** Usually set play and tries are found so soon that the text need not change again. */
  private final PauseTransition patience = new PauseTransition(Duration.millis(300));
  private final List<Runnable> later = new ArrayList<>();
  private boolean resting;

  SolutionViews(Workbench bench, SolveJob job, SolutionFilter filter, Runnable widen, Executor background,
      Supplier<Measure> measure) {
    super(8);
    this.bench = bench;
    this.job = job;
    this.background = background;
    tree = new SolutionTree(bench, filter);
    printed = new PrintedView(background, choice, bench.letters(), tree, widen);
    page = new SolutionPage(bench.letters());
    phases = new PhaseView(background, choice, bench.letters(), tree.at(), tree::showLine, widen);
    content = new ContentView(background, measure, bench.letters(), tree::showLine, widen);
    fullPlay = new FullPlayJob(background, Platform::runLater);
    fullPlay.result().subscribe(found -> found.ifPresent(
        whole -> showPlay(Optional.of(whole.solved()), !whole.complete())));
    patience.setOnFinished(_ -> printed.show(job.result().get(), choice.printed(job.options()), false));
    fullPlay.state().subscribe(now -> {
      if (now == Job.State.FAILED) {
        showPlay(job.result().get(), true);
      }
      if (!now.isBusy()) {
        List<Runnable> waiting = List.copyOf(later);
        later.clear();
        waiting.forEach(Runnable::run);
      }
    });
    StackPane body = new StackPane(tree, printed, page, phases, content);
    // In a low window, a short list is better than one that is covered.
    for (Region shown : List.of(body, tree, printed, page, phases, content)) {
      shown.setMinHeight(0);
    }
    VBox.setVgrow(body, Priority.ALWAYS);
    view.subscribe(now -> {
      usual = now == View.TEXT || now == View.TREE ? now : usual;
      refresh();
    });
    complete.subscribe(_ -> refresh());
    getChildren().addAll(bar(filter), body);
  }

  private BooleanProperty shows(View one, Supplier<View> otherwise) {
    BooleanProperty shown = new SimpleBooleanProperty(view.get() == one);
    view.addListener((_, _, now) -> shown.set(now == one));
    shown.addListener((_, _, chosen) -> {
      if (chosen || view.get() == one) {
        view.set(chosen ? one : otherwise.get());
      }
    });
    return shown;
  }

  private void refresh() {
    tree.setVisible(view.get() == View.TREE);
    printed.setVisible(view.get() == View.TEXT && !complete.get());
    page.setVisible(view.get() == View.TEXT && complete.get());
    phases.setVisible(view.get() == View.PHASES);
    content.setVisible(view.get() == View.CONTENT);
  }

  /** Nothing is written for a window that closes. */
  void rest() {
    resting = true;
    patience.stop();
    fullPlay.reset();
    List.of(printed, page, phases, content).forEach(shown -> shown.setVisible(false));
  }

  private FlowPane bar(SolutionFilter filter) {
    ToggleButton text = toggle("solution-as-text", Command.SOLUTION_TEXT, asText);
    text.setText("Text");
    ToggleButton lines = new ToggleButton("Tree");
    lines.setTooltip(new Tooltip("Show all lines of the solution as a tree"));
    dress(lines, "solution-as-tree", asTree);
    ToggleButton table = toggle("solution-as-phases", Command.PHASES, asPhases);
    ToggleButton themes = toggle("solution-as-content", Command.CONTENT, asContent);
    ToggleButton all = toggle("solution-complete", Command.COMPLETE, complete);
    List<Node> against = List.of(
        toggle("filter-mates", Command.MATES_ONLY, filter.matesOnly()),
        toggle("filter-defence", Command.ONE_DEFENCE, filter.oneDefence()),
        toggle("filter-short", Command.NO_SHORT_LINES, filter.fullLength()),
        toggle("filter-tries", Command.NO_TRIES, filter.noTries()));
    ToggleButton grouped = toggle("filter-group", Command.GROUPED, filter.grouped());
    // The views come first, so that none moves when one is chosen.
    FlowPane row = new FlowPane(6, 4, text, lines, table, themes, all);
    row.getChildren().addAll(against);
    row.getChildren().add(grouped);
    ObservableValue<Boolean> battle = bench.draft().map(SolutionViews::isBattle);
    Runnable offers = () -> {
      boolean filters = view.get() == View.TREE;
      against.forEach(button -> offer(button, battle.getValue() && filters));
      offer(grouped, !battle.getValue() && filters);
      offer(table, battle.getValue());
      offer(all, view.get() == View.TEXT);
    };
    battle.subscribe(offers);
    view.subscribe(offers);
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
    button.setTooltip(new Tooltip(command.tip()));
    dress(button, id, property);
    return button;
  }

  private static void dress(ToggleButton button, String id, BooleanProperty property) {
    button.setId(id);
    button.getStyleClass().add("small");
    button.selectedProperty().bindBidirectional(property);
  }

  SolutionTree tree() {
    return tree;
  }

  BooleanProperty asText() {
    return asText;
  }

  BooleanProperty asPhases() {
    return asPhases;
  }

  BooleanProperty asContent() {
    return asContent;
  }

  /** Whether the text is the complete analysis. */
  BooleanProperty complete() {
    return complete;
  }

  PhaseChoice phases() {
    return choice;
  }

  void copyPhases(Function<PhaseGrid, String> written) {
    phases.copy(written);
  }

  void show() {
    Optional<Solved> solved = job.result().get();
    solved.ifPresentOrElse(tree::show, tree::clear);
    page.show(solved);
    fullPlay.reset();
    Optional<Problem> lacking = job.draft().filter(_ -> solved.isPresent() && job.isFinished() && !resting)
        .filter(problem -> FullPlayJob.applies(problem, job.options()));
    patience.stop();
    lacking.ifPresentOrElse(problem -> {
      fullPlay.start(problem, solved.orElseThrow(), job.options());
      patience.playFromStart();
    }, () -> showPlay(solved, PhaseChoice.lacksPhases(job.options())));
  }

  /** Shows the views that have set play and tries, even if the tree lacks them. */
  private void showPlay(Optional<Solved> solved, boolean lacking) {
    patience.stop();
    boolean lacks = lacking && solved.filter(PhaseChoice::hasPhases).isPresent();
    printed.show(solved, choice.printed(job.options()), lacks);
    phases.show(solved, choice.printed(job.options()), lacks);
    content.show(solved, lacks);
  }

  void showSoFar(List<ProblemPart> twins, Solved.SoFar known) {
    tree.showSoFar(twins, known);
    printed.showSoFar(twins, known);
  }

  /** Writes the solution for the clipboard or a printer: as printed, unless the complete analysis is shown. */
  void write(Consumer<String> then) {
    job.result().get().ifPresent(solved -> {
      if (page.isVisible()) {
        then.accept(bench.letters().written(solved.text()));
        return;
      }
      if (fullPlay.busy().get()) {
        later.add(() -> write(then));
        return;
      }
      printed.text().ifPresentOrElse(text -> then.accept(bench.letters().written(text)), () -> {
        PrintedOptions options = choice.printed(job.options());
        Solved whole = fullPlay.result().get().map(FullPlayJob.Found::solved).orElse(solved);
        background.execute(() -> {
          String text = PrintedJob.Printed.of(whole, options).text();
          Platform.runLater(() -> then.accept(bench.letters().written(text)));
        });
      });
    });
  }
}
