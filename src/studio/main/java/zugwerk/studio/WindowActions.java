package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.Clipboard;
import javafx.stage.Window;
import zugwerk.board.Piece;
import zugwerk.condition.ConditionKind;
import zugwerk.condition.Conditions;
import zugwerk.diagram.PieceSet;
import zugwerk.notation.Letters;
import zugwerk.problem.Solved;
import zugwerk.studio.action.Action;
import zugwerk.studio.action.ActionGroup;
import zugwerk.studio.action.ActionRegistry;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.CommandGroup;
import zugwerk.studio.action.MenuEntry;
import zugwerk.studio.editor.BoardSettings;
import zugwerk.studio.editor.ConditionsChoice;
import zugwerk.studio.editor.History;
import zugwerk.studio.editor.Pencil;
import zugwerk.studio.editor.ProofStart;
import zugwerk.studio.editor.Stepper.Step;
import zugwerk.studio.editor.Versions;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.help.HelpPages;
import zugwerk.studio.tabs.StepList;
import zugwerk.studio.tabs.WindowLayout;

final class WindowActions {

  private final Window window;
  private final Actions actions;
  private final WindowTheme theme;
  private final Session session;
  private final Tabs tabs;
  private final Runnable quit;
  private final Runnable focusConditions;
  private final SquareActions squares;
  private final SolverMenu solver;
  private final ActionRegistry registry;

  WindowActions(Window window, Actions actions, WindowTheme theme, Session session, Tabs tabs, Runnable quit,
      Runnable focusConditions) {
    this.window = window;
    this.actions = actions;
    this.theme = theme;
    this.session = session;
    this.tabs = tabs;
    this.quit = quit;
    this.focusConditions = focusConditions;
    squares = new SquareActions(actions.problems(), actions::report, this::paste, actions::copyFen);
    solver = new SolverMenu(actions, tabs);
    TabActions tabActions = new TabActions(actions, tabs);
    registry = new ActionRegistry(List.of(
        file(), edit(), position(), play(),
        solver.menu(this::stop, tabActions.endgame()), tabActions.powers(),
        tabActions.compose(this::keep, session::findSimilar),
        view(tabActions), help()));
  }

  private Workbench bench() {
    return actions.problems().bench();
  }

  private <T> ObservableValue<T> ofBench(Function<Workbench, ObservableValue<T>> value) {
    return actions.problems().ofCurrent(one -> value.apply(one.bench()));
  }

  ActionRegistry registry() {
    return registry;
  }

  List<MenuEntry> options() {
    return solver.options();
  }

  private ActionGroup file() {
    FileActions files = actions.files();
    return ActionGroup.of(CommandGroup.FILE,
        Action.of(Command.NEW, files::begin),
        Action.of(Command.OPEN, files::open),
        session.recent().menu(),
        Action.of(Command.LIBRARY, session::showLibrary),
        Action.of(Command.SAVE, files::save),
        Action.of(Command.SAVE_AS, files::saveAs),
        MenuEntry.LINE,
        Action.of(Command.EXPORT, actions.diagrams()::export),
        Action.of(Command.SHARE, actions.diagrams()::share),
        Action.of(Command.EXPORT_PROBLEM, files::exportProblem),
        MenuEntry.LINE,
        Action.of(Command.RECOVER, session.tabs()::recover),
        Action.of(Command.CLOSE_TAB, () -> files.close(actions.problems().current().get())),
        Action.of(Command.QUIT, quit));
  }

  private ActionGroup edit() {
    return ActionGroup.of(CommandGroup.EDIT,
        step(Command.UNDO, History::undoName, History::undo),
        step(Command.REDO, History::redoName, History::redo),
        Action.of(Command.HISTORY,
            () -> new StepList(bench().history(), bench().draft(), bench().letters()).show(window)),
        MenuEntry.LINE,
        squares.cut(), squares.copy(), squares.paste(), squares.remove(), squares.all(),
        MenuEntry.LINE,
        Action.of(Command.COPY_FEN, actions::copyFen),
        Action.of(Command.PASTE_PROBLEM, this::paste),
        Action.of(Command.COPY_IMAGE, actions.diagrams()::copyImage),
        Action.of(Command.COPY_TEXT, actions.diagrams()::copyText));
  }

  private ActionGroup position() {
    return ActionGroup.of(CommandGroup.POSITION,
        Action.of(Command.CLEAR, () -> bench().clear()),
        Action.of(Command.START, () -> bench().start()),
        Action.of(Command.OTHER_SIDE, () -> bench().turnOver()),
        Action.of(Command.PROOF_START, () -> new ProofStart(bench()).exchange())
            .when(actions.draft().map(ProofStart::isNeeded)),
        MenuEntry.LINE,
        squares.transform(),
        Action.of(Command.RUB_OUT, () -> Pencil.clear(bench()))
            .when(actions.draft().map(draft -> !draft.analysis().drawings().isEmpty())),
        MenuEntry.LINE,
        Action.of(Command.CONDITIONS, focusConditions),
        Action.of(Command.CLEAR_CONDITIONS, () -> bench().conditions().clear())
            .when(actions.draft().map(draft -> !ConditionsChoice.of(draft).isEmpty())),
        MenuEntry.LINE,
        Action.of(Command.FAULTS, () -> tabs.shown().getValue().focusFaults()),
        Action.of(Command.LEGALITY, actions::tellLegality),
        MenuEntry.LINE,
        Action.toggle(Command.FEN_KEYS, actions.settings().upperCaseIsWhite()));
  }

  private Action step(Command command, Function<History, ReadOnlyStringProperty> title, Consumer<History> action) {
    ObservableValue<String> step = ofBench(bench -> title.apply(bench.history()));
    return Action.of(command, () -> action.accept(bench().history())).when(step.map(text -> !text.isEmpty()))
        .titled(actions.letters().written(step)
            .map(name -> name.isEmpty() ? command.title() : command.title() + ": " + name));
  }

  private ActionGroup play() {
    ObservableValue<Boolean> playing = actions.problems().ofCurrent(one -> one.play().on());
    ObservableValue<Boolean> previewing = ofBench(Workbench::preview).map(Optional::isPresent);
    ObservableValue<Optional<Solved>> result = actions.problems().ofCurrent(one -> one.job().result());
    ObservableValue<Optional<Solved.InterimResult>> soFar = actions.problems().ofCurrent(one -> one.job().soFar());
    ObservableValue<Boolean> stepping = Bindings.createBooleanBinding(
        () -> playing.getValue() || result.getValue().isPresent() || soFar.getValue().isPresent()
            || previewing.getValue(),
        playing, result, soFar, previewing);
    return ActionGroup.of(CommandGroup.PLAY,
        Action.of(Command.PLAY_MOVES, actions::togglePlay).when(actions.faults().map(List::isEmpty))
            .titled(playing.map(on -> on ? lang("_End play") : Command.PLAY_MOVES.title())),
        Action.of(Command.PASS, () -> actions.play().pass())
            .when(actions.problems().ofCurrent(one -> one.play().standing().map(_ -> one.play().mayPass()))),
        Action.of(Command.PLAY_LINES, actions::playLines).when(Bindings.createBooleanBinding(
            () -> actions.faults().getValue().isEmpty() && !actions.draft().getValue().analysis().lines().isEmpty(),
            actions.faults(), actions.draft())),
        MenuEntry.LINE,
        Action.of(Command.BACK, () -> step(Step.BACK)).when(stepping),
        Action.of(Command.FORWARD, () -> step(Step.FORWARD)).when(stepping),
        Action.of(Command.FIRST, () -> step(Step.FIRST)).when(stepping),
        Action.of(Command.LAST, () -> step(Step.LAST)).when(stepping),
        Action.of(Command.ABOVE, () -> step(Step.PREVIOUS)).when(stepping),
        Action.of(Command.BELOW, () -> step(Step.NEXT)).when(stepping),
        MenuEntry.LINE,
        Action.of(Command.PROMOTE, () -> actions.play().promote()).when(playing),
        Action.of(Command.DELETE_LINE, () -> actions.play().delete()).when(playing),
        Action.of(Command.COPY_MOVES, actions::copyPlay).when(playing),
        Action.of(Command.ADOPT, actions::adopt).when(previewing));
  }

  private void step(Step step) {
    if (actions.play().on().get()) {
      actions.play().step(step);
    } else {
      tabs.panes().solving().stepper().go(step);
    }
  }

  private ActionGroup view(TabActions tabActions) {
    BoardSettings board = actions.settings();
    List<Optional<Path>> styles = new ArrayList<>(List.of(Optional.empty()));
    session.styles().files().forEach(style -> styles.add(Optional.of(style)));
    return ActionGroup.of(CommandGroup.VIEW,
        Action.toggle(Command.FLIP, actions.problems().current().map(one -> one.bench().flipped())),
        MenuEntry.LINE,
        Action.toggle(Command.KING_FIELD, board.kingField()),
        Action.toggle(Command.OTHER_KING, board.otherKing()),
        Action.toggle(Command.MARKS, board.marks()),
        Action.toggle(Command.REACH, board.reach()),
        Action.toggle(Command.AS_THEY_MOVE, board.asTheyMove()),
        Action.toggle(Command.FULL_VALUES, board.fullValues()),
        MenuEntry.LINE,
        tabActions.tabs(),
        layout(session.parts()),
        ActionGroup.of(lang("P_roblem tabs"),
            several(Command.NEXT_TAB, 1),
            several(Command.PREVIOUS_TAB, -1),
            Action.of(Command.TAB_LEFT, () -> actions.problems().move(-1)).when(severalTabs()),
            Action.of(Command.TAB_RIGHT, () -> actions.problems().move(1)).when(severalTabs())),
        MenuEntry.LINE,
        ActionGroup.choice(Command.LETTERS, board.letters(), List.of(Letters.values()),
            letters -> lang(letters.title())),
        ActionGroup.of(lang("Appeara_nce"),
            Action.choice(Command.LIGHT, theme.mode(), WindowTheme.Mode.LIGHT),
            Action.choice(Command.DARK, theme.mode(), WindowTheme.Mode.DARK),
            Action.choice(Command.SYSTEM, theme.mode(), WindowTheme.Mode.SYSTEM),
            MenuEntry.LINE,
            ActionGroup.choice(Command.BOARD_COLOURS, theme.board(), styles,
                style -> style.map(file -> file.getFileName().toString().replace(".css", ""))
                    .orElseGet(() -> lang("Built in"))),
            ActionGroup.choice(Command.PIECES, theme.pieces(), List.of(PieceSet.values()),
                set -> lang(set.title())),
            MenuEntry.LINE,
            Action.toggle(Command.MOTION, session.parts().motion())),
        ActionGroup.choice(Command.LANGUAGE, session.language(), LanguageChoice.ALL, LanguageChoice::text));
  }

  private static ActionGroup layout(WindowLayout parts) {
    return ActionGroup.of(CommandGroup.LAYOUT,
        Action.toggle(Command.SHOW_PANES, parts.panes()),
        Action.toggle(Command.SHOW_PALETTE, parts.palette()),
        Action.toggle(Command.SHOW_CONTROLS, parts.controls()),
        Action.toggle(Command.SHOW_FEN, parts.fen()),
        MenuEntry.LINE,
        ActionGroup.choice(Command.PANE_WIDTH, parts.width(), WindowLayout.WIDTHS, WindowLayout::text));
  }

  private Action several(Command command, int by) {
    return Action.of(command, () -> actions.files().showNext(by)).when(severalTabs());
  }

  private ObservableValue<Boolean> severalTabs() {
    return Bindings.size(actions.problems().all()).greaterThan(1);
  }

  private ActionGroup help() {
    return ActionGroup.of(CommandGroup.HELP,
        Action.of(Command.FIRST_STEPS, actions::firstSteps),
        Action.of(Command.KEYS, actions::keys),
        Action.of(Command.SEARCH, this::search),
        MenuEntry.LINE,
        Action.of(Command.RULES, actions::rules),
        Action.of(Command.EXAMPLE, actions::example),
        MenuEntry.LINE,
        Action.of(Command.STIPULATIONS, actions::stipulations),
        Action.of(Command.CONDITION_HELP, actions::conditions),
        Action.of(Command.THEMES, actions::themes),
        Action.of(Command.TABLES, actions::tables),
        MenuEntry.LINE,
        Action.toggle(Command.WELCOME, session.welcome()),
        Action.of(Command.ABOUT, actions::about));
  }

  private void keep() {
    actions.report(lang("Kept version {0}", Versions.name(actions.problems().current().get().versions().keep())));
  }

  private void add(ConditionKind kind) {
    String refused = bench().conditions().add(kind.name());
    if (!refused.isEmpty()) {
      actions.report(lang("Not possible: {0}", refused));
    }
  }

  /** Shows the list of commands, which also finds open problems, help pages and conditions. */
  void search() {
    List<ActionRegistry.Placed> others = new ArrayList<>();
    actions.problems().all().forEach(one -> others.add(new ActionRegistry.Placed(
        Action.other(one.title().get(), () -> actions.files().show(one)), List.of(lang("Open problems")))));
    HelpPages.all().forEach(page -> others.add(new ActionRegistry.Placed(
        Action.other(lang(page.title()), () -> actions.read(page.id())), List.of(lang("Help")))));
    Conditions.all().forEach(kind -> others.add(new ActionRegistry.Placed(
        Action.other(lang(kind.name()), () -> add(kind)), List.of(lang("Add condition")))));
    new CommandSearch(registry, others, window.getScene()).show();
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
    boolean stopped = tabs.panes().stop();
    if (actions.job().busy().get()) {
      actions.job().cancel();
    } else if (stopped) {
      actions.report(lang("Stopped"));
    } else if (bench().preview().get().isPresent()) {
      bench().comeBack();
    } else if (actions.twins().making().get().isPresent()) {
      actions.twins().cancel();
      actions.report(lang("Twin cancelled; {0} restores the changes", Command.REDO.reference()));
    } else {
      bench().tool().set(Piece.NONE);
      bench().state().brushes().held().set(Optional.empty());
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
