package zugwerk.studio.library;

import java.util.List;
import javafx.collections.ObservableList;
import zugwerk.studio.task.Job;
import zugwerk.studio.task.Words;

/** How many problems are shown and what is under way, in words. */
record LibraryStatus(Library shelf, ObservableList<ProblemEntry> shown, LibraryIndex index, SearchJob search,
    SimilarJob similar) {

  /** Indexing fewer files is too quick to be reported. */
  private static final int MANY = 200;

  String count(int selected) {
    return standing() + (selected > 1 ? ", " + selected + " selected" : "");
  }

  private String standing() {
    int all = shelf.entries().size();
    if (shelf.loading().get()) {
      return "reading …";
    }
    if (similar.active().get()) {
      return similar.standing(shown.size());
    }
    if (search.busy().get()) {
      return search.progress().get().map(now -> now.done() + " of " + now.all() + " solved, ").orElse("solving, ")
          + shown.size() + " found";
    }
    if (search.isPending()) {
      return shown.size() + " of " + all + " may match; Enter solves them";
    }
    return (shown.size() == all ? all + (all == 1 ? " problem" : " problems")
        : shown.size() + " of " + all + " problems")
        + (search.state().get() == Job.State.CANCELLED ? ", stopped" : "")
        + search.result().get().filter(unsolved -> unsolved > 0)
            .map(unsolved -> ", " + unsolved + " not solved").orElse("")
        + index.progress().get().filter(now -> now.all() >= MANY)
            .map(now -> ", " + now.done() + " of " + now.all() + " indexed").orElse("");
  }

  String indexed() {
    return index.failure().get().isEmpty()
        ? index.result().get().map(now -> "In the index: " + now).orElse("No index of these collections yet.")
        : Words.sentence(index.failure().get());
  }

  /** Why no problem is shown; empty if one is. */
  String nothing() {
    List<ProblemEntry> all = shelf.entries();
    return !shelf.fault().get().isEmpty() ? shelf.fault().get() : !shown.isEmpty() || shelf.loading().get() ? ""
        : !search.fault().get().isEmpty() ? search.fault().get()
            : search.busy().get() ? "Solving possible matches. Esc stops."
                : shelf.places().isEmpty() ? "Open a folder of problem files, or drop one here."
                    : all.isEmpty() ? "No problem files in these folders."
                        : similar.nothing().orElse("No problem matches the filter.");
  }
}
