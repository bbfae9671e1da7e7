package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import zugwerk.problem.Bundled;
import zugwerk.problem.Problem;
import zugwerk.studio.task.FileWork;

/** Opens, converts and moves the selected problems, and puts them on a sheet. */
final class SelectionActions {

  /** More tabs could not be told apart. */
  private static final int MOST_OPENED = 20;

  private final EntrySelection selection;
  private final EntrySolver solver;
  private final LibraryPane.Host host;
  private final FileWork work;
  private final Consumer<String> news;
  private final Runnable refresh;

  SelectionActions(EntrySelection selection, EntrySolver solver, LibraryPane.Host host, Executor background,
      Consumer<String> news, Runnable refresh) {
    this.selection = selection;
    this.solver = solver;
    this.host = host;
    this.news = news;
    this.refresh = refresh;
    work = new FileWork(background, Platform::runLater);
  }

  private List<ProblemEntry> selected() {
    return selection.selected().get();
  }

  void open() {
    List<Path> files = selected().stream().map(ProblemEntry::file).toList();
    if (files.size() > MOST_OPENED) {
      host.error(lang("Select at most {0} problems to open; {1} are selected.", MOST_OPENED, files.size()));
    } else if (!files.isEmpty()) {
      host.open(files);
    }
  }

  void sheet(List<ProblemEntry> entries) {
    List<Problem> problems = entries.stream().flatMap(entry -> entry.problem().stream()).toList();
    if (problems.isEmpty()) {
      news.accept(lang("No problems to export"));
    } else {
      host.sheet(problems);
    }
  }

  void convert() {
    List<ProblemEntry> readable = selected().stream().filter(entry -> entry.problem().isPresent()).toList();
    if (readable.isEmpty()) {
      news.accept(lang("No problems to convert"));
      return;
    }
    List<ProblemExport> items = readable.stream()
        .map(entry -> new ProblemExport(entry.problem().orElseThrow(), solver.solved(entry))).toList();
    host.conversion().ifPresent(file -> work.write(lang("Converting to {0}", file.getFileName()),
        () -> converted(items, file), news, host::error));
  }

  private static String converted(List<ProblemExport> items, Path file) {
    String lost = ProblemExport.write(file, items);
    return counted(items.size(), "Wrote {0} problem to {1}", "Wrote {0} problems to {1}", file.getFileName()) + lost;
  }

  void move() {
    List<Path> files = selected().stream().map(ProblemEntry::file).toList();
    Optional<Path> open = files.stream().filter(host::isOpen).findFirst();
    if (open.isPresent()) {
      host.error(lang("Close the tab of {0} before you move it.", open.get().getFileName()));
    } else if (!files.isEmpty()) {
      host.folder(counted(files.size(), "Move {0} problem to", "Move {0} problems to")).ifPresent(
          folder -> work.write(lang("Moving to {0}", folder.getFileName()), () -> moved(files, folder), faults -> {
            int done = files.size() - faults.size();
            if (done > 0) {
              news.accept(counted(done, "Moved {0} problem to {1}", "Moved {0} problems to {1}", folder));
            }
            if (!faults.isEmpty()) {
              host.error(String.join("\n", faults));
            }
            refresh.run();
          }, host::error));
    }
  }

  /** Moves files, never over others. Returns why some stay. */
  private static List<String> moved(List<Path> files, Path folder) {
    List<String> faults = new ArrayList<>();
    for (Path file : files) {
      String name = file.getFileName().toString();
      if (Bundled.holds(file)) {
        faults.add(lang("{0}: bundled problems cannot be moved.", name));
        continue;
      }
      try {
        Files.move(file, folder.resolve(name));
      } catch (FileAlreadyExistsException _) {
        faults.add(lang("{0}: {1} already has a file of this name.", name, folder));
      } catch (IOException fault) {
        faults.add(lang("{0}: {1}", name, reason(fault)));
      }
    }
    return faults;
  }
}
