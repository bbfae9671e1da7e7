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
 * Measures how long the JavaFX thread is blocked between two events. A tool for developers. It needs a thread of its
 * own.
 */
public final class Stalls {

  /** Milliseconds between probes of the JavaFX thread. */
  private static final long STEP = 5;

  private static final int CALLS = 40;

  /**
   * A time in which the JavaFX thread was blocked: its length, the thread's own processor time, and the most frequent
   * calls, innermost first, or empty.
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

  public Stalls(Executor window, Duration least) {
    this.window = window;
    this.least = least;
  }

  public void watch(Consumer<Stall> listener) {
    try {
      while (true) {
        next().ifPresent(listener);
        Thread.sleep(STEP);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits for the next sign of the JavaFX thread. Returns the stall since the sign before, if there was one. */
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
    Sign now = Objects.requireNonNull(last, "the JavaFX thread has just set it");
    if (before == null || now.work() - before.work() < least.toNanos()) {
      return Optional.empty();
    }
    return Optional.of(new Stall(Duration.ofNanos(now.time() - before.time()),
        Duration.ofNanos(now.work() - before.work()), commonest(seen)));
  }

  /** The deepest calls at the most frequent place in this program. */
  private static List<String> commonest(List<List<StackTraceElement>> seen) {
    Comparator<List<?>> size = Comparator.comparingInt(List::size);
    List<List<StackTraceElement>> there = seen.stream().collect(Collectors.groupingBy(Stalls::place)).values().stream()
        .max(size).orElse(List.of());
    return there.stream().max(size).orElse(List.of()).stream().limit(CALLS).map(StackTraceElement::toString).toList();
  }

  /** The place of a thread in this program; empty while it runs JavaFX code only. */
  private static String place(List<StackTraceElement> calls) {
    return calls.stream().filter(call -> call.getClassName().startsWith("zugwerk.")).findFirst()
        .map(call -> call.getClassName() + "." + call.getMethodName()).orElse("");
  }
}
