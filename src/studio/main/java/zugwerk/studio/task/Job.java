package zugwerk.studio.task;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

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
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;

/**
 * Background work that can run repeatedly; only the latest run is shown, and later reports of earlier runs are
 * dropped. Properties change on the JavaFX thread only, and all methods are for that thread.
 *
 * @param <R> the result
 */
public class Job<R> {

  public enum State {
    /** None was started yet, or it was reset. */
    IDLE,
    WAITING, RUNNING,
    DONE,
    /** Stopped on request; it may have a result nevertheless. */
    CANCELLED,
    /** Refused, or an error of the program. */
    FAILED;

    public boolean isBusy() {
      return this == WAITING || this == RUNNING;
    }
  }

  @FunctionalInterface
  public interface Work<R> {

    R work(Job<R>.Run run);
  }

  private final Executor background;
  private final Executor window;
  private final Supplier<CancelToken> tokens;
  private final String name;
  private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.IDLE);
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<Optional<Progress>> progress = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<Optional<R>> result = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper("");
  private final Queue<Runnable> news = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean scheduled = new AtomicBoolean();
  private final Deque<Runnable> queue = new ArrayDeque<>();
  private Optional<Run> latest = Optional.empty();

  public Job(String name, Executor background, Executor window) {
    this(name, background, window, CancelToken::new);
  }

  /**
   * @param tokens creates the token that stops a run; limits in seconds are measured by its clock
   */
  public Job(String name, Executor background, Executor window, Supplier<CancelToken> tokens) {
    this.name = name;
    this.background = background;
    this.window = window;
    this.tokens = tokens;
    state.subscribe(now -> busy.set(now.isBusy()));
  }

  public final ReadOnlyObjectProperty<State> state() {
    return state.getReadOnlyProperty();
  }

  public final ReadOnlyBooleanProperty busy() {
    return busy.getReadOnlyProperty();
  }

  public final ReadOnlyObjectProperty<Optional<Progress>> progress() {
    return progress.getReadOnlyProperty();
  }

  public final ReadOnlyStringProperty message() {
    return message.getReadOnlyProperty();
  }

  public final ReadOnlyObjectProperty<Optional<R>> result() {
    return result.getReadOnlyProperty();
  }

  public final ReadOnlyStringProperty failure() {
    return failure.getReadOnlyProperty();
  }

  protected final void start(String what, Work<R> work) {
    start(what, work, _ -> {}, _ -> {});
  }

  protected final void start(String what, Work<R> work, Consumer<R> then, Consumer<String> failed) {
    start(what, background, work, then, failed);
  }

  protected final void start(String what, Executor where, Work<R> work, Consumer<R> then, Consumer<String> failed) {
    drop();
    begin(new Run(what, run -> run.finish(work), then, failed), where);
  }

  protected final <A> void start(String what, Function<Monitor, A> first, Executor where, Function<A, Work<R>> second,
      Consumer<R> then, Consumer<String> failed) {
    drop();
    begin(new Run(what, run -> {
      A given = first.apply(run.monitor);
      run.monitor.token().check();
      run.show(() -> where.execute(() -> run.part(now -> now.finish(second.apply(given)))));
    }, then, failed), background);
  }

  protected final void enqueue(String what, Work<R> work, Consumer<R> then, Consumer<String> failed) {
    whenIdle(() -> begin(new Run(what, run -> run.finish(work), then, failed), background));
  }

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

  public final void cancel() {
    latest.ifPresent(run -> run.monitor().token().cancel());
  }

  /** Whether it is running or has ended with results. */
  public final boolean hasResults() {
    return state.get() != State.IDLE;
  }

  public void reset() {
    drop();
    clear("");
    state.set(State.IDLE);
    next();
  }

  private void publish(Runnable one) {
    news.add(one);
    if (!scheduled.getAndSet(true)) {
      window.execute(this::turn);
    }
  }

  private void turn() {
    scheduled.set(false);
    try {
      for (Runnable next = news.poll(); next != null; next = news.poll()) {
        next.run();
      }
    } finally {
      if (!news.isEmpty()) {
        publish(() -> {});
      }
    }
  }

  public final class Run {

    private final String what;
    private final Consumer<Run> work;
    private final Consumer<R> then;
    private final Consumer<String> failed;
    private final Monitor monitor =
        new Monitor(tokens.get(), newest(now -> progress.set(Optional.of(now)))).warning(this::warn);
    private volatile String sentence = "";
    private volatile String warned = "";
    private volatile boolean dropped;

    private Run(String what, Consumer<Run> work, Consumer<R> then, Consumer<String> failed) {
      this.what = what;
      this.work = work;
      this.then = then;
      this.failed = failed;
    }

    public Monitor monitor() {
      return monitor;
    }

    public void finishWith(String sentence) {
      this.sentence = sentence;
    }

    private void warn(String warning) {
      warned = DisplayText.sentence(warning);
    }

    private void drop() {
      dropped = true;
      monitor.token().cancel();
    }

    public void show(Runnable change) {
      publish(() -> {
        if (latest.filter(run -> run == this).isPresent()) {
          change.run();
        }
      });
    }

    public <N> Consumer<N> newest(Consumer<N> shown) {
      AtomicReference<Optional<N>> waiting = new AtomicReference<>(Optional.empty());
      return one -> {
        if (waiting.getAndSet(Optional.of(one)).isEmpty()) {
          show(() -> waiting.getAndSet(Optional.empty()).ifPresent(shown));
        }
      };
    }

    private void finish(Work<R> last) {
      R found = last.work(this);
      boolean stopped = monitor.token().isCancelled();
      end(stopped ? State.CANCELLED : State.DONE, Optional.of(found), "",
          stopped ? lang("Stopped.") : (sentence + " " + warned).strip(),
          () -> then.accept(found));
    }

    private void part(Consumer<Run> some) {
      if (dropped) {
        return;
      }
      show(() -> state.set(State.RUNNING));
      try {
        some.accept(this);
      } catch (CancellationException _) {
        end(State.CANCELLED, Optional.empty(), "", lang("Stopped."), () -> {});
      } catch (InputException | UncheckedIOException refused) {
        String why = reason(refused);
        if (monitor.token().isCancelled()) {
          end(State.CANCELLED, Optional.empty(), "", lang("Stopped."), () -> {});
          return;
        }
        end(State.FAILED, Optional.empty(), why, DisplayText.sentence(why), () -> failed.accept(why));
      } catch (RuntimeException | Error broken) {
        String why = lang("{0} failed: {1}", name, broken.toString());
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
