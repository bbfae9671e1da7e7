package zugwerk.studio.library;

import java.nio.file.Path;
import java.util.Objects;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import zugwerk.problem.Bundled;

/** A folder by name, with its path in the tooltip. */
final class PlaceCell extends ListCell<Path> {
  @Override
  protected void updateItem(Path path, boolean empty) {
    super.updateItem(path, empty);
    boolean bundled = !empty && Bundled.isProblems(path);
    setText(empty ? null : bundled ? "Bundled problems" : Objects.toString(path.getFileName(), path.toString()));
    setTooltip(empty ? null : new Tooltip(bundled ? "The problems that come with the program" : path.toString()));
  }
}
