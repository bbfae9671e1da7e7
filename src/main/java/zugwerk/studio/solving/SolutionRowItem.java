package zugwerk.studio.solving;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.collections.ObservableList;
import javafx.scene.control.TreeItem;
import zugwerk.solve.SolutionNode;
import zugwerk.studio.solving.model.SolutionRow;
import zugwerk.studio.solving.model.SolutionRows;

/** A row that makes the rows below it only when it is opened, so that large trees open at once. */
final class SolutionRowItem extends TreeItem<SolutionRow> {

  private final Function<SolutionNode, List<SolutionNode>> shownBelow;
  private boolean filled;

  /**
   * @param shownBelow the lines that are shown below a line
   */
  SolutionRowItem(SolutionRow entry, Function<SolutionNode, List<SolutionNode>> shownBelow) {
    super(entry);
    this.shownBelow = shownBelow;
  }

  /** Whether the rows below have been made. */
  boolean isFilled() {
    return filled;
  }

  private Stream<SolutionRow> below() {
    SolutionRow entry = getValue();
    return Stream.concat(entry.below().stream(),
        entry.line().stream().flatMap(line -> SolutionRows.level(shownBelow.apply(line)).stream()));
  }

  @Override
  public boolean isLeaf() {
    if (filled) {
      return super.getChildren().isEmpty();
    }
    SolutionRow entry = getValue();
    return entry.below().isEmpty() && entry.line().stream().allMatch(line -> shownBelow.apply(line).isEmpty());
  }

  @Override
  public ObservableList<TreeItem<SolutionRow>> getChildren() {
    if (!filled) {
      filled = true;
      super.getChildren().setAll(below().map(entry -> new SolutionRowItem(entry, shownBelow)).toList());
    }
    return super.getChildren();
  }
}
