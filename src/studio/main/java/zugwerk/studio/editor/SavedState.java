package zugwerk.studio.editor;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.problem.Problem;

/** The file of a draft, and whether the draft differs from what was saved. */
final class SavedState {

  /** How a problem stands with its file while another one is on the bench. */
  record Kept(Optional<Path> file, Optional<Problem> saved) {}

  private final ReadOnlyObjectWrapper<Optional<Path>> file = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper();
  private Optional<Problem> saved;

  /**
   * @param first the first draft, in which nothing would be lost
   */
  SavedState(Problem first) {
    saved = Optional.of(first);
  }

  ReadOnlyObjectProperty<Optional<Path>> file() {
    return file.getReadOnlyProperty();
  }

  ReadOnlyBooleanProperty changed() {
    return changed.getReadOnlyProperty();
  }

  Kept kept() {
    return new Kept(file.get(), saved);
  }

  /** The next draft belongs to another problem. Without a saved state it counts as changed. */
  void begin(Kept other) {
    saved = other.saved();
    file.set(other.file());
  }

  /** Compares a draft with what was saved. */
  void compare(Problem draft) {
    changed.set(!Optional.of(draft).equals(saved));
  }
}
