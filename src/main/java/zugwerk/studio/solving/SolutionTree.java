package zugwerk.studio.solving;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import zugwerk.board.Position;
import zugwerk.rules.Move;
import zugwerk.rules.Packed;
import zugwerk.rules.Play;
import zugwerk.solve.Line;
import zugwerk.solve.Solution;
import zugwerk.studio.editor.Draft;
import zugwerk.studio.editor.Workbench;

/** The solution as a tree; selecting a line shows on the board the position that it leads to. */
final class SolutionTree extends TreeView<Entry> {

  private final Workbench bench;
  private Draft solved;

  SolutionTree(Workbench bench) {
    this.bench = bench;
    setId("solution-tree");
    setShowRoot(false);
    setCellFactory(_ -> new Cell());
    getSelectionModel().selectedItemProperty().addListener((_, _, item) -> show(item));
    // Once the board shows the draft again, the row no longer says what is on it.
    bench.excursion().subscribe(shown -> {
      if (shown.isEmpty()) {
        getSelectionModel().clearSelection();
      }
    });
  }

  /** Shows a solution of a draft. */
  void show(Draft draft, Solution solution) {
    solved = draft;
    EntryItem root = new EntryItem(Entry.heading("", List.of()));
    section(root, "Set play", solution.setPlay());
    section(root, "Tries", solution.tries());
    section(root, solution.keys().size() == 1 ? "Key" : "Keys", solution.keys());
    setRoot(root);
    root.getChildren().forEach(heading -> heading.setExpanded(true));
    if (solution.keys().size() == 1 && !root.getChildren().isEmpty()) {
      root.getChildren().getLast().getChildren().getFirst().setExpanded(true);
    }
  }

  private static void section(EntryItem root, String title, List<Line> lines) {
    if (!lines.isEmpty()) {
      root.getChildren().add(new EntryItem(Entry.heading(title, lines)));
    }
  }

  /** Shows nothing. */
  void clear() {
    solved = null;
    setRoot(null);
  }

  private void show(TreeItem<Entry> item) {
    if (item == null || item.getValue().line().isEmpty() || solved == null) {
      bench.comeBack();
      return;
    }
    Deque<Entry> path = new ArrayDeque<>();
    for (TreeItem<Entry> at = item; at != null; at = at.getParent()) {
      if (at.getValue().line().isPresent()) {
        path.push(at.getValue());
      }
    }
    Position position = Position.of(solved.setup());
    Move last = null;
    for (Entry entry : path) {
      if (entry.passed()) {
        Play.skip(solved.variant(), position);
      }
      last = entry.line().orElseThrow().move();
      Play.make(solved.variant(), position, Packed.pack(last));
    }
    bench.show(new Workbench.Excursion(position.setup(), Optional.of(last)));
  }

  /** A row in the style of what its line is. */
  private static final class Cell extends TreeCell<Entry> {

    private static final List<String> STYLES = List.of("heading", "key", "try", "refutation", "threat", "dual");

    @Override
    protected void updateItem(Entry entry, boolean empty) {
      super.updateItem(entry, empty);
      getStyleClass().removeAll(STYLES);
      setText(empty ? null : entry.text());
      if (!empty) {
        getStyleClass().addAll(styles(entry));
      }
    }

    private static List<String> styles(Entry entry) {
      return entry.line().map(line -> switch (line.role()) {
        case KEY -> List.of("key");
        case TRY -> List.of("try");
        case REFUTATION -> List.of("refutation");
        case THREAT -> List.of("threat");
        case DEFENCE -> line.replies().size() > 1 ? List.of("dual") : List.<String>of();
        case CONTINUATION -> List.<String>of();
      }).orElse(List.of("heading"));
    }
  }
}
