package zugwerk.cluster.pekko;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.setup.Setup;
import org.apache.pekko.event.Logging;
import zugwerk.work.Reason;

/**
 * Reports Pekko's errors, each once. Its other messages are redundant: the program reports itself who has joined, left
 * or was rejected.
 */
public final class LogActor extends AbstractActor {

  static final class LogSetup extends Setup {
    private final Consumer<String> log;
    private final Set<String> reported = ConcurrentHashMap.newKeySet();

    LogSetup(Consumer<String> log) {
      this.log = log;
    }

    /** Reports a sentence once, since Pekko retries forever. */
    void report(String sentence) {
      if (reported.add(sentence)) {
        log.accept(sentence);
      }
    }
  }

  @Override
  public Receive createReceive() {
    LogSetup setup = getContext().getSystem().settings().setup().get(LogSetup.class).get();
    return receiveBuilder()
        .match(Logging.InitializeLogger.class, _ -> getSender().tell(Logging.loggerInitialized(), getSelf()))
        .match(Logging.Error.class, event -> setup.report("cluster engine: "
            + Reason.of(new IllegalStateException(String.valueOf(event.message())))))
        .matchAny(_ -> {})
        .build();
  }
}
