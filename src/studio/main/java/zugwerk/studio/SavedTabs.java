package zugwerk.studio;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import zugwerk.problem.Problem;
import zugwerk.studio.home.Autosave;
import zugwerk.studio.home.Drafts;
import zugwerk.studio.home.TabState;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.studio.tabs.OpenProblems;
import zugwerk.studio.task.FileWork;

/** Opens the problems that the last window left, and offers the drafts that a crash left. */
final class SavedTabs {

  private final OpenProblems problems;
  private final Optional<Drafts> drafts;
  private final FileWork work;
  private final Consumer<String> news;
  private final Dialogs dialogs;
  private boolean restoring;

  SavedTabs(OpenProblems problems, Optional<Drafts> drafts, FileWork work, Consumer<String> news,
      Dialogs dialogs) {
    this.problems = problems;
    this.drafts = drafts;
    this.work = work;
    this.news = news;
    this.dialogs = dialogs;
  }

  boolean isRestoring() {
    return restoring;
  }

  /** Opens what the last window left and offers what a crash left, then goes on. */
  void restore(Runnable then) {
    search(_ -> {}, then);
  }

  /** Opens the problems of another window, then saves their drafts and goes on. */
  void copy(OpenProblems others, Runnable then) {
    restoring = true;
    try {
      problems.copy(others);
    } finally {
      restoring = false;
    }
    putAway(problems::saveDrafts);
    work.afterWriting(then);
  }

  void recover() {
    search(found -> {
      if (!found) {
        news.accept(lang("No drafts to recover"));
      }
    }, () -> {});
  }

  /** Finding a draft locks it, so the search must not be stopped and its result must be shown. */
  private void search(Consumer<Boolean> found, Runnable then) {
    List<String> faults = new ArrayList<>();
    drafts
        .ifPresentOrElse(folder -> work.write(lang("Searching drafts"), () -> folder.orphans(faults::add), orphans -> {
          open(orphans.stream().filter(orphan -> orphan.tab().isPresent()).toList());
          List<Drafts.Orphan> crashed = orphans.stream().filter(orphan -> orphan.tab().isEmpty()).toList();
          if (!crashed.isEmpty()) {
            recover(dialogs.recover(crashed), crashed);
          }
          if (!faults.isEmpty()) {
            dialogs.error(String.join("\n", faults));
          }
          found.accept(!orphans.isEmpty() || !faults.isEmpty());
          work.afterWriting(then);
        }, fault -> {
          dialogs.error(fault);
          then.run();
        }), () -> {
          found.accept(false);
          then.run();
        });
  }

  private void open(List<Drafts.Orphan> left) {
    Optional<OpenProblem> selected = Optional.empty();
    restoring = true;
    try {
      for (Drafts.Orphan orphan : left.stream().sorted(Comparator.comparingInt(SavedTabs::order)).toList()) {
        OpenProblem opened = problems.append();
        open(orphan, opened);
        if (orphan.tab().filter(TabState::selected).isPresent()) {
          selected = Optional.of(opened);
        }
      }
      selected.ifPresent(problems::select);
    } finally {
      restoring = false;
    }
  }

  private static int order(Drafts.Orphan orphan) {
    return orphan.tab().map(TabState::order).orElse(0);
  }

  private void open(Drafts.Orphan orphan, OpenProblem problem) {
    Optional<Problem> unchanged = orphan.file().isPresent() ? orphan.saved()
        : orphan.tab().filter(tab -> !tab.changed()).map(_ -> orphan.problem());
    problem.bench().restore(orphan.problem(), orphan.file(), unchanged);
    orphan.tab().ifPresent(tab -> problem.bench().flipped().set(tab.flipped()));
    Optional<Autosave> own = problem.autosave();
    putAway(() -> {
      // Before the old draft is deleted the tab must have its own.
      if (own.isPresent() && own.get().write()) {
        orphan.discard();
      } else {
        orphan.release();
      }
    });
  }

  private void recover(Dialogs.Recovery answer, List<Drafts.Orphan> orphans) {
    work.afterWriting(() -> {
      List<Drafts.Orphan> taken = answer.take();
      taken.forEach(orphan -> open(orphan, problems.begin()));
      if (!taken.isEmpty()) {
        news.accept(counted(taken.size(), "Recovered a draft; it is not saved yet",
            "Recovered {0} problems"));
      }
    });
    putAway(() -> orphans.stream().filter(orphan -> !answer.take().contains(orphan)).forEach(orphan -> {
      if (answer.discard().contains(orphan)) {
        orphan.discard();
      } else {
        orphan.release();
      }
    }));
  }

  private void putAway(Runnable drafts) {
    work.write(lang("Saving drafts"), () -> {
      drafts.run();
      return true;
    }, _ -> {}, dialogs::error);
  }
}
