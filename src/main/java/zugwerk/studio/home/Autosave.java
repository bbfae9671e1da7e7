package zugwerk.studio.home;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.Workbench;
import zugwerk.work.Reason;

/** Keeps the draft for recovery shortly after each change, off the window's thread, while it differs from its file. */
public final class Autosave implements AutoCloseable {

  private static final long PAUSE = 300;

  private record State(Problem draft, Optional<Path> file, boolean changed) {}

  private final Drafts.Place place;
  private final Executor later;
  private final Consumer<String> faults;
  private final AtomicReference<@Nullable State> waiting = new AtomicReference<>();
  private boolean told;
  private boolean kept = true;

  /**
   * @param place where the draft is kept
   * @param background where it is written
   * @param faults told once, in one sentence, if it cannot be; from any thread
   */
  public Autosave(Workbench bench, Drafts.Place place, Executor background, Consumer<String> faults) {
    this.place = place;
    this.faults = faults;
    later = CompletableFuture.delayedExecutor(PAUSE, TimeUnit.MILLISECONDS, background);
    bench.draft().addListener((_, _, _) -> changed(bench));
    bench.changed().addListener((_, _, _) -> changed(bench));
    bench.file().addListener((_, _, _) -> changed(bench));
  }

  private void changed(Workbench bench) {
    State state = new State(bench.draft().get(), bench.file().get(), bench.changed().get());
    if (waiting.getAndSet(state) == null) {
      later.execute(this::write);
    }
  }

  /**
   * Keeps the latest draft now, if it is not kept yet.
   *
   * @return false if it could not be kept
   */
  public synchronized boolean write() {
    State state = waiting.getAndSet(null);
    if (state == null) {
      return kept;
    }
    try {
      if (state.changed()) {
        place.keep(state.draft(), state.file());
      } else {
        place.clear();
      }
      kept = true;
    } catch (UncheckedIOException fault) {
      kept = false;
      if (!told) {
        told = true;
        faults.accept(Reason.of(fault));
      }
    }
    return kept;
  }

  /** Ends the session normally: what was not saved is not wanted. */
  @Override
  public synchronized void close() {
    waiting.set(null);
    place.close();
  }
}
