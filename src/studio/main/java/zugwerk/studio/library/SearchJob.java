package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.reason;
import static zugwerk.work.Texts.key;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import zugwerk.content.search.Query;
import zugwerk.content.search.SearchException;
import zugwerk.file.BatchCheck;
import zugwerk.file.Checked;
import zugwerk.index.ContentRun;
import zugwerk.index.Hit;
import zugwerk.index.ProblemIndex;
import zugwerk.studio.task.DisplayText;
import zugwerk.studio.task.Job;

/**
 * A search of the library. Terms that need no solution are decided at once, those in the index soon after; a run
 * solves the remaining problems. For the JavaFX thread only.
 */
public final class SearchJob extends Job<Integer> {

  /** The index's answer for places; {@code whole} if no others are open. */
  private record Answer(List<Path> places, boolean whole, Map<Path, Hit> hits) {

    /** Whether a file matches; empty if that takes its solution or the index lacks the file. */
    Optional<Boolean> of(Path file) {
      Hit hit = hits.get(file);
      return hit != null ? hit.answer()
          : places.stream().anyMatch(file::startsWith) ? Optional.of(false) : Optional.empty();
    }

    boolean isSure() {
      return whole && hits.values().stream().allMatch(hit -> hit.answer().isPresent());
    }
  }

  private static final class Lookup extends Job<Answer> {
    Lookup(Executor background, Executor window) {
      super(key("The index"), background, window);
    }

    void start(LibraryIndex library, Query query, Consumer<Answer> then) {
      List<Path> places = library.places();
      boolean whole = library.isWhole();
      start("", _ -> {
        try (ProblemIndex index = library.open()) {
          return new Answer(places, whole, index.search(query, places).stream()
              .collect(Collectors.toMap(Hit::file, Function.identity(), (one, _) -> one)));
        }
      }, then, _ -> {});
    }
  }

  private final ReadOnlyStringWrapper fault = new ReadOnlyStringWrapper("");
  private final LibraryIndex index;
  private final Lookup lookup;
  private final Runnable changed;
  private Optional<Query> query = Optional.empty();
  private Optional<Answer> answer = Optional.empty();
  private Set<ProblemEntry> found = Set.of();
  private boolean begun;

  public SearchJob(LibraryIndex index, Executor background, Executor window, Runnable changed) {
    super(key("The search"), background, window);
    this.index = index;
    this.changed = changed;
    lookup = new Lookup(background, window);
  }

  public ReadOnlyStringProperty fault() {
    return fault.getReadOnlyProperty();
  }

  /** Sets or ends the search; returns whether the text is one. */
  public boolean search(String text) {
    boolean had = query.isPresent() || !fault.get().isEmpty();
    reset();
    lookup.reset();
    begun = false;
    found = Set.of();
    query = Optional.empty();
    answer = Optional.empty();
    fault.set("");
    boolean meant = Query.isQuery(text);
    if (meant) {
      try {
        query = Optional.of(Query.parse(text));
        queryIndex();
      } catch (SearchException refused) {
        fault.set(DisplayText.sentence(reason(refused)));
      }
    }
    if (had || meant) {
      changed.run();
    }
    return meant;
  }

  /** Queries the changed index again, unless that is needless or a run has begun. */
  public void queryIndex() {
    if (!begun && !index.places().isEmpty()) {
      query.filter(Query::needsSolution).ifPresent(wanted -> lookup.start(index, wanted, found -> {
        answer = Optional.of(found);
        changed.run();
      }));
    }
  }

  /** Whether problems must be solved, and that has not begun. */
  public boolean isPending() {
    return !begun && query.filter(Query::needsSolution).isPresent() && answer.filter(Answer::isSure).isEmpty();
  }

  public boolean accepts(ProblemEntry entry) {
    if (query.isEmpty()) {
      return fault.get().isEmpty();
    }
    return query.get().needsSolution() && begun ? found.contains(entry)
        : answer.flatMap(indexed -> indexed.of(entry.file()))
            .orElseGet(() -> entry.facts().filter(query.get()::mayMatch).isPresent());
  }

  /**
   * Solves problems and shows those that match. The result is the number of unsolved ones. The index keeps what it
   * can.
   */
  public void start(List<ProblemEntry> chosen, BatchCheck.Settings settings) {
    if (!isPending()) {
      return;
    }
    Query wanted = query.orElseThrow();
    Map<Path, Hit> known = answer.map(Answer::hits).orElse(Map.of());
    Set<ProblemEntry> matching = ConcurrentHashMap.newKeySet();
    List<ProblemEntry> kept = chosen.stream().filter(entry -> known.containsKey(entry.file())).toList();
    List<ProblemEntry> others = chosen.stream().filter(entry -> !known.containsKey(entry.file())).toList();
    kept.stream().filter(entry -> isSure(known, entry)).forEach(matching::add);
    Map<Path, ProblemEntry> open = kept.stream().filter(entry -> !isSure(known, entry))
        .collect(Collectors.toMap(ProblemEntry::file, Function.identity(), (one, _) -> one));
    List<Hit> hits = kept.stream().filter(entry -> open.containsKey(entry.file()))
        .flatMap(entry -> Optional.ofNullable(known.get(entry.file())).stream()).toList();
    found = matching;
    begun = true;
    changed.run();
    start("", run -> {
      Consumer<ProblemEntry> news = run.newest(_ -> changed.run());
      int[] unsolved = new int[1];
      solve(hits, settings, run, result -> {
        Optional<Boolean> matches = result.decide(wanted);
        unsolved[0] += matches.isEmpty() ? 1 : 0;
        matches.filter(yes -> yes).flatMap(_ -> Optional.ofNullable(open.get(result.hit().file()))).ifPresent(entry -> {
          matching.add(entry);
          news.accept(entry);
        });
      });
      if (!others.isEmpty()) {
        new BatchCheck(others.stream().map(ProblemEntry::file).toList(), settings, run.monitor(),
            new BatchCheck.Listener() {
              private int next;

              @Override
              public void inOrder(Checked checked) {
                ProblemEntry entry = others.get(next++);
                Optional<Boolean> matches =
                    wanted.matches(entry.problem().orElseThrow(), checked.solved(), run.monitor().token());
                unsolved[0] += matches.isEmpty() ? 1 : 0;
                if (matches.orElse(false)) {
                  matching.add(entry);
                  news.accept(entry);
                }
              }
            }).run();
      }
      return unsolved[0];
    });
  }

  private static boolean isSure(Map<Path, Hit> known, ProblemEntry entry) {
    return Optional.ofNullable(known.get(entry.file())).flatMap(Hit::answer).isPresent();
  }

  private void solve(List<Hit> hits, BatchCheck.Settings settings, Run run, Consumer<ContentRun.Result> results) {
    if (!hits.isEmpty()) {
      try (ProblemIndex opened = index.open()) {
        opened.solve(hits, new ContentRun.Settings(settings.threads(), settings.time(), settings.timeOfPart()),
            run.monitor(),
            results);
      }
    }
  }
}
