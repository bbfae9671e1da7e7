package zugwerk.studio.tabs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.home.Autosave;
import zugwerk.studio.home.TabState;

/** The open problems, of which one is selected. For the JavaFX thread only. */
public final class OpenProblems {

  private final Supplier<OpenProblem> sessions;
  private final ObservableList<OpenProblem> all = FXCollections.observableArrayList();
  private final ObservableList<OpenProblem> shown = FXCollections.unmodifiableObservableList(all);
  private final ReadOnlyObjectWrapper<OpenProblem> current;
  private final List<Consumer<OpenProblem>> actions = new ArrayList<>();
  private boolean kept;

  /** @param sessions begins the session of a tab */
  public OpenProblems(Supplier<OpenProblem> sessions) {
    this.sessions = sessions;
    current = new ReadOnlyObjectWrapper<>(this, "current", sessions.get());
    all.add(current.get());
  }

  public ObservableList<OpenProblem> all() {
    return shown;
  }

  /** Runs an action for each open problem, and for each that will be opened. */
  public void each(Consumer<OpenProblem> action) {
    actions.add(action);
    all.forEach(action);
  }

  /** The open problem of a file, if there is one. */
  public Optional<OpenProblem> of(Path file) {
    Path wanted = file.toAbsolutePath().normalize();
    return all.stream().filter(one -> one.file().map(path -> path.toAbsolutePath().normalize()).equals(
        Optional.of(wanted))).findFirst();
  }

  public ReadOnlyObjectProperty<OpenProblem> current() {
    return current.getReadOnlyProperty();
  }

  /** A value of the selected problem, whichever it is. */
  public <T> ObservableValue<T> ofCurrent(Function<OpenProblem, ObservableValue<T>> value) {
    return current.flatMap(value);
  }

  /** The workbench of the selected problem. */
  public Workbench bench() {
    return current.get().bench();
  }

  /** Whether nothing was opened or edited. */
  public boolean isBlank() {
    return all.stream().allMatch(OpenProblem::isBlank);
  }

  /** The tab that shows a problem, by its file or, without one, by its content. */
  public Optional<OpenProblem> find(Problem problem, Optional<Path> file) {
    return all.stream().filter(one -> one.shows(problem, file)).findFirst();
  }

  /** Begins a problem of the same game and selects it. */
  public OpenProblem begin() {
    OpenProblem next = begin(all.indexOf(current.get()) + 1);
    select(next);
    return next;
  }

  /** Begins a problem in the last tab, whose nodes are made when it is selected. */
  public OpenProblem append() {
    return begin(all.size());
  }

  /** An empty tab that was never used is used. */
  private OpenProblem begin(int place) {
    if (bench().history().isFresh() && current.get().isBlank()) {
      bench().begin();
      return current.get();
    }
    return add(place);
  }

  private OpenProblem add(int place) {
    OpenProblem next = sessions.get();
    next.bench().open(Workbench.fresh(bench().draft().get().variant()));
    all.add(place, next);
    actions.forEach(action -> action.accept(next));
    if (all.size() == 2) {
      // From now on those without changes are saved too.
      all.forEach(one -> one.autosave().ifPresent(Autosave::changed));
    }
    return next;
  }

  /** Opens the problems of another window, before anything else is opened. */
  public void copy(OpenProblems others) {
    others.all.forEach(other -> (others.all.getFirst().equals(other) ? current.get() : add(all.size())).copy(other));
    select(all.get(others.all.indexOf(others.current.get())));
  }

  /** Saves the drafts of all problems now. */
  public void saveDrafts() {
    all.forEach(one -> one.autosave().ifPresent(Autosave::write));
  }

  public void select(OpenProblem next) {
    if (all.contains(next)) {
      current.set(next);
    }
  }

  public void step(int by) {
    select(all.get(Math.floorMod(all.indexOf(current.get()) + by, all.size())));
  }

  public void order(List<OpenProblem> wanted) {
    if (!all.equals(wanted) && all.size() == wanted.size() && all.containsAll(wanted)) {
      all.setAll(wanted);
    }
  }

  public void move(int by) {
    List<OpenProblem> wanted = new ArrayList<>(all);
    wanted.remove(current.get());
    wanted.add(Math.clamp(all.indexOf(current.get()) + by, 0, wanted.size()), current.get());
    order(wanted);
  }

  /** Closes a problem with its changes and searches. The last one is replaced by a new problem. */
  public void close(OpenProblem gone) {
    if (all.size() == 1) {
      select(add(1));
    } else if (gone.equals(current.get())) {
      int at = all.indexOf(gone);
      select(all.get(at + 1 < all.size() ? at + 1 : at - 1));
    }
    all.remove(gone);
    gone.close();
  }

  /** Saves all problems for the next start; returns false if one cannot be saved, and then none is left for it. */
  public boolean keep() {
    kept = all.stream().filter(one -> !one.isBlank())
        .allMatch(one -> one.autosave().filter(Autosave::keep).isPresent());
    return kept;
  }

  /** Ends all work. The drafts are left for the next start if they were {@linkplain #keep kept}, else deleted. */
  public void end() {
    for (OpenProblem one : all) {
      if (kept && !one.isBlank()) {
        one.leave(new TabState(all.indexOf(one), one.equals(current.get()), one.isChanged(),
            one.bench().flipped().get()));
      } else {
        one.close();
      }
    }
  }
}
