package zugwerk.studio;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.InvalidationListener;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.studio.tabs.OpenProblems;
import zugwerk.studio.task.Kept;

/** Keeps what the panes show of a problem while another tab is selected. A closed tab stops its searches. */
final class PanesOfTabs {

  private final OpenProblems problems;
  private final Supplier<Runnable> solution;
  private final Supplier<Kept> results;
  private final Map<OpenProblem, Kept> kept = new HashMap<>();

  PanesOfTabs(OpenProblems problems, Supplier<Runnable> solution, Supplier<Kept> results) {
    this.problems = problems;
    this.solution = solution;
    this.results = results;
    problems.keepViews(this::keep);
    problems.all().addListener((InvalidationListener) _ -> dropClosed());
  }

  private Runnable keep() {
    OpenProblem left = problems.current().get();
    Runnable view = solution.get();
    kept.put(left, results.get());
    return () -> {
      view.run();
      Optional.ofNullable(kept.remove(left)).ifPresent(Kept::restore);
    };
  }

  private void dropClosed() {
    kept.entrySet().removeIf(entry -> {
      boolean closed = !problems.all().contains(entry.getKey());
      if (closed) {
        entry.getValue().drop();
      }
      return closed;
    });
  }

  /** Whether a problem that waits has results. */
  boolean hasResults() {
    return kept.values().stream().anyMatch(Kept::hasResults);
  }

  void rest() {
    kept.values().forEach(Kept::drop);
    kept.clear();
  }
}
