package zugwerk.studio.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.problem.Problem;
import zugwerk.problem.Version;

final class SavedState {

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

  /** Starts another problem. Without a saved state it counts as changed. */
  void begin(Optional<Path> place, Optional<Problem> unchanged) {
    saved = unchanged;
    file.set(place);
  }

  void copy(SavedState other) {
    begin(other.file.get(), other.saved);
  }

  /** Compares the draft with its versions; those that the program kept by itself count as no change. */
  void compare(Problem whole) {
    changed.set(!Optional.of(whole).equals(saved)
        || !chosen(whole).equals(saved.map(SavedState::chosen).orElse(List.of())));
  }

  private static List<Version> chosen(Problem problem) {
    return problem.versions().stream().filter(version -> !version.automatic()).toList();
  }

  boolean hasVersionsOf(Problem whole) {
    return saved.map(Problem::versions).orElse(List.of()).equals(whole.versions());
  }
}
