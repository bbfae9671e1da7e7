package zugwerk.studio.export;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

import java.nio.file.Path;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Look;
import zugwerk.diagram.PictureFormat;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.task.FileWork;
import zugwerk.studio.task.Job;
import zugwerk.work.Monitor;
import zugwerk.work.SafeFile;

/**
 * Writes diagrams to files, one at a time, in turn with all other writes. A problem for an interactive web page is
 * solved first. The result is the file; empty if cancelled before it was written.
 */
public final class ExportJob extends Job<Path> {

  private final FileWork files;
  private final Consumer<String> done;
  private final Consumer<String> failed;

  public ExportJob(Executor background, Executor window, FileWork files, Consumer<String> done,
      Consumer<String> failed) {
    super(key("The export"), background, window);
    this.files = files;
    this.done = done;
    this.failed = failed;
    state().subscribe(now -> {
      if (now == State.CANCELLED && result().get().isEmpty()) {
        done.accept(lang("Nothing exported"));
      }
    });
  }

  public void write(Supplier<Diagram> diagram, PictureFormat format, Look look, int size, Path file) {
    write(file, _ -> SafeFile.write(file, DiagramFiles.content(diagram.get(), format, look, size)));
  }

  /** Writes a file. {@code writing} reports progress to the monitor and stops with it. */
  public void write(Path file, Consumer<Monitor> writing) {
    start(what(file), files.turn(what(file)), run -> written(file, writing, run.monitor()), this::report, failed);
  }

  public void solveAndWrite(Problem draft, SolveOptions options, Function<Solved, byte[]> content, Path file) {
    start(what(file), monitor -> Solved.solve(draft, options, monitor), files.turn(what(file)),
        solved -> run -> written(file, _ -> SafeFile.write(file, content.apply(solved)), run.monitor()),
        this::report, failed);
  }

  private static String what(Path file) {
    return lang("Exporting {0}", file.getFileName());
  }

  private static Path written(Path file, Consumer<Monitor> writing, Monitor monitor) {
    monitor.token().check();
    writing.accept(monitor);
    return file;
  }

  private void report(Path file) {
    done.accept(lang("Exported {0}", file.getFileName()));
  }
}
