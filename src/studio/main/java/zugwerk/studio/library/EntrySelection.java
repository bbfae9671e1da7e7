package zugwerk.studio.library;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableList;

/**
 * The selected problems, of which one leads: it is shown in detail. Files identify them, so that a changed file stays
 * selected. For the JavaFX thread only.
 */
final class EntrySelection {

  private final ObservableList<ProblemEntry> order;
  private final Set<Path> files = new LinkedHashSet<>();
  private final ReadOnlyObjectWrapper<Optional<ProblemEntry>> lead = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<List<ProblemEntry>> selected = new ReadOnlyObjectWrapper<>(List.of());
  private Optional<Path> anchor = Optional.empty();

  EntrySelection(ObservableList<ProblemEntry> order) {
    this.order = order;
    order.addListener((InvalidationListener) _ -> update());
  }

  ReadOnlyObjectProperty<Optional<ProblemEntry>> lead() {
    return lead.getReadOnlyProperty();
  }

  /** The selected problems that are shown, in their order. */
  ReadOnlyObjectProperty<List<ProblemEntry>> selected() {
    return selected.getReadOnlyProperty();
  }

  boolean holds(ProblemEntry entry) {
    return files.contains(entry.file());
  }

  void select(ProblemEntry entry) {
    select(List.of(entry), entry);
  }

  void select(List<ProblemEntry> entries, ProblemEntry leading) {
    files.clear();
    entries.forEach(entry -> files.add(entry.file()));
    anchor = Optional.of(leading.file());
    lead.set(Optional.of(leading));
    update();
  }

  void toggle(ProblemEntry entry) {
    if (files.remove(entry.file())) {
      lead.set(order.stream().filter(this::holds).findFirst());
    } else {
      files.add(entry.file());
      lead.set(Optional.of(entry));
    }
    anchor = Optional.of(entry.file());
    update();
  }

  /** Selects everything between the last problem that was selected alone and this one. */
  void extend(ProblemEntry to) {
    int from = anchor.map(this::index).filter(at -> at >= 0).orElse(order.indexOf(to));
    int until = order.indexOf(to);
    files.clear();
    order.subList(Math.min(from, until), Math.max(from, until) + 1).forEach(entry -> files.add(entry.file()));
    lead.set(Optional.of(to));
    update();
  }

  void selectAll() {
    order.forEach(entry -> files.add(entry.file()));
    lead.set(lead.get().or(() -> order.stream().findFirst()));
    update();
  }

  /** Goes a number of problems on, and selects those on the way if {@code extending}. Returns the new index. */
  int step(int by, boolean extending) {
    int at = lead.get().map(entry -> index(entry.file())).orElse(-1);
    int to = at < 0 ? 0 : Math.clamp(at + (long) by, 0, order.size() - 1);
    if (extending) {
      extend(order.get(to));
    } else {
      select(order.get(to));
    }
    return to;
  }

  private int index(Path file) {
    for (int i = 0; i < order.size(); i++) {
      if (order.get(i).file().equals(file)) {
        return i;
      }
    }
    return -1;
  }

  private void update() {
    if (lead.get().filter(entry -> !order.contains(entry)).isPresent()) {
      Path file = lead.get().orElseThrow().file();
      // A file that was read again has a new entry; what a filter hides stays in detail.
      order.stream().filter(entry -> entry.file().equals(file)).findFirst()
          .ifPresent(fresh -> lead.set(Optional.of(fresh)));
    }
    selected.set(files.isEmpty() ? List.of() : order.stream().filter(this::holds).collect(Collectors.toList()));
  }
}
