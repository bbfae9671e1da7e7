package zugwerk.studio;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import zugwerk.exchange.AnyText;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.exchange.ReadingProgress;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Bundled;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.library.ProblemExport;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.studio.tabs.OpenProblems;
import zugwerk.studio.task.FileWork;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

final class FileActions {

  private final Dialogs dialogs;
  private final Consumer<String> news;
  private final FileWork work;
  private final OpenProblems problems;

  FileActions(OpenProblems problems, Dialogs dialogs, Consumer<String> news, FileWork work) {
    this.problems = problems;
    this.dialogs = dialogs;
    this.news = news;
    this.work = work;
  }

  private OpenProblem current() {
    return problems.current().get();
  }

  FileWork work() {
    return work;
  }

  void begin() {
    turn(() -> {
      problems.begin();
      news.accept(lang("New problem"));
    });
  }

  void open() {
    work.afterWriting(() -> dialogs.open().ifPresent(this::read));
  }

  void open(Path file) {
    work.afterWriting(() -> read(file));
  }

  /** Opens files in tabs, without a question; {@code front} runs before the first. An open file is shown. */
  void openInTabs(List<Path> files, Runnable front) {
    List<Path> closed = files.stream().filter(file -> problems.of(file).isEmpty()).toList();
    if (closed.isEmpty()) {
      front.run();
      problems.of(files.getLast()).ifPresent(this::show);
    } else {
      openEach(closed, front);
    }
  }

  void openEach(List<Path> files) {
    openEach(files, () -> {});
  }

  private void openEach(List<Path> files, Runnable before) {
    List<String> faults = new ArrayList<>();
    String what = files.size() == 1 ? lang("Reading {0}", files.getFirst().getFileName())
        : counted(files.size(), "Reading {0} file", "Reading {0} files");
    work.read(what, monitor -> {
      List<Runnable> openings = new ArrayList<>();
      for (Path file : files) {
        try {
          openings.add(opening(file, monitor));
        } catch (InputException refused) {
          faults.add(reason(refused));
        }
      }
      return openings;
    }, openings -> work.afterWriting(() -> {
      if (!openings.isEmpty()) {
        before.run();
      }
      openings.forEach(Runnable::run);
      if (!faults.isEmpty()) {
        dialogs.error(String.join("\n", faults));
      }
    }), dialogs::error);
  }

  private void read(Path file) {
    work.read(lang("Reading {0}", file.getFileName()), monitor -> opening(file, monitor), work::afterWriting,
        dialogs::error);
  }

  /**
   * Reads a file. Returns the action that opens the problem; throws InputException with one sentence if
   * there is none.
   */
  private Runnable opening(Path file, Monitor monitor) {
    if (ExchangeFiles.isProblemFile(file)) {
      Problem problem = ProblemFile.read(file);
      // A bundled problem cannot be saved where it is.
      Optional<Path> place = Optional.of(file).filter(path -> !Bundled.holds(path));
      return () -> {
        open(problem, place);
        news.accept(lang("Opened {0}", file.getFileName()));
      };
    }
    ImportChoices offer = ReadingProgress.watched(monitor, () -> ImportChoices.of(ExchangeFiles.read(file)));
    if (offer.problems().isEmpty()) {
      throw new InputException(
          "{0}: {1}",
          file.getFileName(), offer.faults().isEmpty() ? lang("there is no problem in this file") : offer.faults());
    }
    return () -> take(file, offer);
  }

  /** Shows a problem in a tab: the one that has it already, an empty one, or a new one. */
  private void open(Problem problem, Optional<Path> file) {
    current().twins().settle();
    Optional<OpenProblem> shown = problems.find(problem, file);
    shown.ifPresentOrElse(problems::select, problems::begin);
    Workbench bench = problems.bench();
    if (shown.isEmpty() || !bench.changed().get() && !bench.draft().get().equals(problem)) {
      file.ifPresentOrElse(path -> bench.open(problem, path), () -> bench.open(problem));
    }
  }

  /** Shows a problem that has no file. */
  void open(Problem problem, Runnable then) {
    work.afterWriting(() -> {
      work.stop();
      open(problem, Optional.empty());
      then.run();
    });
  }

  private void take(Path file, ImportChoices offer) {
    String name = file.getFileName().toString();
    choose(lang("Open from {0}", name), offer).ifPresentOrElse(problem -> {
      current().twins().settle();
      problems.begin();
      problems.bench().recover(problem, Optional.empty());
      news.accept(lang("Read from {0}; not saved yet", name));
    }, () -> news.accept(""));
  }

  void paste(String text) {
    Workbench bench = problems.bench();
    Variant game = bench.draft().get().variant();
    work.read(lang("Reading the clipboard"),
        monitor -> ReadingProgress.watched(monitor, () -> ImportChoices.of(AnyText.readable(text, game))),
        offer -> choose(lang("Paste a problem"), offer).ifPresent(bench::paste), dialogs::error);
  }

  private Optional<Problem> choose(String title, ImportChoices offer) {
    if (offer.problems().size() == 1 && offer.faults().isEmpty()) {
      return Optional.of(offer.problems().getFirst());
    }
    return dialogs.choose(title, offer.texts(), offer.faults()).map(offer.problems()::get);
  }

  void exportProblem() {
    current().twins().settle();
    Problem draft = problems.bench().draft().get();
    Optional<Solved> solved = current().job().solved(draft);
    dialogs.exportProblem().ifPresent(path -> work.write(lang("Exporting {0}", path.getFileName()),
        () -> lang("Exported {0}", path.getFileName())
            + ProblemExport.write(path, List.of(new ProblemExport(draft, solved))),
        news, dialogs::error));
  }

  void save() {
    save(() -> {});
  }

  void saveAs() {
    saveAs(() -> {});
  }

  private void save(Runnable then) {
    work.afterWriting(
        () -> problems.bench().file().get().ifPresentOrElse(file -> save(file, then), () -> saveAs(then)));
  }

  private void saveAs(Runnable then) {
    work.afterWriting(() -> dialogs.save(problems.bench().file().get()).ifPresent(file -> save(file, then)));
  }

  private void save(Path file, Runnable then) {
    current().twins().settle();
    Workbench bench = problems.bench();
    Problem problem = bench.whole();
    work.write(lang("Saving {0}", file.getFileName()), () -> {
      ProblemFile.write(file, problem);
      return problem;
    }, saved -> {
      bench.saved(saved, file);
      news.accept(lang("Saved {0}", file.getFileName()));
      then.run();
    }, dialogs::error);
  }

  private void leave(Runnable then) {
    work.afterWriting(() -> {
      current().twins().settle();
      if (!current().isChanged()) {
        then.run();
        return;
      }
      switch (dialogs.unsaved(current().name())) {
        case SAVE -> save(then);
        case DISCARD -> then.run();
        case CANCEL -> {}
      }
    });
  }

  void show(OpenProblem one) {
    turn(() -> problems.select(one));
  }

  void showNext(int by) {
    turn(() -> problems.step(by));
  }

  private void turn(Runnable change) {
    work.afterWriting(() -> {
      current().twins().settle();
      work.stop();
      change.run();
    });
  }

  void close(OpenProblem one) {
    turn(() -> {
      problems.select(one);
      leave(() -> problems.close(one));
    });
  }

  /** Ends the work on all problems. Questions are asked only if they cannot be kept for the next start. */
  void leaveAll(Runnable then) {
    current().twins().settle();
    leaveAll(problems.keep() ? List.of() : problems.all().stream().filter(OpenProblem::isChanged).toList(), then);
  }

  private void leaveAll(List<OpenProblem> left, Runnable then) {
    if (left.isEmpty()) {
      work.afterWriting(then);
    } else {
      turn(() -> {
        problems.select(left.getFirst());
        leave(() -> leaveAll(left.subList(1, left.size()), then));
      });
    }
  }
}
