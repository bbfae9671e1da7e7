package zugwerk.studio.solving;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import zugwerk.board.Position;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Move;
import zugwerk.rules.Packed;
import zugwerk.rules.Play;
import zugwerk.solve.Line;
import zugwerk.solve.Solution;
import zugwerk.studio.editor.Workbench;

/** The solution as a tree; selecting a line shows on the board the position that it leads to. */
final class SolutionTree extends TreeView<Entry> {

  private final Workbench bench;

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

  /** Shows what was found of a problem. */
  void show(Solved solved) {
    List<Entry> parts = new ArrayList<>();
    for (Solved.Part part : solved.parts()) {
      String title = part.twin().heading() + "   " + VerdictBadge.words(part.solution());
      parts.add(Entry.part(title, part.twin().problem(), sections(part.solution())));
    }
    // A problem of one part needs no heading over it, but its rows must still find what was solved.
    EntryItem root = new EntryItem(parts.size() == 1 ? parts.getFirst() : Entry.heading("", parts));
    setRoot(root);
    root.getChildren().forEach(this::open);
  }

  /** Opens a heading, and the key under it if there is only one. */
  private void open(TreeItem<Entry> heading) {
    heading.setExpanded(true);
    if (heading.getValue().part().isPresent()) {
      heading.getChildren().forEach(this::open);
    } else if (heading.getChildren().size() == 1 && heading.getValue().text().equals("Key")) {
      heading.getChildren().getFirst().setExpanded(true);
    }
  }

  private static List<Entry> sections(Solution solution) {
    List<Entry> sections = new ArrayList<>();
    section(sections, "Set play", solution.setPlay());
    section(sections, "Tries", solution.tries());
    boolean one = solution.keys().size() == 1;
    section(sections, solution.stipulation().isBattle() ? one ? "Key" : "Keys" : one ? "Solution" : "Solutions",
        solution.keys());
    return sections;
  }

  private static void section(List<Entry> sections, String title, List<Line> lines) {
    if (!lines.isEmpty()) {
      sections.add(Entry.heading(title, EntryItem.rows(lines)));
    }
  }

  /** Selects the row of a first move, which shows it on the board. */
  void select(Line first) {
    find(getRoot(), first).ifPresent(item -> {
      getSelectionModel().select(item);
      scrollTo(getRow(item));
    });
  }

  private static Optional<TreeItem<Entry>> find(TreeItem<Entry> item, Line first) {
    if (item.getValue().line().isPresent()) {
      return item.getValue().line().filter(line -> line == first).map(_ -> item);
    }
    return item.getChildren().stream().flatMap(below -> find(below, first).stream()).findFirst();
  }

  /** Shows nothing. */
  void clear() {
    setRoot(null);
  }

  private void show(TreeItem<Entry> item) {
    if (item == null || item.getValue().line().isEmpty()) {
      bench.comeBack();
      return;
    }
    Deque<Line> path = new ArrayDeque<>();
    Problem solved = null;
    for (TreeItem<Entry> at = item; at != null && solved == null; at = at.getParent()) {
      at.getValue().line().ifPresent(path::push);
      solved = at.getValue().part().orElse(null);
    }
    Position position = Position.of(solved.setup());
    Move last = null;
    for (Line line : path) {
      if (line.passed()) {
        Play.skip(solved.variant(), position);
      }
      last = line.move();
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
        case DEFENCE -> Entry.isDual(line) ? List.of("dual") : List.<String>of();
        case CONTINUATION -> List.<String>of();
      }).orElse(List.of("heading"));
    }
  }
}
