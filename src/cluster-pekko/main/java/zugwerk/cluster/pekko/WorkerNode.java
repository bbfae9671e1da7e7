package zugwerk.cluster.pekko;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.remote.RemoteTransportException;
import zugwerk.cluster.ClusterNetwork;
import zugwerk.cluster.TaskRunner;
import zugwerk.work.InputException;
import zugwerk.work.Reason;

/**
 * Works for the coordinator at an address; when it has ended, waits for the next one. After losing a coordinator that
 * has not ended, it starts a new session under a new Pekko name: the coordinator hands out the pieces of the old
 * session again and rejects its answers.
 */
final class WorkerNode implements ClusterNetwork.Worker {

  /** In seconds. */
  private static final long END = 10;

  /** How many seconds an interrupt waits for the message to the coordinator. */
  private static final long FAREWELL = 4;

  /** The most seconds between attempts to connect. */
  private static final long MOST_PAUSE = 30;

  /** After a session of this length the pauses start over. */
  private static final long LONG_SESSION = Duration.ofMinutes(2).toNanos();

  private final Settings settings;
  private final InetSocketAddress coordinator;
  private final String name;
  private final int threads;
  private final TaskRunner runner;
  private final CompletableFuture<Void> stopped = new CompletableFuture<>();
  private Optional<ActorSystem<WorkerActor.Event>> system = Optional.empty();
  private CompletableFuture<WorkerActor.Ended> ended = new CompletableFuture<>();

  /**
   * @param coordinator exactly as the coordinator writes its own address
   * @param name the name of this worker in the coordinator's log
   * @param threads pieces in parallel, from 1
   */
  WorkerNode(Settings settings, InetSocketAddress coordinator, String name, int threads, TaskRunner runner) {
    this.settings = settings;
    this.coordinator = coordinator;
    this.name = name;
    this.threads = threads;
    this.runner = runner;
  }

  @Override
  @SuppressWarnings("ThreadPriorityCheck") // Nothing depends on it.
  public String run(boolean once) {
    // Pekko's threads, which send heartbeats, have priority if the system supports it.
    try (ExecutorService pool = Executors.newFixedThreadPool(threads,
        Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("worker-", 1).factory())) {
      long pause = 1;
      while (!stopped.isDone()) {
        long begun = System.nanoTime();
        WorkerActor.Ended end = sessionOrRetry(pool);
        if (!end.refused().isEmpty() || once && !end.lost()) {
          return end.refused();
        }
        pause = System.nanoTime() - begun > LONG_SESSION ? 1 : pause;
        if (end.lost()) {
          stopped.copy().completeOnTimeout(null, pause, TimeUnit.SECONDS).join();
          pause = Math.min(2 * pause, MOST_PAUSE);
        }
      }
      return "";
    }
  }

  /** The previous session may still hold the port for a moment. */
  private WorkerActor.Ended sessionOrRetry(ExecutorService pool) {
    try {
      return session(pool);
    } catch (InputException fault) {
      if (system.isEmpty()) {
        throw fault;
      }
      settings.log().accept(Reason.of(fault));
      return new WorkerActor.Ended(true, "");
    }
  }

  private WorkerActor.Ended session(ExecutorService pool) {
    CompletableFuture<WorkerActor.Ended> end = new CompletableFuture<>();
    ActorSystem<WorkerActor.Event> engine = engine(pool, end);
    begin(engine, end);
    try {
      return end.join();
    } finally {
      engine.terminate();
      Settings.await(engine.getWhenTerminated(), END);
    }
  }

  private ActorSystem<WorkerActor.Event> engine(ExecutorService pool, CompletableFuture<WorkerActor.Ended> end) {
    try {
      return ActorSystem.create(WorkerActor.create(new WorkerActor.Config(settings.program(), name, threads, runner,
          pool, coordinator, settings.log()), end), Settings.SYSTEM, settings.setup(Settings.WORKER,
              coordinator.getHostString() + ":" + coordinator.getPort()));
    } catch (RemoteTransportException fault) {
      throw settings.cannotListen(fault);
    }
  }

  private synchronized void begin(ActorSystem<WorkerActor.Event> engine, CompletableFuture<WorkerActor.Ended> end) {
    system = Optional.of(engine);
    ended = end;
    if (stopped.isDone()) {
      engine.tell(new WorkerActor.Stop());
    }
  }

  synchronized Optional<ActorSystem<WorkerActor.Event>> system() {
    return system;
  }

  @Override
  public void stop() {
    CompletableFuture<WorkerActor.Ended> end;
    synchronized (this) {
      stopped.complete(null);
      if (system.isEmpty()) {
        return;
      }
      system.get().tell(new WorkerActor.Stop());
      end = ended.copy();
    }
    end.completeOnTimeout(new WorkerActor.Ended(false, ""), FAREWELL, TimeUnit.SECONDS).join();
  }
}
