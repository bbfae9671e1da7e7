package zugwerk.studio.solving;

import javafx.collections.ObservableList;
import javafx.scene.control.TreeItem;

/** Creates child rows only when opened, so that large trees open at once. */
final class SolutionRowItem extends TreeItem<SolutionRow> {

  private final Outline.Branch branch;
  private boolean filled;

  SolutionRowItem(Outline.Branch branch) {
    super(branch.row());
    this.branch = branch;
    // Lazy, since there may be tens of thousands of rows.
    if (!isLeaf()) {
      setExpanded(branch.isOpen());
      expandedProperty().addListener((_, _, open) -> branch.open(open));
    }
  }

  Outline.Branch branch() {
    return branch;
  }

  @Override
  public boolean isLeaf() {
    return !branch.row().branches();
  }

  @Override
  public ObservableList<TreeItem<SolutionRow>> getChildren() {
    if (!filled) {
      filled = true;
      super.getChildren().setAll(branch.below().stream().map(SolutionRowItem::new).toList());
    }
    return super.getChildren();
  }
}
