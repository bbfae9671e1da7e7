package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.util.function.Consumer;
import java.util.function.Function;
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
import zugwerk.studio.endgame.EndgamePane;
import zugwerk.studio.powers.PowersPane;

/** The actions of the tabs beside the board. Each shows its tab. */
final class TabActions {

  private final Actions actions;
  private final Tabs tabs;

  TabActions(Actions actions, Tabs tabs) {
    this.actions = actions;
    this.tabs = tabs;
  }

  /** Shows a pane of the selected tab, and runs its action. */
  private <P extends Node> Action in(Function<Docks, P> pane, Command command, Consumer<P> action) {
    return Action.of(command, () -> {
      P shown = pane.apply(tabs.panes());
      tabs.panes().show(shown);
      action.accept(shown);
    });
  }

  ActionGroup tabs() {
    return ActionGroup.of(CommandGroup.TAB, Docks.COMMANDS.stream()
        .map(this::tab).toArray(MenuEntry[]::new));
  }

  private Action tab(Command command) {
    Action shown = Action.of(command, () -> tabs.panes().show(command));
    ObservableValue<String> rules = actions.draft().map(Docks::rules);
    return command == Command.TAB_SETTINGS ? shown.when(rules.map(name -> !name.isEmpty()))
        .titled(rules.map(name -> name.isEmpty() ? command.title() : name)) : shown;
  }

  private <T> ObservableValue<T> ofPowers(Function<PowersPane, T> property) {
    return tabs.shown().map(tab -> property.apply(tab.panes().powers()));
  }

  ActionGroup powers() {
    ObservableValue<Boolean> presets = actions.draft().map(draft -> !draft.variant().options().presets().isEmpty());
    ObservableValue<Boolean> ofLists =
        actions.draft().map(draft -> draft.variant().options().presets().equals(Preset.ALL));
    ObservableValue<Boolean> lists = actions.draft().map(draft -> draft.variant().options().powerLists().isPresent());
    ObservableValue<Boolean> ofTypes = actions.draft().map(draft -> draft.variant().options().powerLists().isPresent()
        && draft.variant().options().typeLetters().isEmpty());
    ActionGroup all = ActionGroup.of(CommandGroup.POWERS,
        ActionGroup.choice(Command.PRESET, ofPowers(PowersPane::preset), Preset.ALL, Preset::name).when(ofLists),
        Action.toggle(Command.OWN_LISTS, ofPowers(PowersPane::ownLists)).when(ofTypes),
        in(Docks::powers, Command.BLACK_AHEAD, pane -> pane.rotateBlack(1)).when(ofTypes),
        in(Docks::powers, Command.BLACK_BACK, pane -> pane.rotateBlack(-1)).when(ofTypes),
        MenuEntry.LINE,
        in(Docks::powers, Command.COPY_LISTS, pane -> pane.exchange().copy()).when(lists),
        in(Docks::powers, Command.PASTE_LISTS, pane -> pane.exchange().paste()).when(lists),
        in(Docks::powers, Command.LOAD_LISTS, pane -> pane.exchange().load()).when(lists),
        in(Docks::powers, Command.SAVE_LISTS, pane -> pane.exchange().save()).when(lists),
        MenuEntry.LINE,
        in(Docks::powers, Command.LISTS_AS_TEXT, PowersPane::turnText).when(lists));
    return new ActionGroup(all.title(), all.entries(), presets);
  }

  ActionGroup endgame() {
    return ActionGroup.of(CommandGroup.ENDGAME,
        in(Docks::endgame, Command.BUILD_TABLES, EndgamePane::build),
        in(Docks::endgame, Command.COUNT_ENDINGS, EndgamePane::count),
        in(Docks::endgame, Command.COPY_FIGURES, EndgamePane::copyFigures));
  }

  private Action makeTwin() {
    return Action.of(Command.MAKE_TWIN, () -> {
      if (actions.twins().making().get().isPresent()) {
        actions.twins().finish();
      } else {
        tabs.panes().show(Command.TAB_TWINS);
        actions.twins().begin();
      }
    }).titled(actions.problems().ofCurrent(one -> one.twins().making())
        .map(now -> now.isPresent() ? lang("_Add twin") : Command.MAKE_TWIN.title()));
  }

  ActionGroup compose(Runnable keep, Runnable similar) {
    return ActionGroup.of(CommandGroup.COMPOSE,
        makeTwin(),
        Action.of(Command.KEEP_VERSION, keep),
        MenuEntry.LINE,
        in(Docks::compose, Command.MINIMAL, pane -> pane.start(ComposeKind.MINIMAL)),
        in(Docks::compose, Command.REPAIR, pane -> pane.start(ComposeKind.MEND)),
        in(Docks::compose, Command.TWINS, pane -> pane.start(ComposeKind.TWINS)),
        in(Docks::compose, Command.IMPROVE, pane -> pane.start(ComposeKind.IMPROVE)),
        Action.of(Command.SIMILAR, similar),
        in(Docks::compose, Command.ROLES, ComposePane::startRoles),
        in(Docks::compose, Command.GENERATE, ComposePane::generate),
        in(Docks::compose, Command.TO_THEME, ComposePane::composeToTheme));
  }
}
