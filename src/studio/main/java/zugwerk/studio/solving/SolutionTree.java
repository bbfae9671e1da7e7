package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.rules.Move;
import zugwerk.solve.SolutionNode;
import zugwerk.studio.action.ActionMenu;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.editor.Stepper;
import zugwerk.studio.editor.Workbench;

/** The solution as a tree. Selecting a move shows its position on the board. */
final class SolutionTree extends TreeView<SolutionRow> implements Stepper {

  private static final Solved.InterimResult NOTHING = new Solved.InterimResult(List.of(), List.of());

  /** Rows that fit before the tree has a height. */
  private static final int ROWS = 20;

  private final Workbench bench;
  private final SolutionFilter filter;
  private final ReadOnlyObjectWrapper<Optional<LinePath>> at = new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Solved> solved = Optional.empty();
  private List<ProblemPart> twins = List.of();
  private Solved.InterimResult soFar = NOTHING;
  private Optional<Outline> outline = Optional.empty();
  /** Whether the open rows were chosen automatically, not by the user. */
  private boolean fitted;
  private boolean changing;
  private boolean following;

  SolutionTree(Workbench bench, SolutionFilter filter) {
    this.bench = bench;
    this.filter = filter;
    setId("solution-tree");
    setAccessibleText(lang("Solution"));
    setShowRoot(false);
    setCellFactory(_ -> new SolutionRowCell(at, bench.letters(), this::read));
    setContextMenu(menu());
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    getSelectionModel().selectedItemProperty().addListener((_, _, item) -> showItem(item));
    heightProperty().addListener((_, _, _) -> fit());
    filter.onChange(this::rebuild);
    bench.letters().chosen().addListener(_ -> refresh());
    bench.draft().addListener((_, old, draft) -> {
      if (!draft.analysis().keys().equals(old.analysis().keys())) {
        rebuild();
      }
    });
    // When the board shows the draft again, no row is selected.
    bench.preview().subscribe(shown -> {
      if (shown.isEmpty()) {
        at.set(Optional.empty());
        getSelectionModel().clearSelection();
        markDiagram();
      }
    });
  }

  ReadOnlyObjectProperty<Optional<LinePath>> at() {
    return at.getReadOnlyProperty();
  }

  private ContextMenu menu() {
    MenuItem copy = item(LocalKey.COPY_BRANCH.tip(lang("Copy this branch")), this::copyBranch);
    MenuItem adopt =
        item(Command.ADOPT.tip(Command.ADOPT.label()), () -> bench.adopt(lang("Set up the position shown")));
    MenuItem intend = item(LocalKey.NAME_KEY.tip(lang("Mark as intended")), this::intend);
    ContextMenu menu = ActionMenu.popup(copy, adopt, intend, new SeparatorMenuItem(),
        item(Command.EXPAND.tip(Command.EXPAND.label()), this::expandAll),
        item(Command.COLLAPSE.tip(Command.COLLAPSE.label()), this::collapseAll));
    menu.setOnShowing(_ -> {
      List.of(copy, adopt).forEach(item -> item.setDisable(at.get().isEmpty()));
      intend.setDisable(key(at.get()).isEmpty());
    });
    return menu;
  }

  private static MenuItem item(String text, Runnable action) {
    MenuItem item = new MenuItem(text);
    item.setOnAction(_ -> action.run());
    return item;
  }

  private Problem problem() {
    return bench.draft().get();
  }

  private Optional<SolutionNode> key(Optional<LinePath> path) {
    // In help and series play any move of a solution stands for its first one.
    return path.filter(way -> way.solved().setup().equals(problem().setup())
        && (way.lines().size() == 1 || !way.solved().task().stipulationOrThrow().hasKeys()))
        .map(way -> way.lines().getFirst()).filter(line -> line.role() == SolutionNode.Role.KEY);
  }

  private void intend() {
    key(at.get()).ifPresent(line -> bench.intend(line.text(), line.move()));
  }

  void show(Solved newlySolved) {
    solved = Optional.of(newlySolved);
    rebuild();
  }

  void showSoFar(List<ProblemPart> all, Solved.InterimResult known) {
    twins = all;
    soFar = known;
    solved = Optional.empty();
    rebuild();
  }

  void clear() {
    solved = Optional.empty();
    twins = List.of();
    soFar = NOTHING;
    outline = Optional.empty();
    setRoot(null);
    markDiagram();
  }

  private void rebuild() {
    SolutionRows rows = new SolutionRows(problem(), filter, at.get().map(LinePath::lines).orElse(List.of()));
    solved.map(rows::of).or(() -> Optional.of(rows).filter(_ -> !twins.isEmpty())
        .map(some -> some.soFar(twins, soFar))).ifPresent(root -> {
          outline = Optional.of(new Outline(root));
          fitted = true;
          fit();
          keepPlace();
        });
    markDiagram();
  }

  private void markDiagram() {
    if (bench.preview().get().isEmpty()) {
      bench.marks().set(solved.map(all -> SolutionMarks.ofDiagram(problem(), all)).orElse(List.of()));
    }
  }

  /** Opens what fits, until the user opens or closes a row. */
  private void fit() {
    outline.filter(_ -> fitted).ifPresent(rows -> {
      double row = getFixedCellSize() > 0 ? getFixedCellSize() : getHeight() / ROWS;
      rows.fit(getHeight() > 0 ? (int) (getHeight() / row) : ROWS);
      fill(rows);
    });
  }

  void expandAll() {
    outline.ifPresent(rows -> {
      rows.expand();
      fitted = false;
      fill(rows);
    });
  }

  void collapseAll() {
    outline.ifPresent(rows -> {
      rows.collapse();
      fitted = false;
      fill(rows);
    });
  }

  private void fill(Outline rows) {
    changing = true;
    SolutionRowItem root = new SolutionRowItem(rows.root());
    setRoot(root);
    root.addEventHandler(TreeItem.<SolutionRow>branchExpandedEvent(), _ -> fitted &= changing);
    root.addEventHandler(TreeItem.<SolutionRow>branchCollapsedEvent(), _ -> fitted &= changing);
    at.get().flatMap(rows::to).ifPresent(place -> select(place.branch()));
    changing = false;
  }

  /** Selects the same move as before, or the last one before it that still exists. */
  private void keepPlace() {
    if (following) {
      return;
    }
    Optional<LinePath> place = at.get();
    while (place.isPresent() && place(place.get()).isEmpty()) {
      place = place.get().before();
    }
    if (!place.equals(at.get())) {
      place.flatMap(this::place).ifPresentOrElse(this::read, bench::comeBack);
    }
  }

  private Optional<Outline.Place> place(LinePath path) {
    return selected().filter(branch -> branch.row().holds(path)).map(branch -> new Outline.Place(branch, path))
        .or(() -> outline.flatMap(rows -> rows.to(path)));
  }

  private Optional<Outline.Branch> selected() {
    return getSelectionModel().getSelectedItem() instanceof SolutionRowItem item ? Optional.of(item.branch())
        : Optional.empty();
  }

  void select(SolutionNode first) {
    outline.ifPresent(rows -> rows.firstMove(first).ifPresent(this::read));
  }

  /** Marks the line being played, where it is in the solution; empty if none is played. */
  void follow(Optional<List<Move>> played) {
    following = played.isPresent();
    if (!following) {
      return;
    }
    at.set(solved.flatMap(all -> LinePath.played(problem(), all, played.get())));
    changing = true;
    at.get().flatMap(path -> outline.flatMap(rows -> rows.to(path)))
        .ifPresentOrElse(place -> select(place.branch()), getSelectionModel()::clearSelection);
    changing = false;
  }

  void showLine(LinePath path) {
    outline.flatMap(rows -> rows.to(path)).ifPresentOrElse(this::read, () -> show(path));
  }

  private void read(Outline.Place place) {
    show(place.path());
    changing = true;
    select(place.branch());
    changing = false;
  }

  private void read(TreeItem<SolutionRow> item, LinePath path) {
    show(path);
    changing = true;
    getSelectionModel().select(item);
    changing = false;
  }

  private void show(LinePath path) {
    at.set(Optional.of(path));
    bench.show(path.preview());
    bench.marks().set(SolutionMarks.after(path));
  }

  private void select(Outline.Branch branch) {
    SolutionRowItem item = item(branch);
    if (!item.equals(getSelectionModel().getSelectedItem())) {
      getSelectionModel().select(item);
      scrollTo(Math.max(0, getRow(item) - 3));
    }
  }

  private SolutionRowItem item(Outline.Branch branch) {
    if (branch.above().isEmpty()) {
      return (SolutionRowItem) getRoot();
    }
    SolutionRowItem above = item(branch.above().get());
    above.setExpanded(true);
    return (SolutionRowItem) above.getChildren().get(above.branch().below().indexOf(branch));
  }

  private void showItem(@Nullable TreeItem<SolutionRow> item) {
    if (!changing && item != null) {
      item.getValue().first().ifPresentOrElse(this::show, bench::comeBack);
    }
  }

  private void copyBranch() {
    at.get().ifPresent(path -> Clipboard.getSystemClipboard()
        .setContent(Map.of(DataFormat.PLAIN_TEXT, bench.letters().written(path.text()))));
  }

  private void key(KeyEvent event) {
    if (KeyPress.matches(LocalKey.COPY_BRANCH, event) && at.get().isPresent()) {
      copyBranch();
      event.consume();
    } else if (KeyPress.matches(LocalKey.NAME_KEY, event) && key(at.get()).isPresent()) {
      intend();
      event.consume();
    } else if (!event.isShiftDown()) {
      // Up and Down go from line to line, as in any tree.
      KeyPress.step(event).filter(step -> step != Step.PREVIOUS && step != Step.NEXT).ifPresent(step -> {
        go(step);
        event.consume();
      });
    }
  }

  @Override
  public boolean leads(Step step) {
    return outline.isPresent() && at.get().flatMap(this::place)
        .map(place -> new Reader(outline.get(), filter).step(place, step)
            .map(next -> !next.path().isSame(place.path())).orElse(true))
        .or(() -> at.get().map(path -> path.step(step).map(next -> !next.isSame(path)).orElse(true)))
        .orElse(true);
  }

  @Override
  public void go(Step step) {
    outline.ifPresent(rows -> {
      Reader reader = new Reader(rows, filter);
      if (at.get().isEmpty()) {
        reader.enter(selected().orElse(rows.root()), step).ifPresent(this::read);
      } else {
        LinePath path = at.get().get();
        place(path).ifPresentOrElse(
            place -> reader.step(place, step).ifPresentOrElse(this::read, bench::comeBack),
            () -> path.step(step).ifPresentOrElse(this::show, bench::comeBack));
      }
    });
  }
}
