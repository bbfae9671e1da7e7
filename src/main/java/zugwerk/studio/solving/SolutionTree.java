package zugwerk.studio.solving;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.solve.SolutionNode;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.StepKeys;
import zugwerk.studio.action.model.Command;
import zugwerk.studio.action.model.LocalKey;
import zugwerk.studio.editor.Stepper;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.solving.model.LinePath;
import zugwerk.studio.solving.model.Sign;
import zugwerk.studio.solving.model.SolutionFilter;
import zugwerk.studio.solving.model.SolutionMarks;
import zugwerk.studio.solving.model.SolutionRow;
import zugwerk.studio.solving.model.SolutionRows;

/** The solution as a tree. Selecting a move shows the position after it on the board. */
final class SolutionTree extends TreeView<SolutionRow> implements Stepper {

  private static final Solved.SoFar NOTHING = new Solved.SoFar(List.of(), List.of());

  private final Workbench bench;
  private final SolutionFilter filter;
  private Optional<Solved> solved = Optional.empty();
  /** All parts of the problem that is being solved; empty once it is solved. */
  private List<ProblemPart> twins = List.of();
  private Solved.SoFar soFar = NOTHING;
  private boolean rebuilding;

  SolutionTree(Workbench bench, SolutionFilter filter) {
    this.bench = bench;
    this.filter = filter;
    setId("solution-tree");
    setShowRoot(false);
    setCellFactory(_ -> new SolutionRowCell());
    setContextMenu(menu());
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    getSelectionModel().selectedItemProperty().addListener((_, _, item) -> look(item));
    filter.onChange(this::rebuild);
    bench.draft().addListener((_, old, draft) -> {
      if (!draft.keys().equals(old.keys())) {
        rebuild();
      }
    });
    // When the board shows the draft again, no row is selected.
    bench.preview().subscribe(shown -> {
      if (shown.isEmpty()) {
        getSelectionModel().clearSelection();
        markDiagram();
      }
    });
  }

  private ContextMenu menu() {
    MenuItem copy = new MenuItem(LocalKey.COPY_BRANCH.tip("Copy this branch"));
    copy.setOnAction(_ -> copyBranch());
    MenuItem adopt = new MenuItem(Command.ADOPT.tip(Command.ADOPT.words()));
    adopt.setOnAction(_ -> bench.adopt("Set up the position shown"));
    MenuItem intend = new MenuItem(LocalKey.NAME_KEY.tip("Declare this the key"));
    intend.setOnAction(_ -> intend());
    ContextMenu menu = new ContextMenu(copy, adopt, intend);
    menu.setOnShowing(_ -> {
      menu.getItems().forEach(item -> item.setDisable(path().isEmpty()));
      intend.setDisable(key(path()).isEmpty());
    });
    return menu;
  }

  private Problem problem() {
    return bench.draft().get();
  }

  /** The line at the end of a path, if it is a first move that solves the diagram. */
  private Optional<SolutionNode> key(Optional<LinePath> path) {
    return path.filter(way -> way.lines().size() == 1 && way.solved().setup().equals(problem().setup()))
        .map(way -> way.lines().getFirst()).filter(line -> line.role() == SolutionNode.Role.KEY);
  }

  private void intend() {
    key(path()).ifPresent(line -> bench.intend(line.text(), line.move()));
  }

  /** Shows the solution of a problem. The selected move stays selected, if it is still there. */
  void show(Solved newlySolved) {
    solved = Optional.of(newlySolved);
    rebuild();
  }

  /** While the solver works, shows the parts that are done and the first moves known to solve the next part. */
  void showSoFar(List<ProblemPart> all, Solved.SoFar known) {
    twins = all;
    soFar = known;
    solved = Optional.empty();
    rebuild();
  }

  /** Empties the tree. */
  void clear() {
    solved = Optional.empty();
    twins = List.of();
    soFar = NOTHING;
    setRoot(null);
    markDiagram();
  }

  private void rebuild() {
    List<SolutionNode> lookedAt = path().map(LinePath::lines).orElse(List.of());
    SolutionRows rows = new SolutionRows(problem(), filter, lookedAt);
    solved.map(rows::of).or(() -> Optional.of(rows).filter(_ -> !twins.isEmpty())
        .map(some -> some.soFar(twins, soFar))).ifPresent(this::build);
    markDiagram();
  }

  /** Makes the board draw the cooks and duals of the diagram, if it shows them. */
  private void markDiagram() {
    if (bench.preview().get().isEmpty()) {
      bench.marks().set(solved.map(all -> SolutionMarks.ofDiagram(problem(), all))
          .orElse(List.of()));
    }
  }

  /** Fills the tree anew and selects the same move as before, or the last move before it that is shown. */
  @SuppressWarnings("ReferenceEquality") // A row is equal to itself only.
  private void build(SolutionRow rows) {
    Optional<LinePath> path = path();
    List<SolutionNode> lookedAt = path.map(LinePath::lines).orElse(List.of());
    rebuilding = true;
    SolutionRowItem root = new SolutionRowItem(rows, line -> filter.below(line, lookedAt));
    setRoot(root);
    root.getChildren().forEach(this::open);
    rebuilding = false;
    TreeItem<SolutionRow> part = root.getChildren().stream()
        .filter(child -> path.flatMap(at -> child.getValue().part().filter(at.solved()::equals)).isPresent())
        .findFirst().orElse(root);
    TreeItem<SolutionRow> item = part;
    for (SolutionNode line : lookedAt) {
      Optional<TreeItem<SolutionRow>> next = item == part ? find(part, line) : item.getChildren().stream()
          .filter(child -> child.getValue().line().filter(other -> same(line, other)).isPresent()).findFirst();
      if (next.isEmpty()) {
        break;
      }
      item = next.get();
    }
    if (item != part) {
      select(item);
    } else if (!lookedAt.isEmpty()) {
      bench.comeBack();
    }
  }

  /** Opens a heading, and the key under it if there is only one. */
  private void open(TreeItem<SolutionRow> heading) {
    heading.setExpanded(true);
    if (heading.getValue().part().isPresent()) {
      heading.getChildren().forEach(this::open);
    } else if (heading.getChildren().size() == 1 && heading.getValue().text().equals("Key")) {
      heading.getChildren().getFirst().setExpanded(true);
    }
  }

  /** Selects the row of a first move, which shows it on the board. */
  void select(SolutionNode first) {
    find(getRoot(), first).ifPresent(this::select);
  }

  private void select(TreeItem<SolutionRow> item) {
    for (TreeItem<SolutionRow> above = item.getParent(); above != null; above = above.getParent()) {
      above.setExpanded(true);
    }
    getSelectionModel().select(item);
    scrollTo(Math.max(0, getRow(item) - 3));
  }

  /** The row of a first move: the same move in the same role. */
  private static Optional<TreeItem<SolutionRow>> find(TreeItem<SolutionRow> item, SolutionNode first) {
    if (item.getValue().line().isPresent()) {
      return item.getValue().line().filter(line -> same(line, first)).map(_ -> item);
    }
    return item.getChildren().stream().flatMap(below -> find(below, first).stream()).findFirst();
  }

  private static boolean same(SolutionNode line, SolutionNode other) {
    return line.role() == other.role() && line.move().equals(other.move());
  }

  private void look(TreeItem<SolutionRow> item) {
    if (!rebuilding) {
      path(item).ifPresentOrElse(path -> {
        bench.show(path.preview());
        bench.marks().set(SolutionMarks.after(path.lines().getLast()));
      }, bench::comeBack);
    }
  }

  private Optional<LinePath> path() {
    return path(getSelectionModel().getSelectedItem());
  }

  private static Optional<LinePath> path(@Nullable TreeItem<SolutionRow> item) {
    if (item == null || item.getValue().line().isEmpty()) {
      return Optional.empty();
    }
    Deque<SolutionNode> path = new ArrayDeque<>();
    Optional<Problem> problem = Optional.empty();
    for (TreeItem<SolutionRow> at = item; at != null && problem.isEmpty(); at = at.getParent()) {
      at.getValue().line().ifPresent(path::push);
      problem = at.getValue().part();
    }
    return problem.map(solved -> new LinePath(solved, List.copyOf(path)));
  }

  private void copyBranch() {
    path().ifPresent(path -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, path.text())));
  }

  private void key(KeyEvent event) {
    if (KeyPress.matches(LocalKey.COPY_BRANCH, event) && path().isPresent()) {
      copyBranch();
      event.consume();
    } else if (KeyPress.matches(LocalKey.NAME_KEY, event) && key(path()).isPresent()) {
      intend();
      event.consume();
    } else if (!event.isShiftDown()) {
      // Up and Down go from line to line, as in any tree.
      StepKeys.of(event).filter(step -> step != Step.PREVIOUS && step != Step.NEXT).ifPresent(step -> {
        go(step);
        event.consume();
      });
    }
  }

  @Override
  public void go(Step step) {
    if (getRoot() == null) {
      return;
    }
    TreeItem<SolutionRow> item = getSelectionModel().getSelectedItem();
    if (item == null || item.getValue().line().isEmpty()) {
      // From the diagram or a heading, every step except back leads to a first move.
      if (step != Step.BACK) {
        firstBelow(item == null ? key() : item).ifPresent(first -> select(step == Step.LAST ? end(first) : first));
      }
      return;
    }
    switch (step) {
      case BACK -> {
        if (item.getParent().getValue().line().isPresent()) {
          select(item.getParent());
        } else {
          bench.comeBack();
        }
      }
      case FORWARD -> next(item).ifPresent(this::select);
      case FIRST -> select(Stream.iterate(item, TreeItem::getParent)
          .filter(above -> above.getParent().getValue().line().isEmpty()).findFirst().orElseThrow());
      case LAST -> select(end(item));
      case PREVIOUS -> Optional.ofNullable(item.previousSibling()).ifPresent(this::select);
      case NEXT -> Optional.ofNullable(item.nextSibling()).ifPresent(this::select);
    }
  }

  /** The last heading of the first part, which is that of the keys; the root if there is none. */
  private TreeItem<SolutionRow> key() {
    TreeItem<SolutionRow> part = getRoot();
    if (part.getValue().part().isEmpty() && !part.getChildren().isEmpty()) {
      part = part.getChildren().getFirst();
    }
    return part.getChildren().isEmpty() ? part : part.getChildren().getLast();
  }

  private static Optional<TreeItem<SolutionRow>> firstBelow(TreeItem<SolutionRow> heading) {
    return heading.getValue().line().isPresent() ? Optional.of(heading)
        : heading.getChildren().stream().flatMap(below -> firstBelow(below).stream()).findFirst();
  }

  /** What follows a move: a reply rather than a threat. */
  private static Optional<TreeItem<SolutionRow>> next(TreeItem<SolutionRow> item) {
    List<TreeItem<SolutionRow>> below = item.getChildren();
    return below.stream().filter(row -> row.getValue().sign().filter(Sign.THREAT::equals).isEmpty()).findFirst()
        .or(() -> below.stream().findFirst());
  }

  private static TreeItem<SolutionRow> end(TreeItem<SolutionRow> item) {
    TreeItem<SolutionRow> end = item;
    for (Optional<TreeItem<SolutionRow>> next = next(end); next.isPresent(); next = next(end)) {
      end = next.get();
    }
    return end;
  }
}
