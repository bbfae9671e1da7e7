package zugwerk.studio;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.Property;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Stepper.Step;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.solving.model.SolvingOptions;

/** The menu bar: every action, with its key. */
final class Menus {

  private final Workbench bench;
  private final Actions actions;
  private final Theme theme;
  private final Session session;
  private final SideTabs tabs;
  private final Runnable quit;

  Menus(Workbench bench, Actions actions, Theme theme, Session session, SideTabs tabs, Runnable quit) {
    this.tabs = tabs;
    this.bench = bench;
    this.actions = actions;
    this.theme = theme;
    this.session = session;
    this.quit = quit;
  }

  MenuBar bar() {
    TabMenus beside = new TabMenus(bench, tabs);
    MenuBar bar = new MenuBar(file(), edit(), play(), solve(), beside.powers(), beside.endgame(), beside.compose(),
        view(beside), help());
    session.search(bar);
    return bar;
  }

  private Menu file() {
    FileActions files = actions.files();
    return new Menu("_File", null,
        item("_New problem", "Shortcut+N", files::begin),
        item("_Open …", "Shortcut+O", files::open),
        session.recent(),
        item("_Library", "Shortcut+B", session::showLibrary),
        item("_Save", "Shortcut+S", files::save),
        item("Save _as …", "Shortcut+Shift+S", files::saveAs),
        new SeparatorMenuItem(),
        item("_Export diagram …", "Shortcut+E", actions.diagrams()::export),
        item("Export _problem …", "Shortcut+Shift+O", files::exportProblem),
        new SeparatorMenuItem(),
        item("Re_cover a draft …", "Alt+0", session::recoverDrafts),
        item("_Quit", "Shortcut+Q", quit));
  }

  private Menu edit() {
    SquareActions squares = new SquareActions(bench, actions::tell, actions::paste, actions::copyFen);
    return new Menu("_Edit", null,
        named("Undo", "Shortcut+Z", bench.history().undoName(), bench.history()::undo),
        named("Redo", "Shortcut+Shift+Z", bench.history().redoName(), bench.history()::redo),
        new SeparatorMenuItem(),
        squares.cut(), squares.copy(), squares.paste(), squares.remove(), squares.all(),
        new SeparatorMenuItem(),
        item("Copy _FEN", "Shortcut+Shift+C", actions::copyFen),
        item("_Paste position or problem", "Shortcut+Shift+V", actions::paste),
        item("Copy _diagram as image", "Shortcut+Shift+E", actions.diagrams()::copyImage),
        item("Copy diagram as te_xt", "Shortcut+Shift+B", actions.diagrams()::copyText),
        new SeparatorMenuItem(),
        item("C_lear board", "Shortcut+Shift+Delete", bench::clear),
        item("_Start position", "Shortcut+Home", bench::start),
        item("_Other side to move", "Shortcut+Shift+W", bench::turnOver),
        squares.transform(),
        new SeparatorMenuItem(),
        item("_Go to the faults", "F6", actions::askFaults));
  }

  private Menu play() {
    PlayMode mode = actions.play();
    MenuItem start = item("", "Shortcut+M", actions::togglePlay);
    start.textProperty().bind(mode.on().map(on -> on ? "_End play" : "_Play moves"));
    start.disableProperty().bind(bench.faults().map(faults -> !faults.isEmpty()));
    List<MenuItem> steps = List.of(
        item("Move _back", "Alt+Left", () -> actions.step(Step.BACK)),
        item("Move _on", "Alt+Right", () -> actions.step(Step.FORWARD)),
        item("To the _first move", "Alt+Home", () -> actions.step(Step.FIRST)),
        item("To the e_nd of the line", "Alt+End", () -> actions.step(Step.LAST)),
        item("_Variation above", "Alt+Up", () -> actions.step(Step.PREVIOUS)),
        item("Variation be_low", "Alt+Down", () -> actions.step(Step.NEXT)));
    BooleanBinding still = Bindings.createBooleanBinding(
        () -> !mode.on().get() && actions.job().solution().get().isEmpty() && bench.preview().get().isEmpty(),
        mode.on(), actions.job().solution(), bench.preview());
    steps.forEach(item -> item.disableProperty().bind(still));
    List<MenuItem> inPlay = List.of(
        item("_Make this the main line", "Shortcut+Up", mode::promote),
        item("_Delete from here", "Shortcut+Delete", mode::delete),
        item("_Copy moves", "Shortcut+Shift+X", actions::copyPlay));
    inPlay.forEach(item -> item.disableProperty().bind(mode.on().not()));
    MenuItem pass = item("P_ass", "Shortcut+P", mode::pass);
    pass.disableProperty().bind(mode.standing().map(_ -> !mode.mayPass()));
    MenuItem adopt = item("_Set up this position", "Shortcut+Shift+M", actions::adopt);
    adopt.disableProperty().bind(bench.preview().map(Optional::isEmpty));
    Menu menu = new Menu("_Play", null, start, pass, new SeparatorMenuItem());
    menu.getItems().addAll(steps);
    menu.getItems().add(new SeparatorMenuItem());
    menu.getItems().addAll(inPlay);
    menu.getItems().add(adopt);
    return menu;
  }

  private static String time(int seconds) {
    return seconds == 0 ? "None" : seconds < 60 ? seconds + " seconds" : seconds / 60 + " min";
  }

  private static String words(Tries tries) {
    return switch (tries) {
      case NONE -> "None";
      case ONE_REFUTATION -> "With one refutation";
      case ALL -> "All";
    };
  }

  /** A menu in which one of several values is chosen; the key goes from each to the next. */
  static <T> Menu choices(
      String title, String key, Property<T> chosen, List<T> values, Function<T, String> words) {
    Menu menu = new Menu(title);
    values.forEach(value -> menu.getItems().add(choice(words.apply(value), null, chosen, value)));
    menu.getItems().addAll(new SeparatorMenuItem(),
        item("_Next", key, () -> chosen.setValue(values.get((values.indexOf(chosen.getValue()) + 1) % values.size()))));
    return menu;
  }

  /** One of several values that a property can have. */
  private static <T> RadioMenuItem choice(String text, String key, Property<T> chosen, T value) {
    RadioMenuItem item = new RadioMenuItem(text);
    item.setAccelerator(key == null ? null : KeyCombination.valueOf(key));
    item.setOnAction(_ -> {
      chosen.setValue(value);
      item.setSelected(true);
    });
    chosen.subscribe(now -> item.setSelected(value.equals(now)));
    return item;
  }

  private Menu solve() {
    MenuItem solve = item("_Solve", "Shortcut+Enter", actions::solve);
    solve.disableProperty().bind(actions.solvable().not());
    MenuItem copy = item("Cop_y the solution", "Shift+F4", () -> {
      tabs.solving().copy();
      actions.tell("Copied the solution");
    });
    copy.disableProperty().bind(Bindings.not(tabs.solving().copyable()));
    MenuItem certify = item("_Keep C+", "F4", tabs.solving()::certify);
    certify.disableProperty().bind(Bindings.not(tabs.solving().certifiable()));
    Menu menu = new Menu("_Solve", null, solve, item("S_top, come back", "Esc", actions::stop), copy, certify,
        new Menu("_Filter", null,
            check("_Mates only", "Shortcut+1", actions.filter().matesOnly()),
            check("One _defence", "Shortcut+2", actions.filter().oneDefence()),
            check("No _short lines", "Shortcut+3", actions.filter().fullLength()),
            check("No _tries", "Shortcut+4", actions.filter().noTries())),
        new SeparatorMenuItem());
    menu.getItems().addAll(options(actions));
    return menu;
  }

  /** What the solver looks for, and what it may spend. */
  static List<MenuItem> options(Actions actions) {
    SolvingOptions options = actions.options();
    return List.of(
        check("Show set _play", "Shortcut+Shift+P", options.setPlay()),
        choices("Show _tries", "F7", options.tries(), List.of(Tries.values()), Menus::words),
        check("Show t_hreats", "Shortcut+Shift+T", options.threats()),
        check("Show s_hort variations", "Shortcut+Shift+H", options.shortVariations()),
        new SeparatorMenuItem(),
        check("Solve after each _edit", "Shortcut+L", actions.live()),
        check("Stop at the first _cook", "Shortcut+Shift+K", options.firstOnly()),
        choices("Limit of ti_me", "Shift+F7", options.seconds().asObject(), SolvingOptions.TIMES, Menus::time),
        choices("Limit of time after e_dits", "Alt+F7", options.liveSeconds().asObject(), SolvingOptions.LIVE_TIMES,
            Menus::time),
        choices("Limit of _memory", "Shortcut+F7", options.megabytes().asObject(), SolvingOptions.MEMORIES,
            mib -> mib + " MiB"));
  }

  private Menu view(TabMenus beside) {
    List<Optional<Path>> styles = new ArrayList<>(List.of(Optional.empty()));
    session.styles().files().forEach(style -> styles.add(Optional.of(style)));
    return new Menu("_View", null,
        check("_Flip the board", "Shortcut+F", actions.flipped()),
        check("Show flights, pins and _guards", "Shortcut+G", actions.kingField()),
        check("… of the other _King", "Shortcut+Shift+G", actions.otherKing()),
        check("Show _cooks and duals", "Shortcut+J", bench.marks().on()),
        beside.tabs(),
        new SeparatorMenuItem(),
        choice("_Light", "Shortcut+Shift+L", theme.mode(), Theme.Mode.LIGHT),
        choice("_Dark", "Shortcut+Shift+D", theme.mode(), Theme.Mode.DARK),
        choice("As the _system", "Shortcut+Shift+Y", theme.mode(), Theme.Mode.SYSTEM),
        choices("_Board colours", "F9", theme.board(), styles,
            style -> style.map(file -> file.getFileName().toString().replace(".css", "")).orElse("Built in")));
  }

  private Menu help() {
    return new Menu("_Help", null,
        item("_Rules of this game", "F1", actions::rules),
        item("_Stipulations and solutions", "F2", actions::stipulations),
        item("What the _tables say", "F3", actions::tables),
        item("Mouse and _keys", "Shift+F1", actions::keys),
        item("Search all _commands …", "Shortcut+K", session::searchCommands),
        item("_About Zugwerk", "Shortcut+F1", actions::about));
  }

  static MenuItem item(String text, String key, Runnable action) {
    MenuItem item = new MenuItem(text);
    item.setAccelerator(KeyCombination.valueOf(key));
    item.setOnAction(_ -> action.run());
    return item;
  }

  private static MenuItem named(String verb, String key, ReadOnlyStringProperty step, Runnable action) {
    MenuItem item = item(verb, key, action);
    ObservableValue<String> text = step.map(name -> name.isEmpty() ? verb : verb + ": " + name);
    item.textProperty().bind(text);
    item.disableProperty().bind(step.isEmpty());
    return item;
  }

  static CheckMenuItem check(String text, String key, Property<Boolean> property) {
    CheckMenuItem item = new CheckMenuItem(text);
    item.setAccelerator(KeyCombination.valueOf(key));
    item.selectedProperty().bindBidirectional(property);
    return item;
  }
}
