package zugwerk.studio.home;

import static zugwerk.studio.text.Localization.reason;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import org.jspecify.annotations.Nullable;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.Workbench;

/**
 * Saves the draft and its versions for recovery shortly after each change while they differ from the file. If several
 * problems are open, those with a file are saved even without changes, so that all tabs come back.
 */
public final class Autosave implements AutoCloseable {

  /** The pause before a change is saved, in which others may follow. */
  public static final Duration PAUSE = Duration.ofMillis(300);

  private record State(Problem draft, Optional<Path> file, boolean wanted) {}

  private final Workbench bench;
  private final BooleanSupplier several;
  private final InvalidationListener listener = _ -> changed();
  private final Drafts.Place place;
  private final Executor background;
  private final Executor later;
  private final Consumer<String> faults;
  private final AtomicReference<@Nullable State> waiting = new AtomicReference<>();
  private boolean reported;
  private boolean kept = true;

  /** Saves without a pause. Faults are reported once, in one sentence, from any thread. */
  public Autosave(Workbench bench, Drafts.Place place, Executor background, Consumer<String> faults) {
    this(bench, place, background, background, faults, () -> false);
  }

  /**
   * @param later where changes are saved, usually {@code background} after {@link #PAUSE}
   * @param several whether several problems are open
   */
  public Autosave(Workbench bench, Drafts.Place place, Executor background, Executor later, Consumer<String> faults,
      BooleanSupplier several) {
    this.place = place;
    this.faults = faults;
    this.background = background;
    this.later = later;
    this.bench = bench;
    this.several = several;
    parts().forEach(part -> part.addListener(listener));
  }

  private State state(boolean withOthers) {
    return new State(bench.whole(), bench.file().get(), bench.changed().get() || bench.hasNewVersions()
        || withOthers && bench.file().get().isPresent());
  }

  private void unfollow() {
    parts().forEach(part -> part.removeListener(listener));
  }

  private List<Observable> parts() {
    return List.of(bench.draft(), bench.changed(), bench.file(), bench.versions().list());
  }

  /** Saves the problem in a moment, also after another one was opened. */
  public void changed() {
    if (waiting.getAndSet(state(several.getAsBoolean())) == null) {
      later.execute(this::write);
    }
  }

  /** Saves the latest draft now; returns false if that fails. */
  public synchronized boolean write() {
    State state = waiting.getAndSet(null);
    return state == null ? kept : write(state, state.wanted());
  }

  /** Saves the problem for the next start, whether it has changes or not; returns false if that fails. */
  public synchronized boolean keep() {
    waiting.set(null);
    return write(state(true), true);
  }

  /** Leaves what was {@linkplain #keep kept} for the next start. */
  public synchronized void leave(TabState tab) {
    unfollow();
    waiting.set(null);
    try {
      place.leave(tab);
    } catch (UncheckedIOException fault) {
      // The next start offers it as after a crash.
      faults.accept(reason(fault));
    }
  }

  private boolean write(State state, boolean wanted) {
    try {
      if (wanted) {
        place.keep(state.draft(), state.file());
      } else {
        place.clear();
      }
      kept = true;
    } catch (UncheckedIOException fault) {
      kept = false;
      if (!reported) {
        reported = true;
        faults.accept(reason(fault));
      }
    }
    return kept;
  }

  /** Deletes the draft, in the background: the window does not wait for the disk. */
  @Override
  public void close() {
    unfollow();
    waiting.set(null);
    background.execute(this::end);
  }

  private synchronized void end() {
    try {
      place.close();
    } catch (UncheckedIOException fault) {
      // It does not keep a window open.
      faults.accept(reason(fault));
    }
  }
}
