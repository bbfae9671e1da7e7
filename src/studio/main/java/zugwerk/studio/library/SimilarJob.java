package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

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
import java.util.function.Supplier;
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
import zugwerk.work.CancelToken;

/**
 * Finds the most similar problems of the collections. The index comes first, as it may have solutions; for other
 * problems, positions are compared. For the JavaFX thread only.
 */
public final class SimilarJob extends Job<Map<Path, Similar>> {

  private static final int LEAST = 40;
  private static final int MOST = 50;

  /** If solving takes longer, themes and mating nets are not compared. */
  private static final Duration TIME = Duration.ofSeconds(10);

  private record Request(Problem problem, Optional<Path> file) {}

  private final Library library;
  private final LibraryIndex index;
  private final ReadOnlyBooleanWrapper active = new ReadOnlyBooleanWrapper();
  private Optional<Request> waiting = Optional.empty();

  public SimilarJob(Library library, LibraryIndex index, Executor background, Executor window,
      Supplier<CancelToken> tokens) {
    super(key("The search for similar problems"), background, window, tokens);
    this.library = library;
    this.index = index;
  }

  public ReadOnlyBooleanProperty active() {
    return active.getReadOnlyProperty();
  }

  public void find(Problem problem, Optional<Path> file) {
    super.reset();
    waiting = Optional.of(new Request(problem, file.map(path -> path.toAbsolutePath().normalize())));
    active.set(true);
    proceed();
  }

  /** Starts a pending search once files are read and the index is up to date. */
  public void proceed() {
    if (!library.loading().get() && !index.busy().get()) {
      Optional<Request> request = waiting;
      waiting = Optional.empty();
      request.ifPresent(this::begin);
    }
  }

  @Override
  public void reset() {
    waiting = Optional.empty();
    super.reset();
    active.set(false);
  }

  private void begin(Request request) {
    Map<Path, Problem> others = new LinkedHashMap<>();
    library.entries().forEach(entry -> entry.problem().ifPresent(problem -> others.put(entry.file(), problem)));
    request.file.ifPresent(others::remove);
    List<Path> places = index.places();
    start("", run -> {
      List<Similar> found = new ArrayList<>(places.isEmpty() ? List.of() : indexed(request, places, run));
      Map<Path, Problem> left = new LinkedHashMap<>(others);
      if (!found.isEmpty()) {
        left.keySet().removeIf(file -> places.stream().anyMatch(file::startsWith));
      }
      found.addAll(Similar.among(request.problem, left, run.monitor()));
      run.monitor().token().check();
      return found.stream().filter(similar -> others.containsKey(similar.hit().file()))
          .filter(similar -> similar.score() * 100 >= LEAST)
          .sorted(Comparator.comparingDouble(Similar::score).reversed()).limit(MOST)
          .collect(Collectors.toMap(similar -> similar.hit().file(), Function.identity(), (one, _) -> one));
    });
  }

  private List<Similar> indexed(Request request, List<Path> places, Run run) {
    try (ProblemIndex opened = index.open()) {
      Optional<Shown> shown = opened.coverage(places).known() == 0 ? Optional.empty()
          : new ContentRun.Settings(1, TIME, TIME).solve(request.problem, run.monitor().token(), _ -> {});
      // The problem itself may be among them.
      return opened.similar(request.problem, shown, places, MOST + 1);
    } catch (IndexException _) {
      // Positions can be compared without the index; its update reports what is wrong.
      return List.of();
    }
  }

  public Optional<Similar> of(ProblemEntry entry) {
    return result().get().flatMap(found -> Optional.ofNullable(found.get(entry.file())));
  }

  public boolean lets(ProblemEntry entry) {
    return result().get().isEmpty() || of(entry).isPresent();
  }

  public Comparator<ProblemEntry> order() {
    return Comparator.<ProblemEntry>comparingDouble(entry -> of(entry).map(Similar::score).orElse(0.0)).reversed()
        .thenComparing(ProblemOrder.FILE.comparator());
  }

  public String text(ProblemEntry entry) {
    return of(entry).map(SimilarJob::text).orElse("");
  }

  static String text(Similar similar) {
    return lang("{0} similar: {1}", similar.percent(), similar.sentence());
  }

  public String standing(int shown) {
    return result().get().isPresent() ? counted(shown, "{0} similar problem", "{0} similar problems")
        : !failure().get().isEmpty() ? failure().get()
            : (waiting.isPresent() ? lang("indexing first") : lang("finding similar problems"))
                + (waiting.isPresent() ? index.progress() : progress()).get()
                    .map(now -> ", " + lang("{0} of {1}", now.done(), now.all())).orElse("")
                + ", " + lang("Esc stops");
  }

  public Optional<String> nothing() {
    return result().get().filter(Map::isEmpty)
        .map(_ -> lang("No similar problems of this game ({0} % or more).", LEAST));
  }
}
