package zugwerk.cluster.pekko;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.remote.RemoteTransportException;
import zugwerk.work.Reason;

final class Engine {

  private Engine() {}

  static void await(ActorSystem<?> system, long seconds) {
    try {
      system.getWhenTerminated().toCompletableFuture().get(seconds, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException _) {
      // It ends with the program.
    }
  }

  static IllegalArgumentException cannotListen(Settings settings, RemoteTransportException fault) {
    Throwable cause = fault.getCause() == null ? fault : fault.getCause();
    return new IllegalArgumentException("cannot listen at " + settings.host() + ":" + settings.port() + " ("
        + Reason.of(cause) + ")", fault);
  }
}
