package zugwerk.studio;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import zugwerk.board.Side;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.exchange.Format;
import zugwerk.exchange.Reading;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.Draft;
import zugwerk.studio.editor.Workbench;

/** New, open and save, with the questions that belong to them. */
final class FileActions {

  private final Workbench bench;
  private final Dialogs dialogs;
  private final Consumer<String> news;
  private final Executor background;

  /**
   * @param news told in a few words what was done
   * @param background where files of other programs are read
   */
  FileActions(Workbench bench, Dialogs dialogs, Consumer<String> news, Executor background) {
    this.background = background;
    this.bench = bench;
    this.dialogs = dialogs;
    this.news = news;
  }

  void begin() {
    if (mayLeave()) {
      bench.begin();
      news.accept("New problem");
    }
  }

  void open() {
    if (mayLeave()) {
      dialogs.open().ifPresent(this::open);
    }
  }

  /** Opens a file of any format, as one that was dropped on the window. */
  void open(Path file) {
    if (ExchangeFiles.isProblemFile(file)) {
      attempt(() -> {
        bench.open(file);
        news.accept("Opened " + file.getFileName());
      });
      return;
    }
    news.accept("Reading " + file.getFileName() + " …");
    background.execute(() -> {
      try {
        Reading reading = ExchangeFiles.read(file);
        Platform.runLater(() -> take(file, reading));
      } catch (IllegalArgumentException fault) {
        Platform.runLater(() -> dialogs.error(fault.getMessage()));
      }
    });
  }

  /** Takes over one of the problems of another program's file; it has no file of its own yet. */
  private void take(Path file, Reading reading) {
    String name = file.getFileName().toString();
    String faults = reading.faults().stream().map(Object::toString).collect(Collectors.joining("\n"));
    if (reading.problems().isEmpty()) {
      dialogs.error(name + ": " + (faults.isEmpty() ? "there is no problem in this file" : faults));
      return;
    }
    choose("Open from " + name, reading.problems(), faults).ifPresentOrElse(problem -> {
      bench.recover(Draft.of(problem), Optional.empty());
      news.accept("Read from " + name + "; it is not saved yet");
    }, () -> news.accept(""));
  }

  /** Which of some problems is meant: the only one, if nothing else is to be said. */
  Optional<Problem> choose(String title, List<Problem> problems, String note) {
    if (problems.size() == 1 && note.isEmpty()) {
      return Optional.of(problems.getFirst());
    }
    return dialogs.choose(title, problems.stream().map(FileActions::words).toList(), note).map(problems::get);
  }

  private static String words(Problem problem) {
    String place = Stream.of(problem.source(), problem.credits().sourceId(), problem.date())
        .filter(part -> !part.isBlank()).collect(Collectors.joining(" "));
    String men = "(" + problem.setup().men(Side.WHITE) + "+" + problem.setup().men(Side.BLACK) + ")";
    return Stream.of(problem.title(), String.join(" & ", problem.authors()), place,
            problem.stipulation() + " " + men).filter(part -> !part.isBlank()).map(String::strip)
        .collect(Collectors.joining(", "));
  }

  /** Writes the problem in the format that the file's ending stands for. */
  void exportProblem() {
    dialogs.exportProblem().ifPresent(path -> attempt(() -> {
      List<Problem> problem = List.of(bench.draft().get().problem());
      Format format = ExchangeFiles.format(path);
      ExchangeFiles.write(path, format, problem);
      List<String> lost = ExchangeFiles.losses(format, problem);
      news.accept("Exported " + path.getFileName()
          + (lost.isEmpty() ? "" : "; " + format.title() + " does not hold " + String.join(", ", lost)));
    }));
  }

  boolean save() {
    return bench.file().get().map(this::save).orElseGet(this::saveAs);
  }

  boolean saveAs() {
    return dialogs.save(bench.file().get()).map(this::save).orElse(false);
  }

  private boolean save(Path file) {
    return attempt(() -> {
      bench.save(file);
      news.accept("Saved " + file.getFileName());
    });
  }

  /** Whether the present draft may be left: it is saved, or its user does not want it. */
  boolean mayLeave() {
    return !bench.changed().get() || switch (dialogs.unsaved()) {
      case SAVE -> save();
      case DISCARD -> true;
      case CANCEL -> false;
    };
  }

  private boolean attempt(Runnable action) {
    try {
      action.run();
      return true;
    } catch (IllegalArgumentException | UncheckedIOException fault) {
      dialogs.error(fault.getMessage());
      return false;
    }
  }
}
