package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.Version;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;

/**
 * The versions of the problem on the workbench, in the order in which they were kept. There is one for each task at
 * most. For the JavaFX thread only.
 */
public final class Versions {

  /** The oldest automatic versions beyond these are dropped. */
  public static final int MOST_AUTOMATIC = 50;

  private static final int MOST_SOLUTIONS = 12;
  /** How far the history is searched for the parent of a version. */
  private static final int MOST_DRAFTS = 300;

  /** What the solver found, and with which options. */
  public record Solution(Solved solved, SolveOptions options) {}

  private final History history;
  private final ObservableList<Version> all = FXCollections.observableArrayList();
  private final ObservableList<Version> shown = FXCollections.unmodifiableObservableList(all);
  private final Map<Integer, Solution> solutions = new LinkedHashMap<>(16, 0.75f, true) {
    private static final long serialVersionUID = 1;

    @Override
    protected boolean removeEldestEntry(Map.Entry<Integer, Solution> eldest) {
      return size() > MOST_SOLUTIONS;
    }
  };

  Versions(History history) {
    this.history = history;
  }

  public ObservableList<Version> list() {
    return shown;
  }

  /** The version with the same task as a problem. */
  public Optional<Version> of(Problem problem) {
    return all.stream().filter(version -> version.problem().hasSameTaskAs(problem)).findFirst();
  }

  /** The version from which another was made, or else the one kept before it. */
  public Optional<Version> before(Version version) {
    int at = all.indexOf(version);
    return all.stream().filter(other -> other.id() == version.parent()).findFirst()
        .or(() -> at > 0 ? Optional.of(all.get(at - 1)) : Optional.empty());
  }

  /** Keeps a problem on request, which no limit drops again. */
  public Version keep(Problem problem) {
    Optional<Version> same = of(problem);
    same.ifPresent(version -> change(version.id(), old -> old.kept(problem)));
    return same.isPresent() ? of(problem).orElseThrow()
        : add(problem, false, Optional.empty(), "", Optional.empty());
  }

  /**
   * Records the verdict on a problem. The problem is kept if the verdict differs from that on the version before it,
   * or if it is another sound one.
   */
  public void judged(Problem problem, Soundness verdict, String result, Solution solution) {
    Optional<Version> same = of(problem);
    if (same.isPresent() || isWorthKeeping(verdict)) {
      take(problem, verdict, result, solution);
    }
  }

  private boolean isWorthKeeping(Soundness verdict) {
    Optional<Soundness> before = parent().flatMap(Version::verdict);
    // While the first position is set up, nothing solves it.
    return verdict == Soundness.SOUND
        || before.map(known -> known != verdict).orElse(!all.isEmpty() || verdict != Soundness.UNSOLVABLE);
  }

  /** Keeps a problem with its solution. */
  public Version take(Problem problem, Soundness verdict, String result, Solution solution) {
    Version version = of(problem)
        .orElseGet(() -> add(problem, true, Optional.of(verdict), result, Optional.empty()));
    solutions.put(version.id(), solution);
    change(version.id(), old -> old.judged(verdict, result));
    return version;
  }

  /** Keeps a problem that is not solved yet, such as a result of the composer. */
  public Version keepResult(Problem problem) {
    return of(problem).orElseGet(() -> add(problem, true, Optional.empty(), "", Optional.empty()));
  }

  /** The version that was last on the board. */
  private Optional<Version> parent() {
    return history.drafts().limit(MOST_DRAFTS).map(this::of).flatMap(Optional::stream).findFirst()
        .or(() -> all.isEmpty() ? Optional.empty() : Optional.of(all.getLast()));
  }

  private Version add(Problem problem, boolean automatic, Optional<Soundness> verdict, String result,
      Optional<Double> points) {
    int id = 1 + all.stream().mapToInt(Version::id).max().orElse(0);
    Version version =
        new Version(id, parent().map(Version::id).orElse(0), "", automatic, verdict, result, points, problem);
    all.add(version);
    List<Version> byItself = all.stream().filter(Version::automatic).toList();
    all.removeAll(byItself.subList(0, Math.max(0, byItself.size() - MOST_AUTOMATIC)));
    return version;
  }

  private void change(int id, UnaryOperator<Version> change) {
    for (int i = 0; i < all.size(); i++) {
      Version old = all.get(i);
      Version changed = old.id() == id ? change.apply(old) : old;
      if (!changed.equals(old)) {
        all.set(i, changed);
      }
    }
  }

  /** Names a version, which no limit drops then. */
  public void rename(Version version, String name) {
    change(version.id(), old -> old.named(name.strip()));
  }

  /** Records the quality of a version, if it still exists. */
  public void rate(int id, double points) {
    change(id, old -> old.rated(points));
  }

  public void delete(Version version) {
    all.removeIf(other -> other.id() == version.id());
    solutions.remove(version.id());
  }

  /**
   * Sets up a version, as one step that can be undone, with the keys, drawings and the like that it had last. The next
   * edit starts a branch.
   */
  public void show(Version version, Problem present) {
    Problem latest = history.drafts().filter(version.problem()::hasSameTaskAs).findFirst().orElse(version.problem());
    history.step(lang("Return to version {0}", name(version)),
        latest.withCredits(present.credits()).withOther(present.other()));
  }

  /** The name of a version, or else its number. */
  public static String name(Version version) {
    return version.name().isEmpty() ? String.valueOf(version.id()) : version.name();
  }

  /** The solution of a version, if it is still in memory. */
  public Optional<Solution> solution(Version version) {
    return Optional.ofNullable(solutions.get(version.id()));
  }

  /** The versions to store with a problem: none if there is only the problem itself. */
  List<Version> stored(Problem problem) {
    boolean only = all.stream().allMatch(version -> version.automatic() && version.problem().hasSameTaskAs(problem));
    return only ? List.of() : List.copyOf(all);
  }

  void copy(Versions other) {
    solutions.clear();
    solutions.putAll(other.solutions);
    all.setAll(other.all);
  }

  /** Starts with the versions of another problem. */
  void restart(List<Version> versions) {
    Map<Integer, Version> byNumber = new LinkedHashMap<>();
    versions.forEach(version -> byNumber.putIfAbsent(version.id(), version));
    solutions.clear();
    all.setAll(byNumber.values());
  }
}
