package zugwerk.studio.task;

import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;
import zugwerk.work.Reason;

/**
 * One kind of work off the window's thread. It runs again and again; only its latest run is shown, and what an earlier
 * one still has to say is dropped. The properties change on the window's thread only, and all methods are for that
 * thread.
 *
 * @param <R> what the work gives
 */
public class Job<R> {

  /** How the latest run stands. */
  public enum State {
    /** There is none: none was started yet, or it was forgotten. */
    IDLE,
    /** It waits for a thread. */
    WAITING, RUNNING,
    /** It has ended by itself. */
    DONE,
    /** It was asked to stop, and has; it may have a result nevertheless. */
    CANCELLED,
    /** It was refused something, or the program has a fault. */
    FAILED;

    /** Whether the run has yet to end. */
    public boolean isBusy() {
      return this == WAITING || this == RUNNING;
    }
  }

  /** What a run does, off the window's thread. */
  @FunctionalInterface
  public interface Work<R> {

    /**
     * Works.
     *
     * @throws CancellationException if the run was asked to stop
     * @throws IllegalArgumentException if the work is refused; the message says why
     * @throws UncheckedIOException if a file cannot be read or written; the message says why
     */
    R work(Job<R>.Run run);
  }

  private static final String STOPPED = "Stopped.";

  private final Executor background;
  private final Executor window;
  private final String name;
  private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.IDLE);
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<Optional<Progress>> progress = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<Optional<R>> result = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper("");
  private final Queue<Runnable> news = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean told = new AtomicBoolean();
  private final Deque<Runnable> queue = new ArrayDeque<>();
  private Optional<Run> latest = Optional.empty();

  /**
   * @param name what works, to begin a sentence with if it has a fault, such as "The solver"
   * @param background where the work is done
   * @param window where the properties may be changed; {@code Platform::runLater} in the program
   */
  public Job(String name, Executor background, Executor window) {
    this.name = name;
    this.background = background;
    this.window = window;
    state.subscribe(now -> busy.set(now.isBusy()));
  }

  /** How the latest run stands. It is the last property to change when a run begins or ends. */
  public final ReadOnlyObjectProperty<State> state() {
    return state.getReadOnlyProperty();
  }

  /** Whether a run waits or works. */
  public final ReadOnlyBooleanProperty busy() {
    return busy.getReadOnlyProperty();
  }

  /** How far the run has come; empty before it tells, and once it has ended. */
  public final ReadOnlyObjectProperty<Optional<Progress>> progress() {
    return progress.getReadOnlyProperty();
  }

  /** What the run does while it is busy, and then how it ended, in a sentence; may be empty. */
  public final ReadOnlyStringProperty message() {
    return message.getReadOnlyProperty();
  }

  /** What the run gave; empty until it has ended, and where it gave nothing. */
  public final ReadOnlyObjectProperty<Optional<R>> result() {
    return result.getReadOnlyProperty();
  }

  /** Why the run failed, in words that may stand within a sentence; empty where it did not. */
  public final ReadOnlyStringProperty failure() {
    return failure.getReadOnlyProperty();
  }

  /** Begins a run. One under way is asked to stop, and is shown no more. */
  protected final void start(String what, Work<R> work) {
    start(what, work, _ -> {}, _ -> {});
  }

  /**
   * Begins a run. One under way is asked to stop, and is shown no more.
   *
   * @param what it does, for the message
   * @param then takes the result once the state has changed
   * @param failed told why the run was refused something; the program's own faults go to the thread's handler
   */
  protected final void start(String what, Work<R> work, Consumer<R> then, Consumer<String> failed) {
    start(what, background, work, then, failed);
  }

  /**
   * Begins a run elsewhere than in the background.
   *
   * @param where the work is done, such as where files are written in turn; called on the window's thread
   */
  protected final void start(String what, Executor where, Work<R> work, Consumer<R> then, Consumer<String> failed) {
    drop();
    begin(new Run(what, run -> run.finish(work), then, failed), where);
  }

  /**
   * Begins a run of two parts. The first is done in the background; it may be stopped before the second.
   *
   * @param first prepares the second
   * @param where the second part is done; called on the window's thread
   * @param second takes what the first gave
   */
  protected final <A> void start(String what, Function<Monitor, A> first, Executor where, Function<A, Work<R>> second,
      Consumer<R> then, Consumer<String> failed) {
    drop();
    begin(new Run(what, run -> {
      A given = first.apply(run.monitor);
      run.monitor.token().check();
      run.show(() -> where.execute(() -> run.part(now -> now.finish(second.apply(given)))));
    }, then, failed), background);
  }

  /** Begins a run, like {@link #start}, once those before it have ended and their results were taken. */
  protected final void enqueue(String what, Work<R> work, Consumer<R> then, Consumer<String> failed) {
    whenIdle(() -> begin(new Run(what, run -> run.finish(work), then, failed), background));
  }

  /** Does something once no run is under way and none is enqueued before it: now, if that is so. */
  protected final void whenIdle(Runnable then) {
    queue.add(then);
    next();
  }

  private void next() {
    while (latest.isEmpty() && !queue.isEmpty()) {
      queue.poll().run();
    }
  }

  private void begin(Run run, Executor where) {
    latest = Optional.of(run);
    clear(run.what);
    state.set(State.WAITING);
    where.execute(() -> run.part(run.work));
  }

  private void clear(String newMessage) {
    progress.set(Optional.empty());
    result.set(Optional.empty());
    failure.set("");
    message.set(newMessage);
  }

  private void drop() {
    latest.ifPresent(Run::drop);
    latest = Optional.empty();
  }

  /** Asks the run under way, if there is one, to stop; it ends as cancelled. */
  public final void cancel() {
    latest.ifPresent(run -> run.monitor().token().cancel());
  }

  /** Stops the run and forgets it: it has no result, and nothing is shown. */
  public void reset() {
    drop();
    clear("");
    state.set(State.IDLE);
    next();
  }

  /** A run that was put aside while it works, or what it gave. News of it wait until it is taken up again. */
  public final class Aside {

    private final Optional<Run> run = latest;
    private final State was = state.get();
    private final Optional<Progress> reached = progress.get();
    private final Optional<R> found = result.get();
    private final String why = failure.get();
    private final String sentence = message.get();
    private final Queue<Runnable> since = new ArrayDeque<>();

    private Aside() {}

    /** Stops the run, for nobody will take it up. */
    public void drop() {
      run.ifPresent(Run::drop);
    }
  }

  /** Puts the latest run aside: it works on, but nothing of it is shown until it is {@linkplain #takeUp taken up}. */
  protected final Aside putAside() {
    Aside aside = new Aside();
    latest.ifPresent(run -> run.aside = Optional.of(aside));
    latest = Optional.empty();
    clear("");
    state.set(State.IDLE);
    return aside;
  }

  /** Shows a run again that was put aside, and all that it said meanwhile. One under way is dropped. */
  protected final void takeUp(Aside aside) {
    drop();
    latest = aside.run;
    latest.ifPresent(run -> run.aside = Optional.empty());
    progress.set(aside.reached);
    result.set(aside.found);
    failure.set(aside.why);
    message.set(aside.sentence);
    state.set(aside.was);
    aside.since.forEach(Runnable::run);
  }

  /** News that come faster than the window turns are told together. */
  private void tell(Runnable one) {
    news.add(one);
    if (!told.getAndSet(true)) {
      window.execute(this::turn);
    }
  }

  private void turn() {
    told.set(false);
    try {
      for (Runnable next = news.poll(); next != null; next = news.poll()) {
        next.run();
      }
    } finally {
      if (!news.isEmpty()) {
        tell(() -> {});
      }
    }
  }

  /** One run. */
  public final class Run {

    private final String what;
    private final Consumer<Run> work;
    private final Consumer<R> then;
    private final Consumer<String> failed;
    private final Monitor monitor = new Monitor(newest(now -> progress.set(Optional.of(now)))).warning(this::warn);
    private volatile String said = "";
    private volatile String warned = "";
    private volatile boolean dropped;
    private Optional<Aside> aside = Optional.empty();

    private Run(String what, Consumer<Run> work, Consumer<R> then, Consumer<String> failed) {
      this.what = what;
      this.work = work;
      this.then = then;
      this.failed = failed;
    }

    /** What stops the run and takes its progress. */
    public Monitor monitor() {
      return monitor;
    }

    /** Says how the run ends, in a sentence, if it is neither cancelled nor fails. */
    public void say(String sentence) {
      said = sentence;
    }

    private void warn(String warning) {
      warned = Words.sentence(warning);
    }

    private void drop() {
      dropped = true;
      aside = Optional.empty();
      monitor.token().cancel();
    }

    /**
     * Changes what is shown, on the window's thread, if this is still the latest run by then. Of a run that was put
     * aside, the change waits.
     */
    public void show(Runnable change) {
      tell(() -> {
        if (latest.filter(run -> run == this).isPresent()) {
          change.run();
        } else {
          aside.ifPresent(waiting -> waiting.since.add(change));
        }
      });
    }

    /** Takes news from any thread; of those that come faster than the window turns only the last are shown. */
    public <N> Consumer<N> newest(Consumer<N> shown) {
      AtomicReference<Optional<N>> waiting = new AtomicReference<>(Optional.empty());
      return one -> {
        if (waiting.getAndSet(Optional.of(one)).isEmpty()) {
          show(() -> waiting.getAndSet(Optional.empty()).ifPresent(shown));
        }
      };
    }

    /** Does the last part. */
    private void finish(Work<R> last) {
      R found = last.work(this);
      boolean stopped = monitor.token().isCancelled();
      end(stopped ? State.CANCELLED : State.DONE, Optional.of(found), "",
          stopped ? STOPPED : (said + " " + warned).strip(),
          () -> then.accept(found));
    }

    /** Does a part; the run ends there if it fails. */
    private void part(Consumer<Run> some) {
      if (dropped) {
        return;
      }
      show(() -> state.set(State.RUNNING));
      try {
        some.accept(this);
      } catch (CancellationException _) {
        end(State.CANCELLED, Optional.empty(), "", STOPPED, () -> {});
      } catch (IllegalArgumentException | UncheckedIOException refused) {
        String why = Reason.of(refused);
        if (monitor.token().isCancelled()) {
          end(State.CANCELLED, Optional.empty(), "", STOPPED, () -> {});
          return;
        }
        end(State.FAILED, Optional.empty(), why, Words.sentence(why), () -> failed.accept(why));
      } catch (RuntimeException | Error broken) {
        String why = name + " failed: " + broken;
        end(State.FAILED, Optional.empty(), why, why, () -> {});
        throw broken;
      }
    }

    private void end(State how, Optional<R> found, String why, String sentence, Runnable outcome) {
      show(() -> {
        progress.set(Optional.empty());
        result.set(found);
        failure.set(why);
        message.set(sentence);
        try {
          state.set(how);
          outcome.run();
        } finally {
          if (latest.filter(run -> run == this).isPresent()) {
            latest = Optional.empty();
            next();
          }
        }
      });
    }
  }
}
