package zugwerk.studio;

import static zugwerk.work.Localization.lang;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.Clipboard;
import javafx.stage.Window;
import zugwerk.board.Piece;
import zugwerk.diagram.PieceSet;
import zugwerk.notation.Letters;
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
import zugwerk.studio.editor.Versions;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.help.HelpPages;
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
  private final SquareActions squares;
  private final SolverMenu solver;
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
    squares = new SquareActions(bench, actions::report, this::paste, actions::copyFen);
    solver = new SolverMenu(bench, actions, tabs);
    TabActions beside = new TabActions(bench, actions.twins(), tabs);
    registry = new ActionRegistry(List.of(
        file(), edit(), position(), play(),
        solver.menu(this::stop, beside.endgame()), beside.powers(), beside.compose(this::keep, session::findSimilar),
        view(beside), help()));
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
        step(Command.UNDO, bench.history().undoName(), bench.history()::undo),
        step(Command.REDO, bench.history().redoName(), bench.history()::redo),
        Action.of(Command.HISTORY, () -> new StepList(bench.history(), bench.draft(), bench.letters()).show(window)),
        MenuEntry.LINE,
        squares.cut(), squares.copy(), squares.paste(), squares.remove(), squares.all(),
        MenuEntry.LINE,
        Action.of(Command.COPY_FEN, actions::copyFen),
        Action.of(Command.PASTE_PROBLEM, this::paste),
        Action.of(Command.COPY_IMAGE, actions.diagrams()::copyImage),
        Action.of(Command.COPY_TEXT, actions.diagrams()::copyText));
  }

  private ActionGroup position() {
    ProofStart start = new ProofStart(bench);
    return ActionGroup.of(CommandGroup.POSITION,
        Action.of(Command.CLEAR, bench::clear),
        Action.of(Command.START, bench::start),
        Action.of(Command.OTHER_SIDE, bench::turnOver),
        Action.of(Command.PROOF_START, start::exchange).when(start.needed()),
        MenuEntry.LINE,
        squares.transform(),
        Action.of(Command.RUB_OUT, () -> Pencil.clear(bench))
            .when(bench.draft().map(draft -> !draft.analysis().drawings().isEmpty())),
        MenuEntry.LINE,
        Action.of(Command.FAULTS, faults::focus),
        Action.of(Command.LEGALITY, actions::tellLegality),
        MenuEntry.LINE,
        Action.toggle(Command.FEN_KEYS, bench.letters().upperCaseIsWhite()));
  }

  private Action step(Command command, ReadOnlyStringProperty step, Runnable action) {
    return Action.of(command, action).when(step.isNotEmpty())
        .titled(bench.letters().written(step)
            .map(name -> name.isEmpty() ? command.title() : command.title() + ": " + name));
  }

  private ActionGroup play() {
    PlayMode mode = actions.play();
    ObservableValue<Boolean> stepping = Bindings.createBooleanBinding(
        () -> mode.on().get() || actions.job().result().get().isPresent() || actions.job().soFar().get().isPresent()
            || bench.preview().get().isPresent(),
        mode.on(), actions.job().result(), actions.job().soFar(), bench.preview());
    return ActionGroup.of(CommandGroup.PLAY,
        Action.of(Command.PLAY_MOVES, actions::togglePlay).when(bench.faults().map(List::isEmpty))
            .titled(mode.on().map(on -> on ? lang("_End play") : Command.PLAY_MOVES.title())),
        Action.of(Command.PASS, mode::pass).when(mode.standing().map(_ -> mode.mayPass())),
        Action.of(Command.PLAY_LINES, actions::playLines).when(Bindings.createBooleanBinding(
            () -> bench.faults().get().isEmpty() && !bench.draft().get().analysis().lines().isEmpty(),
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

  private ActionGroup view(TabActions beside) {
    List<Optional<Path>> styles = new ArrayList<>(List.of(Optional.empty()));
    session.styles().files().forEach(style -> styles.add(Optional.of(style)));
    return ActionGroup.of(CommandGroup.VIEW,
        Action.toggle(Command.FLIP, bench.flipped()),
        MenuEntry.LINE,
        Action.toggle(Command.KING_FIELD, bench.watch().on()),
        Action.toggle(Command.OTHER_KING, bench.watch().other()),
        Action.toggle(Command.MARKS, bench.marks().on()),
        Action.toggle(Command.REACH, bench.signs().reaching()),
        Action.toggle(Command.AS_THEY_MOVE, bench.signs().asTheyMove()),
        Action.toggle(Command.FULL_VALUES, bench.signs().full()),
        MenuEntry.LINE,
        beside.tabs(),
        layout(session.parts()),
        ActionGroup.of(lang("P_roblem tabs"),
            several(Command.NEXT_TAB, 1),
            several(Command.PREVIOUS_TAB, -1),
            Action.of(Command.TAB_LEFT, () -> actions.problems().move(-1)).when(severalTabs()),
            Action.of(Command.TAB_RIGHT, () -> actions.problems().move(1)).when(severalTabs())),
        MenuEntry.LINE,
        ActionGroup.choice(Command.LETTERS, bench.letters().chosen(), List.of(Letters.values()),
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
        Action.of(Command.FIRST_STEPS, actions::firstSteps),
        Action.of(Command.KEYS, actions::keys),
        Action.of(Command.SEARCH, this::search),
        MenuEntry.LINE,
        Action.of(Command.RULES, actions::rules),
        Action.of(Command.EXAMPLE, actions::example),
        MenuEntry.LINE,
        Action.of(Command.STIPULATIONS, actions::stipulations),
        Action.of(Command.THEMES, actions::themes),
        Action.of(Command.TABLES, actions::tables),
        MenuEntry.LINE,
        Action.toggle(Command.WELCOME, session.welcome()),
        Action.of(Command.ABOUT, actions::about));
  }

  private void keep() {
    actions.report(lang("Kept version {0}", Versions.name(tabs.versions().keep())));
  }

  /** Shows the list of commands, which also finds open problems and help pages. */
  void search() {
    List<ActionRegistry.Placed> others = new ArrayList<>();
    actions.problems().all().forEach(one -> others.add(new ActionRegistry.Placed(
        Action.other(one.title().get(), () -> actions.files().show(one)), List.of(lang("Open problems")))));
    HelpPages.all().forEach(page -> others.add(new ActionRegistry.Placed(
        Action.other(lang(page.title()), () -> actions.read(page.id())), List.of(lang("Help")))));
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
    boolean stopped = tabs.stop();
    if (actions.job().busy().get()) {
      actions.job().cancel();
    } else if (stopped) {
      actions.report(lang("Stopped"));
    } else if (bench.preview().get().isPresent()) {
      bench.comeBack();
    } else if (actions.twins().making().get().isPresent()) {
      actions.twins().cancel();
      actions.report(lang("Twin cancelled; {0} restores the changes", Command.REDO.reference()));
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
