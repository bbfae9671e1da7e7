package zugwerk.cluster.pekko;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.remote.RemoteTransportException;
import zugwerk.cluster.Ledger;
import zugwerk.cluster.Memory;
import zugwerk.cluster.Task;
import zugwerk.cluster.TaskResult;
import zugwerk.cluster.Workers;
import zugwerk.cluster.Workforce;

/** Hands out work. Workers may come and go at any time; without any, tasks wait. */
final class Coordinator implements Workforce {

  /** How long a piece may be out while workers are idle before it is split or sent again, in nanoseconds. */
  private static final long PATIENCE = 500_000_000;

  /** In seconds. */
  private static final long END = 10;

  private final ActorSystem<CoordinatorActor.Event> system;
  private final Map<Long, CompletableFuture<TaskResult>> pending = new ConcurrentHashMap<>();
  private final AtomicLong numbers = new AtomicLong();
  private volatile boolean ended;

  private Coordinator(ActorSystem<CoordinatorActor.Event> system) {
    this.system = system;
    system.getWhenTerminated().thenRun(() -> {
      ended = true;
      pending.values().forEach(answer -> answer.cancel(false));
    });
  }

  /**
   * Starts to listen.
   *
   * @param memory earlier answers, called from one thread at a time
   * @throws zugwerk.work.InputException in one sentence, if it cannot listen there
   */
  static Coordinator start(Settings settings, Memory memory) {
    return start(settings, memory, _ -> {});
  }

  /**
   * @param listener gets the number of workers whenever it changes
   */
  static Coordinator start(Settings settings, Memory memory, Consumer<Workers> listener) {
    String address = settings.host() + ":" + settings.port();
    try {
      return new Coordinator(ActorSystem.create(CoordinatorActor.create(settings.program(),
          new Ledger(memory, PATIENCE), settings.log(), listener), Settings.SYSTEM,
          settings.setup(Settings.COORDINATOR, address)));
    } catch (RemoteTransportException fault) {
      throw settings.cannotListen(fault);
    }
  }

  int port() {
    return Adapter.toClassic(system).provider().getDefaultAddress().getPort().orElseThrow();
  }

  @Override
  public TaskResult run(Task task, boolean cutAtOnce, BooleanSupplier stops) {
    CompletableFuture<TaskResult> answer = new CompletableFuture<>();
    long number = numbers.incrementAndGet();
    pending.put(number, answer);
    try {
      system.tell(new CoordinatorActor.Submit(task, cutAtOnce, new CoordinatorActor.Call(answer, stops)));
      if (ended) {
        answer.cancel(false);
      }
      return answer.join();
    } catch (CompletionException fault) {
      throw fault.getCause() instanceof RuntimeException known ? known : fault;
    } finally {
      pending.remove(number);
    }
  }

  @Override
  public void close() {
    system.tell(new CoordinatorActor.Stop());
    Settings.await(system.getWhenTerminated(), END);
  }
}
