package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import zugwerk.content.quality.Measure;
import zugwerk.problem.Problem;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.TextWidth;
import zugwerk.studio.compose.ComposePane;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.endgame.EndgamePane;
import zugwerk.studio.powers.PowersPane;
import zugwerk.studio.solving.SolvingPane;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.studio.task.FileWork;

/** The panes beside the board: tabs, or in a wide window the solution and tabs with the others beside it. */
final class Docks extends StackPane {

  static final List<Command> COMMANDS = List.of(Command.TAB_SOLUTION, Command.TAB_SETTINGS, Command.TAB_TWINS,
      Command.TAB_COMPOSE, Command.TAB_ENDGAME, Command.TAB_CREDITS);

  private static final PseudoClass CROWDED = PseudoClass.getPseudoClass("crowded");
  /** Of a tab around its title. */
  private static final double EDGES = 16;
  /** What JavaFX leaves free beside the titles; without it, a menu of tabs hides the last one. */
  private static final double REST = 12;

  private final TabPane tabs = new TabPane();
  private final SplitPane split = new SplitPane();
  /** All tabs, in order; those that the game does not need are left out of the pane. */
  private final List<Tab> all = new ArrayList<>();
  private final SolvingPane solving;
  private final PowersPane powers;
  private final EndgamePane endgame;
  private final ComposePane compose;
  private final ObservableValue<String> rules;
  private boolean wide;

  Docks(OpenProblem problem, Actions actions, Executor background, FileWork work, Supplier<Measure> measure) {
    Workbench bench = problem.bench();
    // The column decides on their size.
    for (Region part : List.of(this, tabs, split)) {
      part.setMinSize(0, 0);
    }
    tabs.setId("panes");
    tabs.setAccessibleText(lang("Panes"));
    solving = new SolvingPane(bench, problem.job(), actions.solutions(), actions::solvePhases, actions, background,
        measure);
    solving.follow(problem.play());
    powers = new PowersPane(bench, work);
    endgame = new EndgamePane(bench, problem.play(), problem.endgame(), problem.figures(),
        tabs.getSelectionModel().selectedItemProperty().map(tab -> tab.getId().equals(id(Command.TAB_ENDGAME)))
            .orElse(false));
    compose = new ComposePane(bench, problem.composing(), background, problem.versions()::taken);
    List<Node> contents = List.of(solving, powers, scrolled(new TwinsPane(bench, problem.twins(), background)),
        scrolled(compose), endgame, scrolled(new CreditsPane(bench)));
    for (int i = 0; i < contents.size(); i++) {
      all.add(tab(COMMANDS.get(i), contents.get(i)));
    }
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
    rules = bench.draft().map(Docks::rules);
    tab(Command.TAB_SETTINGS).textProperty().bind(rules.map(name -> name.isEmpty() ? lang("Settings") : name));
    rules.subscribe(_ -> arrange());
    tabs.widthProperty().subscribe(this::fitTitles);
  }

  /** The name of the pane for what the user can change in a game; empty if there is nothing. */
  static String rules(Problem draft) {
    return draft.variant().options().hint().isEmpty() ? ""
        : draft.variant().options().powerLists().isPresent() ? lang("Powers") : lang("Settings");
  }

  /** Shows the solution beside the other panes, or as one of the tabs. */
  void widen(boolean wider) {
    if (wide != wider) {
      wide = wider;
      arrange();
    }
  }

  private void arrange() {
    Tab selected = tabs.getSelectionModel().getSelectedItem();
    List<Tab> offered = new ArrayList<>(all);
    if (rules.getValue().isEmpty()) {
      offered.remove(tab(Command.TAB_SETTINGS));
    }
    Tab solution = tab(Command.TAB_SOLUTION);
    if (wide) {
      offered.remove(solution);
      solution.setContent(null);
      split.getItems().setAll(solving, tabs);
      getChildren().setAll(split);
    } else {
      split.getItems().clear();
      solution.setContent(solving);
      getChildren().setAll(tabs);
    }
    if (!offered.equals(tabs.getTabs())) {
      tabs.getTabs().setAll(offered);
      tabs.getSelectionModel().select(offered.contains(selected) ? selected : offered.getFirst());
    }
    fitTitles();
  }

  /** Makes titles smaller if they are too long for the width, as in some languages. */
  private void fitTitles() {
    double needed = tabs.getTabs().stream().mapToDouble(tab -> TextWidth.of(tab.getText()) + EDGES).sum();
    tabs.pseudoClassStateChanged(CROWDED, needed + REST > tabs.getWidth());
  }

  private Tab tab(Command command) {
    return all.get(COMMANDS.indexOf(command));
  }

  private static String id(Command command) {
    return command.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** In a low window the pane scrolls, so that no text is cut off. */
  private static ScrollPane scrolled(Region pane) {
    ScrollPane scroll = new ScrollPane(pane);
    scroll.getStyleClass().add("side-scroll");
    scroll.setFitToWidth(true);
    scroll.setFitToHeight(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    return scroll;
  }

  /** A tab creates its content when first shown, so that the window opens sooner. */
  private static Tab tab(Command command, Node content) {
    Tab tab = new Tab(command.label());
    tab.setId(id(command));
    tab.setTooltip(new Tooltip(command.tip()));
    tab.setUserData(content instanceof ScrollPane scroll ? scroll.getContent() : content);
    tab.selectedProperty().subscribe(selected -> {
      if (selected && tab.getContent() == null) {
        tab.setContent(content);
      }
    });
    return tab;
  }

  SolvingPane solving() {
    return solving;
  }

  PowersPane powers() {
    return powers;
  }

  EndgamePane endgame() {
    return endgame;
  }

  ComposePane compose() {
    return compose;
  }

  void show(Command command) {
    if (show(tab(command))) {
      tabs.requestFocus();
    }
  }

  /** Whether a tab was selected; the solution of a wide window is in sight anyway. */
  private boolean show(Tab tab) {
    boolean offered = tabs.getTabs().contains(tab);
    if (offered) {
      tabs.getSelectionModel().select(tab);
    }
    return offered;
  }

  @SuppressWarnings("ReferenceEquality") // A node is equal to itself only.
  void show(Node pane) {
    all.stream().filter(tab -> tab.getUserData() == pane).forEach(this::show);
  }

  /** Selects the pane that is selected among those of another tab, if both games have it. */
  void showLike(Docks other) {
    show(all.get(other.all.indexOf(other.tabs.getSelectionModel().getSelectedItem())));
  }

  boolean stop() {
    // Both must stop.
    boolean searching = compose.stop();
    boolean building = endgame.stop();
    return searching || building;
  }

  void rest() {
    solving.rest();
  }
}
