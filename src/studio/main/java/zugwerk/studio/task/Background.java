package zugwerk.studio.task;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

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

  public Background(ThreadFactory factory) {
    this(Executors.newCachedThreadPool(factory), new Unfinished(), true);
  }

  private Background(ExecutorService threads, Unfinished unfinished, boolean pauses) {
    this.threads = threads;
    this.unfinished = unfinished;
    this.pauses = pauses;
  }

  /** One for tests, in which every pause is nought. */
  public static Background withoutPauses(ThreadFactory factory) {
    return new Background(Executors.newCachedThreadPool(factory), new Unfinished(), false);
  }

  /** Runs tasks here after a pause, in which they do not count. */
  public Executor after(Duration pause) {
    return pauses ? CompletableFuture.delayedExecutor(pause.toMillis(), TimeUnit.MILLISECONDS, this) : this;
  }

  /** A queue with its own thread and end, whose tasks count here too. */
  public Background queue(ThreadFactory factory) {
    return new Background(Executors.newSingleThreadExecutor(factory), unfinished, pauses);
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
