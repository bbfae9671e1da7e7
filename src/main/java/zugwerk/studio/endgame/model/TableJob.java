package zugwerk.studio.endgame.model;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Endgames;
import zugwerk.studio.task.Runs;
import zugwerk.studio.task.Threads;
import zugwerk.studio.task.Words;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;

/**
 * Questions to endgame tables, one at a time, off the window's thread; a new one ends the one before. Its properties
 * change on the window's thread only.
 */
public abstract class TableJob {

  private final Path folder;
  private final Runs runs;
  private final ReadOnlyObjectWrapper<Optional<Progress>> progress = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Boolean> running = new ReadOnlyObjectWrapper<>(false);
  private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
  private CancelToken token = new CancelToken();
  private @Nullable Endgames tables;

  public TableJob(Path folder, Executor background, Executor window) {
    this.folder = folder;
    runs = new Runs(background, window);
  }

  /** Whether a question is being answered. */
  public ReadOnlyObjectProperty<Boolean> running() {
    return running.getReadOnlyProperty();
  }

  /** How far the building of tables has come, while some are built. */
  public ReadOnlyObjectProperty<Optional<Progress>> progress() {
    return progress.getReadOnlyProperty();
  }

  /** Why there is no answer, in one sentence; empty where there is one or it is being looked for. */
  public ReadOnlyStringProperty message() {
    return message.getReadOnlyProperty();
  }

  /** A question, asked off the window's thread. */
  public interface Question {

    /** Looks for the answer; what is to be shown is handed to the run. */
    void ask(Endgames tables, Monitor monitor, Runs.Run run);
  }

  public final void start(Variant variant, Question question) {
    cancel();
    Runs.Run run = runs.begin();
    Monitor mine = new Monitor(run.newest(news -> progress.set(Optional.of(news))));
    token = mine.token();
    message.set("");
    running.set(true);
    run.work(() -> answer(variant, question, mine, run));
  }

  private void answer(Variant variant, Question question, Monitor mine, Runs.Run run) {
    try {
      question.ask(tables(variant), mine, run);
      end(run, "");
    } catch (CancellationException cancelled) {
      end(run, "Stopped.");
    } catch (IllegalArgumentException | UncheckedIOException fault) {
      end(run, Words.sentence(Words.reason(fault)));
    } catch (RuntimeException | Error broken) {
      end(run, "The tables failed: " + broken);
      throw broken;
    }
  }

  /** The tables of a game; those of the game asked for last are kept, with all that is in memory. */
  private synchronized Endgames tables(Variant variant) {
    if (tables == null || !tables.variant().equals(variant)) {
      tables = new Endgames(variant, folder, Threads.spare());
    }
    return tables;
  }

  private void end(Runs.Run run, String why) {
    run.show(() -> {
      progress.set(Optional.empty());
      running.set(false);
      message.set(why);
    });
  }

  /** Stops looking for an answer; tables that are finished by then are kept. */
  public final void cancel() {
    token.cancel();
  }

  /** Stops, and forgets the question. */
  public final void forget() {
    cancel();
    runs.forget();
    progress.set(Optional.empty());
    running.set(false);
    message.set("");
  }
}
