package zugwerk.studio.export.model;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.util.Subscription;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Look;
import zugwerk.diagram.PictureFormat;
import zugwerk.problem.Problem;
import zugwerk.problem.SafeFile;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.solving.model.SolveJob;
import zugwerk.studio.task.FileWork;
import zugwerk.studio.task.Words;

/** Writes a diagram beside the window's thread; a problem that a web page is to lead through is solved before. */
public final class ExportJob {

  private static final String STOPPED = "Nothing was exported";

  private final FileWork files;
  private final SolveJob solving;
  private final Consumer<String> done;
  private final Consumer<String> failed;
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
  private Subscription waiting = Subscription.EMPTY;
  private volatile boolean stopped;

  /**
   * @param background where problems are solved
   * @param window where properties may be changed
   * @param files where files are written
   * @param done told in a few words what was written
   * @param failed told in a sentence why nothing was
   */
  public ExportJob(Executor background, Executor window, FileWork files, Consumer<String> done,
      Consumer<String> failed) {
    this.files = files;
    this.done = done;
    this.failed = failed;
    solving = new SolveJob(background, window);
  }

  /** Whether it is at work. */
  public ReadOnlyBooleanProperty running() {
    return running.getReadOnlyProperty();
  }

  /** The solver's part of the work. */
  public SolveJob solving() {
    return solving;
  }

  /** Writes a diagram as it is, or with a solution that is at hand. */
  public void write(Problem draft, Optional<Solved> solved, PictureFormat format, Look look, int size, Path file) {
    write(file, () -> SafeFile.write(file,
        DiagramFiles.content(Diagram.of(draft), solved, format, look, size)));
  }

  /** Does what writes a file; long work asks {@link #step} now and then. */
  public void write(Path file, Runnable writing) {
    running.set(true);
    stopped = false;
    files.write("Exporting " + file.getFileName(), () -> attempt(writing), fault -> {
      running.set(false);
      if (fault.equals(STOPPED)) {
        done.accept(STOPPED);
      } else if (fault.isEmpty()) {
        done.accept("Exported " + file.getFileName());
      } else {
        failed.accept(fault);
      }
    }, failed);
  }

  /** Solves a draft and then writes it as a web page. */
  public void solveAndWrite(Problem draft, SolveOptions options, Look look, int size, Path file) {
    running.set(true);
    waiting.unsubscribe();
    solving.start(draft, options);
    waiting = solving.state().subscribe(state -> {
      switch (state) {
        case READY, RUNNING -> {}
        case DONE, TOO_LONG -> {
          waiting.unsubscribe();
          write(draft, solving.solution().get(), PictureFormat.HTML, look, size, file);
        }
        case CANCELLED -> end(STOPPED);
        case FAILED -> {
          end("");
          failed.accept(solving.fault().get());
        }
      }
    });
  }

  private void end(String news) {
    waiting.unsubscribe();
    running.set(false);
    if (!news.isEmpty()) {
      done.accept(news);
    }
  }

  /** Stops the solver, or work that can be stopped; nothing is written then. */
  public void cancel() {
    stopped = true;
    solving.cancel();
  }

  /**
   * Called between parts of long work.
   *
   * @throws CancellationException once it was stopped
   */
  public void step() {
    if (stopped) {
      throw new CancellationException();
    }
  }

  /** Does something, and tells why it could not be done; empty if it was. */
  private static String attempt(Runnable action) {
    try {
      action.run();
      return "";
    } catch (CancellationException _) {
      return STOPPED;
    } catch (IllegalArgumentException | UncheckedIOException fault) {
      return Words.reason(fault);
    } catch (RuntimeException | Error broken) {
      return "the export failed: " + broken;
    }
  }
}
