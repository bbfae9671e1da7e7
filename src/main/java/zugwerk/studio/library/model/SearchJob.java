package zugwerk.studio.library.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import zugwerk.content.search.Query;
import zugwerk.content.search.SearchException;
import zugwerk.problem.BatchCheck;
import zugwerk.problem.Checked;
import zugwerk.studio.task.Job;
import zugwerk.studio.task.Words;
import zugwerk.work.Reason;

/**
 * A search of the library. What needs no solution is told at once; for the rest a run solves the problems that may
 * match. For the window's thread only.
 */
public final class SearchJob extends Job<Integer> {

  private final ReadOnlyStringWrapper fault = new ReadOnlyStringWrapper("");
  private final Runnable changed;
  private Optional<Query> query = Optional.empty();
  private Set<ProblemEntry> found = Set.of();
  private boolean begun;

  /**
   * @param background where problems are solved
   * @param window where properties may be changed
   * @param changed told whenever other entries match
   */
  public SearchJob(Executor background, Executor window, Runnable changed) {
    super("The search", background, window);
    this.changed = changed;
  }

  /** What is wrong with the search, in a sentence; empty if nothing is, or there is none. */
  public ReadOnlyStringProperty fault() {
    return fault.getReadOnlyProperty();
  }

  /** Takes a text as the search, or ends the search if the text is none. Says whether it is one. */
  public boolean ask(String text) {
    boolean had = query.isPresent() || !fault.get().isEmpty();
    reset();
    begun = false;
    found = Set.of();
    query = Optional.empty();
    fault.set("");
    boolean meant = Query.isMeant(text);
    if (meant) {
      try {
        query = Optional.of(Query.parse(text));
      } catch (SearchException refused) {
        fault.set(Words.sentence(Reason.of(refused)));
      }
    }
    if (had || meant) {
      changed.run();
    }
    return meant;
  }

  /** Whether problems must be solved to tell which match, and this has not begun. */
  public boolean waits() {
    return !begun && query.filter(Query::needsSolution).isPresent();
  }

  /** Whether an entry matches, or before the problems are solved, may match. */
  public boolean lets(ProblemEntry entry) {
    if (query.isEmpty()) {
      return fault.get().isEmpty();
    }
    return query.get().needsSolution() && begun ? found.contains(entry)
        : entry.problem().filter(query.get()::mayMatch).isPresent();
  }

  /**
   * Solves problems and shows those that match as they are found. The result is the number of those that could not be
   * solved.
   *
   * @param chosen the problems that may match
   * @param manner with set play and tries
   */
  public void start(List<ProblemEntry> chosen, BatchCheck.Manner manner) {
    if (!waits()) {
      return;
    }
    Query wanted = query.orElseThrow();
    List<ProblemEntry> entries = List.copyOf(chosen);
    Set<ProblemEntry> matching = ConcurrentHashMap.newKeySet();
    found = matching;
    begun = true;
    changed.run();
    start("", run -> {
      Consumer<ProblemEntry> news = run.newest(_ -> changed.run());
      int[] unsolved = new int[1];
      new BatchCheck(entries.stream().map(ProblemEntry::file).toList(), manner, run.monitor(),
          new BatchCheck.Listener() {
            private int next;

            @Override
            public void inOrder(Checked checked) {
              ProblemEntry entry = entries.get(next++);
              Optional<Boolean> matches =
                  wanted.matches(entry.problem().orElseThrow(), checked.solved(), run.monitor().token());
              unsolved[0] += matches.isEmpty() ? 1 : 0;
              if (matches.orElse(false)) {
                matching.add(entry);
                news.accept(entry);
              }
            }
          }).run();
      return unsolved[0];
    });
  }
}
