package zugwerk.studio.task;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Measures how long the window's thread is held between two moments at which it can turn to something new. A tool for
 * developers. It needs a thread of its own.
 */
public final class Stalls {

  /** How often, in milliseconds, the window's thread is asked for a sign, and looked at while it gives none. */
  private static final long STEP = 5;

  /** How many calls of the stack are shown. */
  private static final int CALLS = 40;

  /**
   * A time in which the window's thread did not turn to anything new.
   *
   * @param held how long that was
   * @param work how long the thread itself worked in it; for the rest it waited, or others had the processor
   * @param doing the calls in which the thread was found most often, the innermost first; may be empty
   */
  public record Stall(Duration held, Duration work, List<String> doing) {

    @Override
    public String toString() {
      return "held for " + held.toMillis() + " ms, of which it worked " + work.toMillis() + " ms"
          + doing.stream().map(call -> "\n  at " + call).collect(Collectors.joining());
    }
  }

  private record Sign(Thread thread, long time, long work) {}

  private final Executor window;
  private final Duration least;
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private @Nullable Sign last;

  /**
   * @param window {@code Platform::runLater} in the program
   * @param least a thread that worked for less does not count as held
   */
  public Stalls(Executor window, Duration least) {
    this.window = window;
    this.least = least;
  }

  /** Reports every stall until the calling thread is interrupted. */
  public void watch(Consumer<Stall> told) {
    try {
      while (true) {
        next().ifPresent(told);
        Thread.sleep(STEP);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Waits for the next sign of the window's thread; the first time there is nothing to compare it with.
   *
   * @return the stall since the sign before, if there was one
   */
  Optional<Stall> next() throws InterruptedException {
    Sign before = last;
    CountDownLatch given = new CountDownLatch(1);
    window.execute(() -> {
      last = new Sign(Thread.currentThread(), System.nanoTime(), threads.getCurrentThreadCpuTime());
      given.countDown();
    });
    List<List<StackTraceElement>> seen = new ArrayList<>();
    while (!given.await(STEP, TimeUnit.MILLISECONDS)) {
      if (before != null) {
        seen.add(Arrays.asList(before.thread().getStackTrace()));
      }
    }
    Sign now = Objects.requireNonNull(last, "the window's thread has just set it");
    if (before == null || now.work() - before.work() < least.toNanos()) {
      return Optional.empty();
    }
    return Optional.of(new Stall(Duration.ofNanos(now.time() - before.time()),
        Duration.ofNanos(now.work() - before.work()), commonest(seen)));
  }

  /** The deepest calls at the place in this program where the thread was seen most often. */
  private static List<String> commonest(List<List<StackTraceElement>> seen) {
    Comparator<List<?>> size = Comparator.comparingInt(List::size);
    List<List<StackTraceElement>> there = seen.stream().collect(Collectors.groupingBy(Stalls::place)).values().stream()
        .max(size).orElse(List.of());
    return there.stream().max(size).orElse(List.of()).stream().limit(CALLS)
        .map(StackTraceElement::toString).toList();
  }

  /** Where in this program a thread is; empty while it does what the window system has to do by itself. */
  private static String place(List<StackTraceElement> calls) {
    return calls.stream().filter(call -> call.getClassName().startsWith("zugwerk.")).findFirst()
        .map(call -> call.getClassName() + "." + call.getMethodName()).orElse("");
  }
}
