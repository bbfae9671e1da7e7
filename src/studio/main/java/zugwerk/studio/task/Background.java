package zugwerk.studio.task;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import zugwerk.work.CancelToken;

/**
 * Runs all background work and counts the tasks that have not ended, so that tests can wait for them. It ignores tasks
 * after its end: a closed window may still submit some, and nothing shows their results. Thread-safe.
 */
public final class Background implements Executor {

  private static final class Unfinished {

    private int tasks;

    private synchronized void add(int more) {
      tasks += more;
      notifyAll();
    }

    private synchronized boolean await(Duration limit) throws InterruptedException {
      long end = System.nanoTime() + limit.toNanos();
      for (long left = limit.toNanos(); tasks > 0 && left > 0; left = end - System.nanoTime()) {
        TimeUnit.NANOSECONDS.timedWait(this, left);
      }
      return tasks == 0;
    }
  }

  private final ExecutorService threads;
  private final Unfinished unfinished;
  private final boolean pauses;
  private final Supplier<CancelToken> tokens;

  public Background(ThreadFactory factory) {
    this(Executors.newCachedThreadPool(factory), new Unfinished(), true, CancelToken::new);
  }

  private Background(ExecutorService threads, Unfinished unfinished, boolean pauses, Supplier<CancelToken> tokens) {
    this.threads = threads;
    this.unfinished = unfinished;
    this.pauses = pauses;
    this.tokens = tokens;
  }

  /** One for tests, in which every pause is nought, and time limits are measured by the clocks of these tokens. */
  public static Background withoutPauses(ThreadFactory factory, Supplier<CancelToken> tokens) {
    return new Background(Executors.newCachedThreadPool(factory), new Unfinished(), false, tokens);
  }

  /** A token for work that has a time limit. */
  public CancelToken token() {
    return tokens.get();
  }

  /** Runs tasks here after a pause, in which they do not count. */
  public Executor after(Duration pause) {
    return pauses ? CompletableFuture.delayedExecutor(pause.toMillis(), TimeUnit.MILLISECONDS, this) : this;
  }

  /** A queue with its own thread and end, whose tasks count here too. */
  public Background queue(ThreadFactory factory) {
    return new Background(Executors.newSingleThreadExecutor(factory), unfinished, pauses, tokens);
  }

  @Override
  public void execute(Runnable task) {
    unfinished.add(1);
    try {
      threads.execute(() -> {
        try {
          task.run();
        } finally {
          unfinished.add(-1);
        }
      });
    } catch (RejectedExecutionException _) {
      unfinished.add(-1);
    }
  }

  /** Waits until no task runs or waits; returns false if the limit is reached before. */
  public boolean awaitIdle(Duration limit) throws InterruptedException {
    return unfinished.await(limit);
  }

  /** Accepts no more tasks, lets the others end for a while, then interrupts them. */
  public void end(Duration patience) throws InterruptedException {
    threads.shutdown();
    threads.awaitTermination(patience.toNanos(), TimeUnit.NANOSECONDS);
    end();
  }

  /** Accepts no more tasks, drops those that wait and interrupts those that run. */
  public void end() {
    unfinished.add(-threads.shutdownNow().size());
  }
}
