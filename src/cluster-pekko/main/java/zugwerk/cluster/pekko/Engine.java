package zugwerk.cluster.pekko;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.remote.RemoteTransportException;
import zugwerk.work.Reason;

/** What coordinator and worker have in common. */
final class Engine {

  private Engine() {}

  /** Waits until a system has ended, or some seconds are over. */
  static void await(ActorSystem<?> system, long seconds) {
    try {
      system.getWhenTerminated().toCompletableFuture().get(seconds, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException _) {
      // It ends with the program.
    }
  }

  /** Tells in one sentence why a machine cannot be reached where it should be. */
  static IllegalArgumentException cannotListen(Settings settings, RemoteTransportException fault) {
    Throwable cause = fault.getCause() == null ? fault : fault.getCause();
    return new IllegalArgumentException("cannot listen at " + settings.host() + ":" + settings.port() + " ("
        + Reason.of(cause) + ")", fault);
  }
}
