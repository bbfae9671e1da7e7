package zugwerk.studio.library.model;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import zugwerk.content.search.Candidate;
import zugwerk.content.search.Query;
import zugwerk.content.search.SearchException;
import zugwerk.problem.BatchCheck;
import zugwerk.problem.Checked;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.studio.task.Job;
import zugwerk.studio.task.Words;
import zugwerk.work.Reason;

/**
 * A search of the library. What needs no solution is told at once; for the rest a run solves the problems that may
 * match. For the window's thread only.
 */
public final class SearchJob extends Job<Integer> {

  private final ReadOnlyStringWrapper fault = new ReadOnlyStringWrapper("");
  private final Set<ProblemEntry> found = new HashSet<>();
  private final Runnable changed;
  private Optional<Query> query = Optional.empty();
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
    found.clear();
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
        : entry.problem().filter(problem -> mayMatch(query.get(), problem)).isPresent();
  }

  private static boolean mayMatch(Query query, Problem problem) {
    return !query.excludes(Candidate.of(problem)) && (problem.asks() || !query.needsSolution());
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
    begun = true;
    changed.run();
    start("", run -> {
      int[] unsolved = new int[1];
      new BatchCheck(entries.stream().map(ProblemEntry::file).toList(), manner, run.monitor(),
          new BatchCheck.Listener() {
            private int next;

            @Override
            public void inOrder(Checked checked) {
              ProblemEntry entry = entries.get(next++);
              try {
                if (checked.solved().filter(Solved::complete).isEmpty()) {
                  unsolved[0]++;
                } else if (wanted.matches(Candidate.of(entry.problem().orElseThrow(), checked.solved().orElseThrow(),
                    run.monitor().token()))) {
                  run.show(() -> {
                    found.add(entry);
                    changed.run();
                  });
                }
              } catch (CancellationException _) {
                // The run has ended.
              }
            }
          }).run();
      return unsolved[0];
    });
  }
}
