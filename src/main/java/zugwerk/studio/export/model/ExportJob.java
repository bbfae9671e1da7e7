package zugwerk.studio.export.model;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
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
import zugwerk.studio.task.Job;
import zugwerk.work.CancelToken;

/** Writes a diagram off the window's thread; a problem that a web page is to lead through is solved before. */
public final class ExportJob {

  private static final String STOPPED = "Nothing was exported";

  private final FileWork files;
  private final SolveJob solving;
  private final Consumer<String> done;
  private final Consumer<String> failed;
  private final BooleanProperty writing = new SimpleBooleanProperty();
  private final BooleanBinding running;
  private CancelToken token = new CancelToken();

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
    running = solving.busy().or(writing);
  }

  /** Whether it is at work. */
  public ObservableBooleanValue running() {
    return running;
  }

  /** The solver's part of the work. */
  public SolveJob solving() {
    return solving;
  }

  /** Writes a diagram as it is, or with a solution that is at hand. */
  public void write(Problem draft, Optional<Solved> solved, PictureFormat format, Look look, int size, Path file) {
    write(file, _ -> SafeFile.write(file,
        DiagramFiles.content(Diagram.of(draft), solved, format, look, size)));
  }

  /**
   * Writes a file.
   *
   * @param work writes it; long work checks the token now and then
   */
  public void write(Path file, Consumer<CancelToken> work) {
    CancelToken mine = new CancelToken();
    token = mine;
    writing.set(true);
    files.write("Exporting " + file.getFileName(), () -> {
      try {
        work.accept(mine);
        return "Exported " + file.getFileName();
      } catch (CancellationException _) {
        return STOPPED;
      } catch (IllegalArgumentException | UncheckedIOException refused) {
        throw refused;
      } catch (RuntimeException | Error broken) {
        throw new IllegalArgumentException("the export failed: " + broken, broken);
      }
    }, words -> end(done, words), why -> end(failed, why));
  }

  private void end(Consumer<String> told, String words) {
    writing.set(false);
    told.accept(words);
  }

  /** Solves a draft and then writes it as a web page. */
  public void solveAndWrite(Problem draft, SolveOptions options, Look look, int size, Path file) {
    solving.start(draft, options, solved -> {
      if (solving.state().get() == Job.State.CANCELLED) {
        done.accept(STOPPED);
      } else {
        write(draft, Optional.of(solved), PictureFormat.HTML, look, size, file);
      }
    }, failed);
  }

  /** Stops the solver, or writing that can be stopped; nothing is written then. */
  public void cancel() {
    token.cancel();
    solving.cancel();
  }
}
