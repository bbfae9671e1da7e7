package zugwerk.cluster.pekko;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.setup.Setup;
import org.apache.pekko.event.Logging;
import zugwerk.work.Reason;

/**
 * Tells what goes wrong in the engine itself, each fault once. Of what it says otherwise those who run a cluster learn
 * from others: who has joined, who is gone, who was turned away.
 */
public final class LogActor extends AbstractActor {

  static final class LogSetup extends Setup {
    private final Consumer<String> log;
    private final Set<String> told = ConcurrentHashMap.newKeySet();

    LogSetup(Consumer<String> log) {
      this.log = log;
    }

    /** Reports a sentence once, since Pekko retries forever. */
    void tell(String sentence) {
      if (told.add(sentence)) {
        log.accept(sentence);
      }
    }
  }

  @Override
  public Receive createReceive() {
    LogSetup setup = getContext().getSystem().settings().setup().get(LogSetup.class).get();
    return receiveBuilder()
        .match(Logging.InitializeLogger.class, _ -> getSender().tell(Logging.loggerInitialized(), getSelf()))
        .match(Logging.Error.class, event -> setup.tell("the engine of the cluster says: "
            + Reason.of(new IllegalStateException(String.valueOf(event.message())))))
        .matchAny(_ -> {})
        .build();
  }
}
