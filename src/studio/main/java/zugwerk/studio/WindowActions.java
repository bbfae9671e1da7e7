package zugwerk.studio;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.Clipboard;
import javafx.stage.Window;
import zugwerk.board.Piece;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseText;
import zugwerk.diagram.PhaseMarkup;
import zugwerk.diagram.PieceSet;
import zugwerk.notation.Letters;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.studio.action.Action;
import zugwerk.studio.action.ActionGroup;
import zugwerk.studio.action.ActionRegistry;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.CommandGroup;
import zugwerk.studio.action.MenuEntry;
import zugwerk.studio.editor.Pencil;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.ProofStart;
import zugwerk.studio.editor.Stepper.Step;
import zugwerk.studio.editor.TermsChoice;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.solving.SolvingOptions;
import zugwerk.studio.solving.SolvingPane;
import zugwerk.studio.tabs.Parts;
import zugwerk.studio.tabs.StepList;

final class WindowActions {

  private final Window window;
  private final Workbench bench;
  private final Actions actions;
  private final WindowTheme theme;
  private final Session session;
  private final Docks tabs;
  private final FaultsPane faults;
  private final Runnable quit;
  private final List<MenuEntry> options;
  private final ActionRegistry registry;

  WindowActions(Window window, Workbench bench, Actions actions, WindowTheme theme, Session session, Docks tabs,
      FaultsPane faults, Runnable quit) {
    this.window = window;
    this.bench = bench;
    this.actions = actions;
    this.theme = theme;
    this.session = session;
    this.tabs = tabs;
    this.faults = faults;
    this.quit = quit;
    options = solvingOptions();
    TabActions beside = new TabActions(bench, actions.twins(), tabs);
    registry = new ActionRegistry(List.of(
        file(), edit(), play(), solve(), beside.powers(), beside.endgame(), beside.compose(session::findSimilar),
        view(beside), help()));
  }

  ActionRegistry registry() {
    return registry;
  }

  List<MenuEntry> options() {
    return options;
  }

  private ActionGroup file() {
    FileActions files = actions.files();
    return ActionGroup.of(CommandGroup.FILE,
        Action.of(Command.NEW, files::begin),
        Action.of(Command.NEW_TAB, files::addTab),
        Action.of(Command.OPEN, files::open),
        session.recent(),
        Action.of(Command.LIBRARY, session::showLibrary),
        Action.of(Command.SAVE, files::save),
        Action.of(Command.SAVE_AS, files::saveAs),
        MenuEntry.LINE,
        Action.of(Command.EXPORT, actions.diagrams()::export),
        Action.of(Command.SHARE, actions.diagrams()::share),
        Action.of(Command.EXPORT_PROBLEM, files::exportProblem),
        MenuEntry.LINE,
        Action.of(Command.RECOVER, session::recoverDrafts),
        Action.of(Command.CLOSE_TAB, () -> files.close(actions.problems().current().get())),
        Action.of(Command.QUIT, quit));
  }

  private ActionGroup edit() {
    ProofStart start = new ProofStart(bench);
    SquareActions squares = new SquareActions(bench, actions::report, this::paste, actions::copyFen);
    return ActionGroup.of(CommandGroup.EDIT,
        step(Command.UNDO, bench.history().undoName(), bench.history()::undo),
        step(Command.REDO, bench.history().redoName(), bench.history()::redo),
        Action.of(Command.HISTORY, () -> new StepList(bench.history(), bench.draft(), bench.letters()).show(window)),
        MenuEntry.LINE,
        squares.cut(), squares.copy(), squares.paste(), squares.remove(), squares.all(),
        MenuEntry.LINE,
        Action.of(Command.COPY_FEN, actions::copyFen),
        Action.of(Command.PASTE_PROBLEM, this::paste),
        Action.of(Command.COPY_IMAGE, actions.diagrams()::copyImage),
        Action.of(Command.COPY_TEXT, actions.diagrams()::copyText),
        MenuEntry.LINE,
        Action.of(Command.CLEAR, bench::clear),
        Action.of(Command.START, bench::start),
        Action.of(Command.OTHER_SIDE, bench::turnOver),
        Action.of(Command.PROOF_START, start::exchange).when(start.needed()),
        squares.transform(),
        Action.of(Command.RUB_OUT, () -> Pencil.clear(bench))
            .when(bench.draft().map(draft -> !draft.drawings().isEmpty())),
        MenuEntry.LINE,
        Action.of(Command.FAULTS, faults::focus),
        Action.of(Command.LEGALITY, actions::tellLegality));
  }

  private Action step(Command command, ReadOnlyStringProperty step, Runnable action) {
    return Action.of(command, action).when(step.isNotEmpty())
        .titled(bench.letters().written(step)
            .map(name -> name.isEmpty() ? command.title() : command.title() + ": " + name));
  }

  private ActionGroup play() {
    PlayMode mode = actions.play();
    ObservableValue<Boolean> stepping = Bindings.createBooleanBinding(
        () -> mode.on().get() || actions.job().result().get().isPresent() || bench.preview().get().isPresent(),
        mode.on(), actions.job().result(), bench.preview());
    return ActionGroup.of(CommandGroup.PLAY,
        Action.of(Command.PLAY_MOVES, actions::togglePlay).when(bench.faults().map(List::isEmpty))
            .titled(mode.on().map(on -> on ? "_End play" : Command.PLAY_MOVES.title())),
        Action.of(Command.PASS, mode::pass).when(mode.standing().map(_ -> mode.mayPass())),
        Action.of(Command.PLAY_LINES, actions::playLines).when(Bindings.createBooleanBinding(
            () -> bench.faults().get().isEmpty() && !bench.draft().get().lines().isEmpty(),
            bench.faults(), bench.draft())),
        MenuEntry.LINE,
        Action.of(Command.BACK, () -> step(Step.BACK)).when(stepping),
        Action.of(Command.FORWARD, () -> step(Step.FORWARD)).when(stepping),
        Action.of(Command.FIRST, () -> step(Step.FIRST)).when(stepping),
        Action.of(Command.LAST, () -> step(Step.LAST)).when(stepping),
        Action.of(Command.ABOVE, () -> step(Step.PREVIOUS)).when(stepping),
        Action.of(Command.BELOW, () -> step(Step.NEXT)).when(stepping),
        MenuEntry.LINE,
        Action.of(Command.PROMOTE, mode::promote).when(mode.on()),
        Action.of(Command.DELETE_LINE, mode::delete).when(mode.on()),
        Action.of(Command.COPY_MOVES, actions::copyPlay).when(mode.on()),
        Action.of(Command.ADOPT, actions::adopt).when(bench.preview().map(Optional::isPresent)));
  }

  private void step(Step step) {
    if (actions.play().on().get()) {
      actions.play().step(step);
    } else {
      tabs.solving().stepper().go(step);
    }
  }

  private ActionGroup solve() {
    List<MenuEntry> entries = new ArrayList<>(List.of(
        Action.of(Command.SOLVE_NOW, this::solveNow).when(actions.solvable()),
        Action.of(Command.STOP, this::stop),
        Action.of(Command.COPY_SOLUTION, () -> tabs.solving().copy(() -> actions.report("Copied the solution")))
            .when(tabs.solving().copyable()),
        Action.of(Command.CERTIFY, tabs.solving()::certify).when(tabs.solving().certifiable())
            .titled(tabs.solving().keeping()),
        Action.toggle(Command.SOLUTION_TEXT, tabs.solving().asText()),
        Action.toggle(Command.COMPLETE, tabs.solving().complete()),
        Action.of(Command.PRINT, () -> tabs.solving().print(actions::report)).when(tabs.solving().copyable()),
        ActionGroup.of(CommandGroup.FILTER,
            Action.toggle(Command.MATES_ONLY, actions.filter().matesOnly()),
            Action.toggle(Command.ONE_DEFENCE, actions.filter().oneDefence()),
            Action.toggle(Command.NO_SHORT_LINES, actions.filter().fullLength()),
            Action.toggle(Command.NO_TRIES, actions.filter().noTries()),
            Action.toggle(Command.GROUPED, actions.filter().grouped())),
        phases(),
        Action.of(Command.EXPAND, tabs.solving()::expandAll).when(tabs.solving().copyable()),
        Action.of(Command.COLLAPSE, tabs.solving()::collapseAll).when(tabs.solving().copyable()),
        MenuEntry.LINE));
    entries.addAll(options);
    entries.add(MenuEntry.LINE);
    entries.add(Action.of(Command.CLUSTER, actions::chooseCluster));
    return ActionGroup.of(CommandGroup.SOLVE, entries.toArray(MenuEntry[]::new));
  }

  private void solveNow() {
    tabs.show(tabs.solving());
    actions.solve();
  }

  private ActionGroup phases() {
    SolvingPane pane = tabs.solving();
    return ActionGroup.of(CommandGroup.PHASES,
        Action.toggle(Command.PHASES, pane.asPhases()),
        Action.toggle(Command.PHASES_CHANGED, pane.phases().onlyChanges()),
        Action.toggle(Command.CONTENT, pane.asContent()),
        Action.of(Command.PHASES_SOLVE, actions::solvePhases).when(actions.solvable()),
        MenuEntry.LINE,
        copyPhases(Command.COPY_PHASES, PhaseText::of),
        copyPhases(Command.COPY_PHASES_TEX, PhaseMarkup::tex),
        copyPhases(Command.COPY_PHASES_HTML, PhaseMarkup::html));
  }

  private Action copyPhases(Command command, Function<PhaseGrid, String> written) {
    return Action.of(command, () -> {
      tabs.solving().copyPhases(written);
      actions.report("Copied the phases");
    }).when(tabs.solving().hasPhases());
  }

  private List<MenuEntry> solvingOptions() {
    SolvingOptions solving = actions.options();
    return List.of(
        Action.toggle(Command.SET_PLAY, solving.setPlay()),
        ActionGroup.choice(Command.TRIES, solving.tries(), List.of(Tries.values()), WindowActions::label),
        Action.toggle(Command.THREATS, solving.threats()),
        Action.toggle(Command.SHORT_VARIATIONS, solving.shortVariations()),
        terms(),
        MenuEntry.LINE,
        Action.toggle(Command.LIVE, actions.live()),
        Action.toggle(Command.FIRST_COOK, solving.firstOnly()),
        ActionGroup.choice(Command.TIME, solving.seconds().asObject(), SolvingOptions.TIMES, WindowActions::time),
        ActionGroup.choice(Command.LIVE_TIME, solving.liveSeconds().asObject(), SolvingOptions.LIVE_TIMES,
            WindowActions::time),
        ActionGroup.choice(Command.MEMORY, solving.megabytes().asObject(), SolvingOptions.MEMORIES,
            mebibytes -> mebibytes + " MiB"));
  }

  private ActionGroup terms() {
    TermsChoice terms = new TermsChoice(bench);
    return ActionGroup.of(CommandGroup.TERMS,
        Action.toggle(Command.POST_KEY, terms.postKey()),
        Action.toggle(Command.QUODLIBET, terms.quodlibet()),
        Action.toggle(Command.STOP_ON_SHORT, terms.stopOnShort()),
        ActionGroup.choice(Command.MAX_FLIGHTS, terms.flights(), TermsChoice.LIMITS, WindowActions::limit),
        ActionGroup.choice(Command.MAX_THREAT, terms.threat(), TermsChoice.LIMITS, WindowActions::limit));
  }

  private static String limit(int most) {
    return most == TermsChoice.NONE ? "No limit" : String.valueOf(most);
  }

  private static String time(int seconds) {
    return seconds == 0 ? "None" : seconds < 60 ? seconds + " seconds" : seconds / 60 + " min";
  }

  private static String label(Tries tries) {
    return switch (tries) {
      case NONE -> "None";
      case ONE_REFUTATION -> "With one refutation";
      case ALL -> "All";
    };
  }

  private ActionGroup view(TabActions beside) {
    List<Optional<Path>> styles = new ArrayList<>(List.of(Optional.empty()));
    session.styles().files().forEach(style -> styles.add(Optional.of(style)));
    return ActionGroup.of(CommandGroup.VIEW,
        Action.toggle(Command.FLIP, bench.flipped()),
        Action.toggle(Command.KING_FIELD, bench.watch().on()),
        Action.toggle(Command.OTHER_KING, bench.watch().other()),
        Action.toggle(Command.MARKS, bench.marks().on()),
        Action.toggle(Command.REACH, bench.signs().reaching()),
        Action.toggle(Command.AS_THEY_MOVE, bench.signs().asTheyMove()),
        Action.toggle(Command.FULL_VALUES, bench.signs().full()),
        beside.tabs(),
        layout(session.parts()),
        Action.toggle(Command.MOTION, session.parts().motion()),
        MenuEntry.LINE,
        several(Command.NEXT_TAB, 1),
        several(Command.PREVIOUS_TAB, -1),
        Action.of(Command.TAB_LEFT, () -> actions.problems().move(-1)).when(severalTabs()),
        Action.of(Command.TAB_RIGHT, () -> actions.problems().move(1)).when(severalTabs()),
        MenuEntry.LINE,
        ActionGroup.choice(Command.LETTERS, bench.letters().chosen(), List.of(Letters.values()), Letters::title),
        MenuEntry.LINE,
        Action.choice(Command.LIGHT, theme.mode(), WindowTheme.Mode.LIGHT),
        Action.choice(Command.DARK, theme.mode(), WindowTheme.Mode.DARK),
        Action.choice(Command.SYSTEM, theme.mode(), WindowTheme.Mode.SYSTEM),
        ActionGroup.choice(Command.BOARD_COLOURS, theme.board(), styles,
            style -> style.map(file -> file.getFileName().toString().replace(".css", "")).orElse("Built in")),
        ActionGroup.choice(Command.PIECES, theme.pieces(), List.of(PieceSet.values()), PieceSet::title));
  }

  private static ActionGroup layout(Parts parts) {
    return ActionGroup.of(CommandGroup.LAYOUT,
        Action.toggle(Command.SHOW_PANES, parts.panes()),
        Action.toggle(Command.SHOW_PALETTE, parts.palette()),
        Action.toggle(Command.SHOW_CONTROLS, parts.controls()),
        Action.toggle(Command.SHOW_FEN, parts.fen()),
        MenuEntry.LINE,
        ActionGroup.choice(Command.PANE_WIDTH, parts.width(), Parts.WIDTHS, Parts::text));
  }

  private Action several(Command command, int by) {
    return Action.of(command, () -> actions.files().showNext(by)).when(severalTabs());
  }

  private ObservableValue<Boolean> severalTabs() {
    return Bindings.size(actions.problems().all()).greaterThan(1);
  }

  private ActionGroup help() {
    return ActionGroup.of(CommandGroup.HELP,
        Action.toggle(Command.WELCOME, session.welcome()),
        Action.of(Command.RULES, actions::rules),
        Action.of(Command.EXAMPLE, actions::example),
        Action.of(Command.STIPULATIONS, actions::stipulations),
        Action.of(Command.THEMES, actions::themes),
        Action.of(Command.TABLES, actions::tables),
        Action.of(Command.KEYS, actions::keys),
        Action.of(Command.SEARCH, this::search),
        Action.of(Command.ABOUT, actions::about));
  }

  private void search() {
    new CommandSearch(registry, window.getScene()).show();
  }

  /**
   * Closes the start page, or stops reading, or else all other work. If there is none, the board shows the draft
   * again; if it does already, the palette returns to the pointer.
   */
  private void stop() {
    if (session.welcome().get()) {
      session.welcome().set(false);
      return;
    }
    if (actions.stopReading()) {
      return;
    }
    boolean stopped = tabs.stop();
    if (actions.job().busy().get()) {
      actions.job().cancel();
    } else if (stopped) {
      actions.report("Stopped");
    } else if (bench.preview().get().isPresent()) {
      bench.comeBack();
    } else if (actions.twins().making().get().isPresent()) {
      actions.twins().cancel();
      actions.report("Twin cancelled; " + Command.REDO.key() + " restores the changes");
    } else {
      bench.tool().set(Piece.NONE);
      bench.state().brushes().held().set(Optional.empty());
    }
  }

  private void paste() {
    take(Clipboard.getSystemClipboard());
  }

  void take(Clipboard board) {
    if (board.hasFiles()) {
      session.openAll(board.getFiles().stream().map(File::toPath).toList());
    } else {
      actions.files().paste(board.getString() == null ? "" : board.getString());
    }
  }
}
