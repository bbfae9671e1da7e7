package zugwerk.studio.solving;

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

  private Stream<Entry> below() {
    Entry entry = getValue();
    Stream<Entry> headed = entry.below().stream().map(line -> Entry.of(line, !line.solving()));
    return Stream.concat(headed, entry.line().stream().flatMap(EntryItem::below));
  }

  private static Stream<Entry> below(Line line) {
    return Stream.concat(
        line.threats().stream().map(threat -> Entry.of(threat, true)),
        line.replies().stream().map(reply -> Entry.of(reply, false)));
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
