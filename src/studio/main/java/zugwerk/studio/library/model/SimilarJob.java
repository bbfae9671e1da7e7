package zugwerk.studio.library.model;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import zugwerk.content.search.Shown;
import zugwerk.index.ContentRun;
import zugwerk.index.IndexException;
import zugwerk.index.ProblemIndex;
import zugwerk.index.Similar;
import zugwerk.problem.Problem;
import zugwerk.studio.task.Job;

/**
 * Finds the problems of the collections that are most like one. The index is asked first, as it may know solutions;
 * of problems that are not in it, the positions are compared. For the window's thread only.
 */
public final class SimilarJob extends Job<Map<Path, Similar>> {

  /** Problems that are less alike, in per cent, are not shown. */
  private static final int LEAST = 40;

  private static final int MOST = 50;

  /** If solving the problem takes longer, its themes and nets are not compared. */
  private static final Duration TIME = Duration.ofSeconds(10);

  /**
   * What was asked for.
   *
   * @param file the problem's own file, which is not shown
   */
  private record Wish(Problem problem, Optional<Path> file) {}

  private final Library library;
  private final LibraryIndex index;
  private final ReadOnlyBooleanWrapper asked = new ReadOnlyBooleanWrapper();
  private Optional<Wish> waiting = Optional.empty();

  /**
   * @param index what is known of the collections
   * @param background where problems are compared
   * @param window where properties may be changed
   */
  public SimilarJob(Library library, LibraryIndex index, Executor background, Executor window) {
    super("The search for similar problems", background, window);
    this.library = library;
    this.index = index;
  }

  /** Whether similar problems are looked for or shown. */
  public ReadOnlyBooleanProperty asked() {
    return asked.getReadOnlyProperty();
  }

  /** Finds what is most like a problem, which may have a file. */
  public void find(Problem problem, Optional<Path> file) {
    super.reset();
    waiting = Optional.of(new Wish(problem, file.map(path -> path.toAbsolutePath().normalize())));
    asked.set(true);
    proceed();
  }

  /** Begins what waits for the files to be read and the index to be up to date, once they are. */
  public void proceed() {
    if (!library.loading().get() && !index.busy().get()) {
      Optional<Wish> wish = waiting;
      waiting = Optional.empty();
      wish.ifPresent(this::begin);
    }
  }

  /** Stops and forgets it: the usual problems are shown. */
  @Override
  public void reset() {
    waiting = Optional.empty();
    super.reset();
    asked.set(false);
  }

  private void begin(Wish wish) {
    Map<Path, Problem> others = new LinkedHashMap<>();
    library.entries().forEach(entry -> entry.problem().ifPresent(problem -> others.put(entry.file(), problem)));
    wish.file.ifPresent(others::remove);
    List<Path> places = index.places();
    start("", run -> {
      List<Similar> found = new ArrayList<>(places.isEmpty() ? List.of() : indexed(wish, places, run));
      Map<Path, Problem> left = new LinkedHashMap<>(others);
      if (!found.isEmpty()) {
        left.keySet().removeIf(file -> places.stream().anyMatch(file::startsWith));
      }
      found.addAll(Similar.among(wish.problem, left, run.monitor()));
      run.monitor().token().check();
      return found.stream().filter(similar -> others.containsKey(similar.hit().file()))
          .filter(similar -> similar.score() * 100 >= LEAST)
          .sorted(Comparator.comparingDouble(Similar::score).reversed()).limit(MOST)
          .collect(Collectors.toMap(similar -> similar.hit().file(), Function.identity(), (one, _) -> one));
    });
  }

  /** What the index says; nothing if it cannot be used. */
  private List<Similar> indexed(Wish wish, List<Path> places, Run run) {
    try (ProblemIndex opened = index.open()) {
      Optional<Shown> shown = opened.coverage(places).known() == 0 ? Optional.empty()
          : new ContentRun.Settings(1, TIME, TIME).solve(wish.problem, run.monitor().token(), _ -> {});
      // The problem itself may be among them.
      return opened.similar(wish.problem, shown, places, MOST + 1);
    } catch (IndexException _) {
      // The positions can be compared without it; what is wrong is told where it is brought up to date.
      return List.of();
    }
  }

  /** What was found of a problem of the collections. */
  public Optional<Similar> of(ProblemEntry entry) {
    return result().get().flatMap(found -> Optional.ofNullable(found.get(entry.file())));
  }

  /** Whether an entry is to be shown: all are until something was found. */
  public boolean lets(ProblemEntry entry) {
    return result().get().isEmpty() || of(entry).isPresent();
  }

  /** The most similar first. */
  public Comparator<ProblemEntry> order() {
    return Comparator.<ProblemEntry>comparingDouble(entry -> of(entry).map(Similar::score).orElse(0.0)).reversed()
        .thenComparing(ProblemOrder.FILE.comparator());
  }

  /** How likeness is told of an entry, with the reason; empty if it was not compared. */
  public String words(ProblemEntry entry) {
    return of(entry).map(similar -> similar.percent() + " alike: " + similar.sentence()).orElse("");
  }

  /** How it stands, for a line of text. */
  public String standing(int shown) {
    return result().get().isPresent() ? shown + (shown == 1 ? " similar problem" : " similar problems")
        : !failure().get().isEmpty() ? failure().get()
            : (waiting.isPresent() ? "indexing first, " : "finding similar problems, ")
                + (waiting.isPresent() ? index.progress() : progress()).get()
                    .map(now -> now.done() + " of " + now.all() + ", ").orElse("")
                + "Esc stops";
  }

  /** That nothing was found, in a sentence; empty if something was, or nothing was asked for. */
  public Optional<String> nothing() {
    return result().get().filter(Map::isEmpty)
        .map(_ -> "No problem of this game in these collections is alike by " + LEAST + " % or more.");
  }
}
