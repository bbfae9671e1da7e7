package zugwerk.studio.solving;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.collections.ObservableList;
import javafx.scene.control.TreeItem;
import zugwerk.solve.Line;

/** A row whose rows below are made only when it is opened, so that large trees open at once. */
final class EntryItem extends TreeItem<Entry> {

  private boolean filled;

  EntryItem(Entry entry) {
    super(entry);
  }

  /** Whether the rows below have been made. */
  boolean isFilled() {
    return filled;
  }

  private Stream<Entry> below() {
    Entry entry = getValue();
    return Stream.concat(entry.below().stream(), entry.line().stream().flatMap(EntryItem::below));
  }

  private static Stream<Entry> below(Line line) {
    return Stream.concat(
        line.threats().stream().map(threat -> Entry.of(List.of(threat))), rows(line.replies()).stream());
  }

  /** Rows for lines at one level; those that are met alike share one. */
  static List<Entry> rows(List<Line> lines) {
    List<Entry> rows = new ArrayList<>();
    for (int start = 0; start < lines.size(); ) {
      int end = start + 1;
      while (end < lines.size() && lines.get(start).isMetLike(lines.get(end))) {
        end++;
      }
      rows.add(Entry.of(lines.subList(start, end)));
      start = end;
    }
    return rows;
  }

  @Override
  public boolean isLeaf() {
    if (filled) {
      return super.getChildren().isEmpty();
    }
    Entry entry = getValue();
    return entry.below().isEmpty()
        && entry.line().stream().allMatch(line -> line.threats().isEmpty() && line.replies().isEmpty());
  }

  @Override
  public ObservableList<TreeItem<Entry>> getChildren() {
    if (!filled) {
      filled = true;
      super.getChildren().setAll(below().map(EntryItem::new).toList());
    }
    return super.getChildren();
  }
}
