package zugwerk.studio.editor;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.problem.Problem;

final class SavedState {

  record Snapshot(Optional<Path> file, Optional<Problem> saved) {}

  private final ReadOnlyObjectWrapper<Optional<Path>> file = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper();
  private Optional<Problem> saved;

  SavedState(Problem first) {
    saved = Optional.of(first);
  }

  ReadOnlyObjectProperty<Optional<Path>> file() {
    return file.getReadOnlyProperty();
  }

  ReadOnlyBooleanProperty changed() {
    return changed.getReadOnlyProperty();
  }

  Snapshot kept() {
    return new Snapshot(file.get(), saved);
  }

  /** Starts another problem. Without a saved state it counts as changed. */
  void begin(Snapshot other) {
    saved = other.saved();
    file.set(other.file());
  }

  void compare(Problem draft) {
    changed.set(!Optional.of(draft).equals(saved));
  }
}
