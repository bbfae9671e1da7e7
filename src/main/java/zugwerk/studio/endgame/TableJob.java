package zugwerk.studio.endgame;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import zugwerk.rules.Variant;
import zugwerk.solve.table.BuildControl;
import zugwerk.solve.table.BuildProgress;
import zugwerk.solve.table.Endgames;

/**
 * Questions to endgame tables, one at a time, off the window's thread; a new one ends the one before. Its properties
 * change on the window's thread only.
 */
abstract class TableJob {

  private final Path folder;
  private final Executor background;
  private final Executor window;
  private final ReadOnlyObjectWrapper<Optional<BuildProgress>> progress = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Boolean> running = new ReadOnlyObjectWrapper<>(false);
  private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
  private BuildControl control;
  private Endgames tables;

  TableJob(Path folder, Executor background, Executor window) {
    this.folder = folder;
    this.background = background;
    this.window = window;
  }

  /** Whether a question is being answered. */
  public ReadOnlyObjectProperty<Boolean> running() {
    return running.getReadOnlyProperty();
  }

  /** How far the building of tables has come, while some are built. */
  public ReadOnlyObjectProperty<Optional<BuildProgress>> progress() {
    return progress.getReadOnlyProperty();
  }

  /** Why there is no answer, in one sentence; empty where there is one or it is being looked for. */
  public ReadOnlyStringProperty message() {
    return message.getReadOnlyProperty();
  }

  /** A question, asked off the window's thread. */
  interface Question {

    /** Looks for the answer; what is to be shown is handed to {@link #show}. */
    void ask(Endgames tables, BuildControl control);
  }

  final void start(Variant variant, Question question) {
    cancel();
    BuildControl[] own = new BuildControl[1];
    BuildControl mine = new BuildControl(news -> show(own[0], () -> progress.set(Optional.of(news))));
    own[0] = mine;
    control = mine;
    message.set("");
    running.set(true);
    background.execute(() -> run(variant, question, mine));
  }

  private void run(Variant variant, Question question, BuildControl mine) {
    try {
      question.ask(tables(variant), mine);
      end(mine, "");
    } catch (CancellationException cancelled) {
      end(mine, "Stopped.");
    } catch (IllegalArgumentException refused) {
      end(mine, sentence(refused.getMessage()));
    } catch (UncheckedIOException fault) {
      end(mine, sentence(fault.getMessage()));
    } catch (RuntimeException | Error broken) {
      end(mine, "The tables failed: " + broken);
      throw broken;
    }
  }

  private static String sentence(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1) + ".";
  }

  /** The tables of a game; those of the game asked for last are kept, with all that is in memory. */
  private synchronized Endgames tables(Variant variant) {
    if (tables == null || !tables.variant().equals(variant)) {
      tables = new Endgames(variant, folder, Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }
    return tables;
  }

  /** Changes what is shown, on the window's thread, unless the question is no longer the present one. */
  final void show(BuildControl mine, Runnable change) {
    window.execute(() -> {
      if (control == mine) {
        change.run();
      }
    });
  }

  private void end(BuildControl mine, String why) {
    show(mine, () -> {
      progress.set(Optional.empty());
      running.set(false);
      message.set(why);
    });
  }

  /** Stops looking for an answer; tables that are finished by then are kept. */
  public final void cancel() {
    if (control != null) {
      control.cancel();
    }
  }

  /** Stops, and forgets the question. */
  final void forget() {
    cancel();
    control = null;
    progress.set(Optional.empty());
    running.set(false);
    message.set("");
  }
}
