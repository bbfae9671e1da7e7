package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import javafx.collections.ObservableList;
import zugwerk.studio.task.DisplayText;
import zugwerk.studio.task.Job;

/** How many problems are shown and what is under way, in words. */
record LibraryStatus(Library shelf, ObservableList<ProblemEntry> shown, LibraryIndex index, SearchJob search,
    SimilarJob similar) {

  /** Indexing fewer files is too quick to be reported. */
  private static final int MANY = 200;

  String count(int selected) {
    return standing() + (selected > 1 ? ", " + counted(selected, "{0} selected", "{0} selected") : "");
  }

  private String standing() {
    int all = shelf.entries().size();
    if (shelf.loading().get()) {
      return lang("reading …");
    }
    if (similar.active().get()) {
      return similar.standing(shown.size());
    }
    if (search.busy().get()) {
      return search.progress().get().map(now -> lang("{0} of {1} solved", now.done(), now.all()))
          .orElse(lang("solving")) + ", " + counted(shown.size(), "{0} found", "{0} found");
    }
    if (search.isPending()) {
      return lang("{0} of {1} may match; Enter solves them", shown.size(), all);
    }
    List<String> parts = new ArrayList<>();
    parts.add(shown.size() == all ? counted(all, "{0} problem", "{0} problems")
        : lang("{0} of {1} problems", shown.size(), all));
    if (search.state().get() == Job.State.CANCELLED) {
      parts.add(lang("stopped"));
    }
    search.result().get().filter(unsolved -> unsolved > 0)
        .ifPresent(unsolved -> parts.add(counted(unsolved, "{0} not solved", "{0} not solved")));
    index.progress().get().filter(now -> now.all() >= MANY)
        .ifPresent(now -> parts.add(lang("{0} of {1} indexed", now.done(), now.all())));
    return String.join(", ", parts);
  }

  String indexed() {
    return index.failure().get().isEmpty()
        ? index.result().get().map(now -> lang("In the index: {0}", now))
            .orElse(lang("No index of these collections yet."))
        : DisplayText.sentence(index.failure().get());
  }

  /** Why no problem is shown; empty if one is. */
  String nothing() {
    List<ProblemEntry> all = shelf.entries();
    return !shelf.fault().get().isEmpty() ? shelf.fault().get() : !shown.isEmpty() || shelf.loading().get() ? ""
        : !search.fault().get().isEmpty() ? search.fault().get()
            : search.busy().get() ? lang("Solving possible matches. Esc stops.")
                : shelf.places().isEmpty() ? lang("Open a folder of problem files, or drop one here.")
                    : all.isEmpty() ? lang("No problem files in these folders.")
                        : similar.nothing().orElse(lang("No problem matches the filter."));
  }
}
