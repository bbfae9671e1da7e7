package zugwerk.studio;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import zugwerk.content.quality.Measure;
import zugwerk.studio.action.Command;
import zugwerk.studio.compose.ComposePane;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.endgame.EndgamePane;
import zugwerk.studio.powers.PowersPane;
import zugwerk.studio.solving.SolvingPane;
import zugwerk.studio.task.FileWork;

final class SideTabs extends TabPane {

  static final List<Command> COMMANDS = List.of(Command.TAB_SOLUTION, Command.TAB_TWINS, Command.TAB_SETTINGS,
      Command.TAB_ENDGAME, Command.TAB_COMPOSE, Command.TAB_CREDITS);

  private final SolvingPane solving;
  private final PowersPane powers;
  private final EndgamePane endgame;
  private final ComposePane compose;

  SideTabs(Workbench bench, Actions actions, Executor background, FileWork work, Supplier<Measure> measure) {
    setId("panes");
    setAccessibleText("Panes");
    solving = new SolvingPane(bench, actions.job(), actions.filter(), actions::solvePhases, background, measure);
    solving.follow(actions.play());
    powers = new PowersPane(bench, work);
    endgame = new EndgamePane(bench, actions.play(), background,
        getSelectionModel().selectedIndexProperty()
            .map(index -> index.intValue() == COMMANDS.indexOf(Command.TAB_ENDGAME)));
    compose = new ComposePane(bench, background, measure, () -> actions.cluster().solver(false));
    List<Node> contents = List.of(solving, scrolled(new TwinsPane(bench, actions.twins(), background)), powers, endgame,
        scrolled(compose),
        scrolled(new CreditsPane(bench)));
    for (int i = 0; i < contents.size(); i++) {
      getTabs().add(tab(COMMANDS.get(i), contents.get(i)));
    }
    setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
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
      if (selected) {
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
    getSelectionModel().select(COMMANDS.indexOf(command));
    requestFocus();
  }

  @SuppressWarnings("ReferenceEquality") // A node is equal to itself only.
  void show(Node pane) {
    getTabs().stream().filter(tab -> tab.getUserData() == pane).forEach(getSelectionModel()::select);
  }

  boolean stop() {
    // Both must stop.
    boolean searching = compose.stop();
    boolean building = endgame.stop();
    return searching || building;
  }

  void rest() {
    solving.rest();
    endgame.rest();
    compose.rest();
  }
}
