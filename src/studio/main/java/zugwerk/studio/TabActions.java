package zugwerk.studio;

import static zugwerk.work.Localization.lang;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import zugwerk.betza.Preset;
import zugwerk.studio.action.Action;
import zugwerk.studio.action.ActionGroup;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.CommandGroup;
import zugwerk.studio.action.MenuEntry;
import zugwerk.studio.compose.ComposeKind;
import zugwerk.studio.compose.ComposePane;
import zugwerk.studio.editor.TwinMaker;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.endgame.EndgamePane;
import zugwerk.studio.powers.ListExchange;
import zugwerk.studio.powers.PowersPane;

/** The actions of the tabs beside the board. Each shows its tab. */
final class TabActions {

  private final Workbench bench;
  private final TwinMaker twins;
  private final Docks tabs;

  TabActions(Workbench bench, TwinMaker twins, Docks tabs) {
    this.bench = bench;
    this.twins = twins;
    this.tabs = tabs;
  }

  private Action in(Node pane, Command command, Runnable action) {
    return Action.of(command, () -> {
      tabs.show(pane);
      action.run();
    });
  }

  ActionGroup tabs() {
    return ActionGroup.of(CommandGroup.TAB, Docks.COMMANDS.stream()
        .map(this::tab).toArray(MenuEntry[]::new));
  }

  private Action tab(Command command) {
    Action shown = Action.of(command, () -> tabs.show(command));
    return command == Command.TAB_SETTINGS ? shown.when(tabs.rules().map(name -> !name.isEmpty()))
        .titled(tabs.rules().map(name -> name.isEmpty() ? command.title() : name)) : shown;
  }

  ActionGroup powers() {
    PowersPane pane = tabs.powers();
    ListExchange exchange = pane.exchange();
    ObservableValue<Boolean> presets = bench.draft().map(draft -> !draft.variant().options().presets().isEmpty());
    ObservableValue<Boolean> ofLists =
        bench.draft().map(draft -> draft.variant().options().presets().equals(Preset.ALL));
    ObservableValue<Boolean> lists = bench.draft().map(draft -> draft.variant().options().powerLists().isPresent());
    ObservableValue<Boolean> ofTypes = bench.draft().map(draft -> draft.variant().options().powerLists().isPresent()
        && draft.variant().options().typeLetters().isEmpty());
    ActionGroup all = ActionGroup.of(CommandGroup.POWERS,
        ActionGroup.choice(Command.PRESET, pane.preset(), Preset.ALL, Preset::name).when(ofLists),
        Action.toggle(Command.OWN_LISTS, pane.ownLists()).when(ofTypes),
        in(pane, Command.BLACK_AHEAD, () -> pane.rotateBlack(1)).when(ofTypes),
        in(pane, Command.BLACK_BACK, () -> pane.rotateBlack(-1)).when(ofTypes),
        MenuEntry.LINE,
        in(pane, Command.COPY_LISTS, exchange::copy).when(lists),
        in(pane, Command.PASTE_LISTS, exchange::paste).when(lists),
        in(pane, Command.LOAD_LISTS, exchange::load).when(lists),
        in(pane, Command.SAVE_LISTS, exchange::save).when(lists),
        MenuEntry.LINE,
        in(pane, Command.LISTS_AS_TEXT, pane::turnText).when(lists));
    return new ActionGroup(all.title(), all.entries(), presets);
  }

  ActionGroup endgame() {
    EndgamePane pane = tabs.endgame();
    return ActionGroup.of(CommandGroup.ENDGAME,
        in(pane, Command.BUILD_TABLES, pane::build),
        in(pane, Command.COUNT_ENDINGS, pane::count),
        in(pane, Command.COPY_FIGURES, pane::copyFigures));
  }

  private Action makeTwin() {
    return Action.of(Command.MAKE_TWIN, () -> {
      if (twins.making().get().isPresent()) {
        twins.finish();
      } else {
        tabs.show(Command.TAB_TWINS);
        twins.begin();
      }
    }).titled(twins.making().map(now -> now.isPresent() ? lang("_Add twin") : Command.MAKE_TWIN.title()));
  }

  ActionGroup compose(Runnable keep, Runnable similar) {
    ComposePane pane = tabs.compose();
    return ActionGroup.of(CommandGroup.COMPOSE,
        makeTwin(),
        Action.of(Command.KEEP_VERSION, keep),
        MenuEntry.LINE,
        in(pane, Command.MINIMAL, () -> pane.start(ComposeKind.MINIMAL)),
        in(pane, Command.REPAIR, () -> pane.start(ComposeKind.MEND)),
        in(pane, Command.TWINS, () -> pane.start(ComposeKind.TWINS)),
        in(pane, Command.IMPROVE, () -> pane.start(ComposeKind.IMPROVE)),
        Action.of(Command.SIMILAR, similar),
        in(pane, Command.ROLES, pane::startRoles),
        in(pane, Command.GENERATE, pane::generate),
        in(pane, Command.TO_THEME, pane::composeToTheme));
  }
}
