package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SegmentedButton;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import zugwerk.content.PhaseGrid;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.quality.Measure;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.solving.SolutionSettings.View;
import zugwerk.studio.task.Job;

/** The views of a solution, one at a time: as printed, as a tree, its phases, its content. */
final class SolutionViews extends VBox {

  private static final double GAP = 4;

  private final Workbench bench;
  private final SolveJob job;
  private final Executor background;
  private final SolutionSettings settings;
  private final SolutionTree tree;
  private final PrintedView printed;
  private final SolutionPage page;
  private final PhaseView phases;
  private final ContentView content;
  private final FullPlayJob fullPlay;
  private final List<Runnable> later = new ArrayList<>();
  private boolean resting;

  SolutionViews(Workbench bench, SolveJob job, SolutionSettings settings, Runnable widen, Runnable copy,
      Executor background, Supplier<Measure> measure) {
    super(8);
    this.bench = bench;
    this.job = job;
    this.background = background;
    this.settings = settings;
    tree = new SolutionTree(bench, settings.filter());
    printed = new PrintedView(background, settings.phases(), bench.letters(), tree, widen);
    page = new SolutionPage(bench.letters());
    phases = new PhaseView(background, settings.phases(), bench.letters(), tree.at(), tree::showLine, widen);
    content = new ContentView(background, measure, bench.letters(), tree::showLine, widen);
    fullPlay = new FullPlayJob(background, Platform::runLater);
    fullPlay.result().subscribe(found -> found.ifPresent(
        whole -> showPlay(Optional.of(whole.solved()), !whole.complete())));
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
    settings.view().subscribe(_ -> refresh());
    settings.asText().addListener((_, _, _) -> refresh());
    getChildren().addAll(bar(copy), body);
  }

  private void refresh() {
    View view = settings.view().get();
    boolean asText = settings.asText().get();
    tree.setVisible(view == View.SOLUTION && !asText);
    printed.setVisible(view == View.SOLUTION && asText);
    page.setVisible(view == View.FULL);
    phases.setVisible(view == View.PHASES);
    content.setVisible(view == View.CONTENT);
  }

  /** Nothing is written for a window that closes. */
  void rest() {
    resting = true;
    fullPlay.reset();
    List.of(printed, page, phases, content).forEach(shown -> shown.setVisible(false));
  }

  private FlowPane bar(Runnable copy) {
    ToggleButton solution = segment("solution-as-solution", Command.TAB_SOLUTION, View.SOLUTION);
    ToggleButton table = segment("solution-as-phases", Command.PHASES, View.PHASES);
    List<ToggleButton> segments = List.of(solution, table,
        segment("solution-as-content", Command.CONTENT, View.CONTENT),
        segment("solution-complete", Command.COMPLETE, View.FULL));
    ObservableValue<Boolean> battle = bench.draft().map(SolutionViews::isBattle);
    table.disableProperty().bind(battle.map(phased -> !phased));
    SegmentedButton views = new SegmentedButton(segments.toArray(ToggleButton[]::new));
    views.setMinWidth(USE_PREF_SIZE);
    ToggleButton lines = new ToggleButton("", new FontIcon(MaterialDesignF.FILE_TREE_OUTLINE));
    lines.setId("solution-as-tree");
    lines.setAccessibleText(lang("Tree"));
    lines.setTooltip(new Tooltip(Command.SOLUTION_TEXT.tip(lang("Show all lines of the solution as a tree"))));
    lines.getStyleClass().add("small");
    lines.selectedProperty().addListener((_, _, tree) -> settings.asText().set(!tree));
    settings.asText().subscribe(text -> lines.setSelected(!text));
    Button copying = new Button("", new FontIcon(MaterialDesignC.CONTENT_COPY));
    copying.setId("copy-solution");
    copying.setAccessibleText(Command.COPY_SOLUTION.label());
    copying.setTooltip(new Tooltip(Command.COPY_SOLUTION.tip()));
    copying.getStyleClass().add("small");
    copying.disableProperty().bind(job.result().map(Optional::isEmpty));
    copying.setOnAction(_ -> copy.run());
    HBox tools = new HBox(4, filters(battle), lines, copying);
    tools.setAlignment(Pos.CENTER_RIGHT);
    tools.getStyleClass().add("filters");
    FlowPane row = new FlowPane(GAP, GAP, views, tools);
    // At the right edge, or below the views where both are too wide, as in some languages.
    tools.prefWidthProperty().bind(Bindings.createDoubleBinding(
        () -> Math.max(tools.minWidth(-1), row.getWidth() - row.getInsets().getLeft() - row.getInsets().getRight() - GAP
            - views.getWidth() - 1),
        row.widthProperty(), row.insetsProperty(), views.widthProperty()));
    row.getStyleClass().add("filters");
    // There is nothing to switch before there is a result. The space is kept, so that nothing moves.
    row.visibleProperty().bind(Bindings.createBooleanBinding(
        () -> job.result().get().isPresent() || job.soFar().get().isPresent(), job.result(), job.soFar()));
    return row;
  }

  private ToggleButton segment(String id, Command command, View one) {
    ToggleButton button = new ToggleButton(command.label());
    button.setId(id);
    button.setTooltip(new Tooltip(command.tip()));
    button.getStyleClass().add("small");
    button.setOnAction(_ -> settings.view().set(one));
    settings.view().subscribe(now -> button.setSelected(now == one));
    return button;
  }

  /** What the tree leaves out. */
  private MenuButton filters(ObservableValue<Boolean> battle) {
    SolutionFilter filter = settings.filter();
    CheckMenuItem grouped = filter("filter-group", Command.GROUPED, filter.grouped());
    List<CheckMenuItem> against = List.of(
        filter("filter-mates", Command.MATES_ONLY, filter.matesOnly()),
        filter("filter-defence", Command.ONE_DEFENCE, filter.oneDefence()),
        filter("filter-short", Command.NO_SHORT_LINES, filter.fullLength()),
        filter("filter-tries", Command.NO_TRIES, filter.noTries()));
    MenuButton button = new MenuButton("", new FontIcon(MaterialDesignF.FILTER_OUTLINE));
    button.setId("solution-filters");
    button.setAccessibleText(lang("Filters"));
    button.setTooltip(new Tooltip(lang("Choose which lines the tree shows")));
    button.getStyleClass().add("small");
    button.getItems().addAll(against);
    button.getItems().add(grouped);
    battle.subscribe(phased -> {
      against.forEach(item -> item.setVisible(phased));
      grouped.setVisible(!phased);
    });
    button.visibleProperty().bind(settings.view().isEqualTo(View.SOLUTION).and(settings.asText().not()));
    button.managedProperty().bind(button.visibleProperty());
    return button;
  }

  private static CheckMenuItem filter(String id, Command command, BooleanProperty property) {
    CheckMenuItem item = new CheckMenuItem(command.label());
    item.setId(id);
    item.selectedProperty().bindBidirectional(property);
    return item;
  }

  private static boolean isBattle(Problem draft) {
    return draft.task().stipulation().isEmpty() || draft.task().stipulationOrThrow().hasKeys();
  }

  SolutionTree tree() {
    return tree;
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
    // The views are filled once, when set play and tries are known, so that no line moves under a reader.
    lacking.ifPresentOrElse(problem -> fullPlay.start(problem, solved.orElseThrow(), job.options()),
        () -> showPlay(solved, PhaseChoice.lacksPhases(job.options())));
  }

  /** Shows the views that have set play and tries, even if the tree lacks them. */
  private void showPlay(Optional<Solved> solved, boolean lacking) {
    boolean lacks = lacking && solved.filter(PhaseChoice::hasPhases).isPresent();
    printed.show(solved, settings.phases().printed(job.options()), lacks);
    phases.show(solved, settings.phases().printed(job.options()), lacks);
    content.show(solved, lacks);
  }

  void showSoFar(List<ProblemPart> twins, Solved.InterimResult known) {
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
        PrintedOptions options = settings.phases().printed(job.options());
        Solved whole = fullPlay.result().get().map(FullPlayJob.FullPlay::solved).orElse(solved);
        background.execute(() -> {
          String text = PrintedJob.Printed.of(whole, options).text();
          Platform.runLater(() -> then.accept(bench.letters().written(text)));
        });
      });
    });
  }
}
