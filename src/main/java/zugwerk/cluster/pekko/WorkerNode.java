package zugwerk.cluster.pekko;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorSystem;
import zugwerk.cluster.TaskRunner;

/** A machine that does work for whichever coordinator is there; when one has ended, it waits for the next. */
public final class WorkerNode {

  /** How many seconds the engine may take to end. */
  private static final long END = 10;

  /** How many seconds an interrupt waits for the coordinator to be told. */
  private static final long FAREWELL = 3;

  private final Settings settings;
  private final String coordinator;
  private final String name;
  private final int threads;
  private final TaskRunner runner;
  private final CompletableFuture<String> over = new CompletableFuture<>();
  private boolean stopped;
  private CompletableFuture<WorkerActor.Ended> ended = new CompletableFuture<>();

  /**
   * @param settings of this machine
   * @param coordinator where the coordinator listens, as {@code host:port}, in the very words that it uses itself
   * @param name how the coordinator calls this worker in its log
   * @param threads how many pieces it does at a time, from 1
   * @param runner does them
   */
  public WorkerNode(Settings settings, String coordinator, String name, int threads, TaskRunner runner) {
    this.settings = settings;
    this.coordinator = coordinator;
    this.name = name;
    this.threads = threads;
    this.runner = runner;
  }

  /**
   * Works until it is stopped or turned away.
   *
   * @param once whether to end with the first coordinator instead of waiting for the next
   * @return why it was turned away; empty if it was not
   */
  public String run(boolean once) {
    try {
      return sessions(once);
    } finally {
      over.complete("");
    }
  }

  private String sessions(boolean once) {
    try (ExecutorService pool = Executors.newFixedThreadPool(threads,
        Thread.ofPlatform().daemon().name("worker-", 1).factory())) {
      String refused = "";
      while (refused.isEmpty() && begin()) {
        refused = session(pool);
        if (once) {
          return refused;
        }
      }
      return refused;
    }
  }

  private synchronized boolean begin() {
    ended = new CompletableFuture<>();
    return !stopped;
  }

  private String session(ExecutorService pool) {
    ActorSystem<WorkerActor.Event> system = ActorSystem.create(WorkerActor.create(new WorkerActor.Means(
        settings.program(), name, threads, runner, pool, settings.log()), ended), Settings.SYSTEM,
        settings.setup("worker", coordinator));
    try {
      return ended.join().refused();
    } finally {
      system.tell(new WorkerActor.Stop());
      Engine.await(system, END);
    }
  }

  /** Ends the work, from any thread, and waits a little until the coordinator knows. */
  public void stop() {
    synchronized (this) {
      stopped = true;
      ended.complete(new WorkerActor.Ended(""));
    }
    over.completeOnTimeout("", FAREWELL, TimeUnit.SECONDS).join();
  }
}
