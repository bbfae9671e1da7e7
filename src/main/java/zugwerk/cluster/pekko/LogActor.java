package zugwerk.cluster.pekko;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import javax.net.ssl.SSLException;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.setup.Setup;
import org.apache.pekko.event.Logging;
import org.jspecify.annotations.Nullable;
import zugwerk.work.Reason;

/**
 * Tells in the program's words what the engine has to say: who was turned away before a message of its could be read,
 * and why. What the engine says otherwise is of no use to those who run a cluster.
 */
public final class LogActor extends AbstractActor {

  /** What a machine does with its log. */
  static final class LogSetup extends Setup {
    private final Consumer<String> log;
    private final Set<String> told = ConcurrentHashMap.newKeySet();

    LogSetup(Consumer<String> log) {
      this.log = log;
    }

    /** Each sentence once, since the engine tries again and again. */
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
        .match(Logging.Error.class, event -> sentence(event, Optional.of(event.cause())).ifPresent(setup::tell))
        .match(Logging.Warning.class, event -> sentence(event, cause(event)).ifPresent(setup::tell))
        .matchAny(_ -> {})
        .build();
  }

  private static Optional<Throwable> cause(Logging.Warning event) {
    return event instanceof Logging.LogEventWithCause with ? Optional.ofNullable(with.cause()) : Optional.empty();
  }

  private static Optional<String> sentence(Logging.LogEvent event, Optional<Throwable> cause) {
    if (Boolean.getBoolean("zugwerk.cluster.debug")) {
      return Optional.of("[debug] " + event.logSource() + " " + event.message() + " " + cause);
    }
    return cause.flatMap(LogActor::ssl).map(fault -> "a machine was turned away or turned this one away: "
        + Reason.of(fault));
  }

  private static Optional<Throwable> ssl(@Nullable Throwable fault) {
    for (@Nullable Throwable one = fault; one != null; one = one.getCause()) {
      if (one instanceof SSLException) {
        return Optional.of(one);
      }
    }
    return Optional.empty();
  }
}
