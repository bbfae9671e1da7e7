package zugwerk.studio;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseText;
import zugwerk.diagram.PhaseMarkup;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.studio.action.Action;
import zugwerk.studio.action.ActionGroup;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.CommandGroup;
import zugwerk.studio.action.MenuEntry;
import zugwerk.studio.editor.TermsChoice;
import zugwerk.studio.solving.SolutionFilter;
import zugwerk.studio.solving.SolutionSettings;
import zugwerk.studio.solving.SolvingOptions;
import zugwerk.studio.solving.SolvingPane;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.studio.text.Localization;

/** The menu of the solver, its solution and its options. */
final class SolverMenu {

  private final Actions actions;
  private final Tabs tabs;
  private final Action setPlay;
  private final ActionGroup tries;
  private final Action threats;
  private final Action shortVariations;
  private final ActionGroup terms;
  private final Action live;
  private final Action firstCook;
  private final ActionGroup time;
  private final ActionGroup liveTime;
  private final ActionGroup memory;

  SolverMenu(Actions actions, Tabs tabs) {
    this.actions = actions;
    this.tabs = tabs;
    SolvingOptions solving = actions.options();
    setPlay = Action.toggle(Command.SET_PLAY, solving.setPlay());
    tries = ActionGroup.choice(Command.TRIES, solving.tries(), List.of(Tries.values()), SolverMenu::label);
    threats = Action.toggle(Command.THREATS, solving.threats());
    shortVariations = Action.toggle(Command.SHORT_VARIATIONS, solving.shortVariations());
    terms = terms(actions.problems().current().map(OpenProblem::terms));
    live = Action.toggle(Command.LIVE, actions.live());
    firstCook = Action.toggle(Command.FIRST_COOK, solving.firstOnly());
    time = ActionGroup.choice(Command.TIME, solving.seconds().asObject(), SolvingOptions.TIMES, SolverMenu::time);
    liveTime = ActionGroup.choice(Command.LIVE_TIME, solving.liveSeconds().asObject(), SolvingOptions.LIVE_TIMES,
        SolverMenu::time);
    memory = ActionGroup.choice(Command.MEMORY, solving.megabytes().asObject(), SolvingOptions.MEMORIES,
        mebibytes -> mebibytes + " MiB");
  }

  /** The options of the button in the tool bar. */
  List<MenuEntry> options() {
    return List.of(setPlay, tries, threats, shortVariations, terms, MenuEntry.LINE, live, firstCook, time, liveTime,
        memory);
  }

  ActionGroup menu(Runnable stop, ActionGroup endgame) {
    SolutionSettings shown = actions.solutions();
    ObservableValue<Boolean> copyable = ofPane(SolvingPane::copyable);
    return ActionGroup.of(CommandGroup.SOLVE,
        Action.of(Command.SOLVE_NOW, this::solve).when(actions.solvable()),
        Action.of(Command.STOP, stop),
        live,
        MenuEntry.LINE,
        Action.of(Command.CERTIFY, () -> pane().certify()).when(ofPane(SolvingPane::certifiable))
            .titled(ofPane(SolvingPane::keeping)),
        Action.of(Command.COPY_SOLUTION, () -> pane().copy(() -> actions.report(lang("Copied the solution"))))
            .when(copyable),
        MenuEntry.LINE,
        ActionGroup.of(lang("Sho_w solution"),
            Action.toggle(Command.SOLUTION_TEXT, shown.asText()),
            Action.toggle(Command.COMPLETE, shown.complete()),
            Action.of(Command.PRINT, () -> pane().print(actions::report)).when(copyable),
            MenuEntry.LINE,
            filter(shown.filter()),
            Action.of(Command.EXPAND, () -> pane().expandAll()).when(copyable),
            Action.of(Command.COLLAPSE, () -> pane().collapseAll()).when(copyable)),
        phases(shown),
        MenuEntry.LINE,
        setPlay, tries, time,
        ActionGroup.of(lang("Opt_ions"), threats, shortVariations, terms, MenuEntry.LINE, firstCook, liveTime, memory,
            MenuEntry.LINE, Action.of(Command.CLUSTER, actions::chooseCluster)),
        endgame);
  }

  private SolvingPane pane() {
    return tabs.panes().solving();
  }

  private <T> ObservableValue<T> ofPane(Function<SolvingPane, ObservableValue<T>> value) {
    return tabs.shown().flatMap(tab -> value.apply(tab.panes().solving()));
  }

  private void solve() {
    tabs.panes().show(pane());
    actions.solve();
  }

  private static ActionGroup filter(SolutionFilter filter) {
    return ActionGroup.of(CommandGroup.FILTER,
        Action.toggle(Command.MATES_ONLY, filter.matesOnly()),
        Action.toggle(Command.ONE_DEFENCE, filter.oneDefence()),
        Action.toggle(Command.NO_SHORT_LINES, filter.fullLength()),
        Action.toggle(Command.NO_TRIES, filter.noTries()),
        Action.toggle(Command.GROUPED, filter.grouped()));
  }

  private ActionGroup phases(SolutionSettings shown) {
    return ActionGroup.of(CommandGroup.PHASES,
        Action.toggle(Command.PHASES, shown.asPhases()),
        Action.toggle(Command.PHASES_CHANGED, shown.phases().onlyChanges()),
        Action.toggle(Command.CONTENT, shown.asContent()),
        Action.of(Command.PHASES_SOLVE, actions::solvePhases).when(actions.solvable()),
        MenuEntry.LINE,
        copyPhases(Command.COPY_PHASES, PhaseText::of),
        copyPhases(Command.COPY_PHASES_TEX, grid -> PhaseMarkup.tex(grid, Localization.texts())),
        copyPhases(Command.COPY_PHASES_HTML, grid -> PhaseMarkup.html(grid, Localization.texts())));
  }

  private Action copyPhases(Command command, Function<PhaseGrid, String> written) {
    return Action.of(command, () -> {
      pane().copyPhases(written);
      actions.report(lang("Copied the phases"));
    }).when(ofPane(SolvingPane::hasPhases));
  }

  private static ActionGroup terms(ObservableValue<TermsChoice> terms) {
    return ActionGroup.of(CommandGroup.TERMS,
        Action.toggle(Command.POST_KEY, terms.map(TermsChoice::postKey)),
        Action.toggle(Command.QUODLIBET, terms.map(TermsChoice::quodlibet)),
        Action.toggle(Command.STOP_ON_SHORT, terms.map(TermsChoice::stopOnShort)),
        ActionGroup.choice(Command.MAX_FLIGHTS, terms.map(TermsChoice::flights), TermsChoice.LIMITS, SolverMenu::limit),
        ActionGroup.choice(Command.MAX_THREAT, terms.map(TermsChoice::threat), TermsChoice.LIMITS, SolverMenu::limit));
  }

  private static String limit(int most) {
    return most == TermsChoice.NONE ? lang("No limit") : String.valueOf(most);
  }

  private static String time(int seconds) {
    return seconds == 0 ? lang("None")
        : seconds < 60 ? counted(seconds, "{0} second", "{0} seconds") : seconds / 60 + " min";
  }

  private static String label(Tries tries) {
    return switch (tries) {
      case NONE -> lang("None");
      case ONE_REFUTATION -> lang("With one refutation");
      case ALL -> lang("All");
    };
  }
}
