package zugwerk.cluster.pekko;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.remote.RemoteTransportException;
import zugwerk.cluster.ClusterNetwork;
import zugwerk.cluster.KeyFolder;
import zugwerk.work.InputException;

/**
 * The settings of a machine in a cluster.
 *
 * @param program the program with its version; other versions are rejected
 * @param host the name or address of this machine for others
 * @param port where it listens; 0 for any free port
 * @param patience how long a worker may be silent before the coordinator removes it. A worker waits twice as long for
 *     the coordinator
 * @param log gets a sentence for each event, from any thread
 */
record Settings(String program, String host, int port, KeyFolder keys, Duration patience, Consumer<String> log) {

  static final String PROGRAM = version();

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** The same on every machine, by which they recognise each other. */
  static final String SYSTEM = "zugwerk";
  static final String COORDINATOR = "coordinator";
  static final String WORKER = "worker";

  static final int FRAME = 1 << 20;

  /** With fewer messages in flight Pekko stops; with many, a worker would hold back work that others could do. */
  private static final int WINDOW = 3;

  private static final int CHECKS = 20;
  private static final String CHECK = "zugwerk.check-interval";

  /** More machines than there are: the coordinator alone watches all others. */
  private static final int ALL = 10_000;
  private static final String NEVER = "10000 d";

  private static final String FIXED = """
      pekko {
        use-slf4j = off
        loggers = ["zugwerk.cluster.pekko.LogActor"]
        loglevel = WARNING
        stdout-loglevel = OFF
        log-dead-letters = off
        log-dead-letters-during-shutdown = off
        actor {
          provider = cluster
          allow-java-serialization = off
          serializers.zugwerk = "zugwerk.cluster.pekko.EnvelopeSerializer"
          serialization-bindings { "zugwerk.cluster.pekko.Envelope" = zugwerk }
        }
        remote {
          deployment { enable-allow-list = on, allowed-actor-classes = [] }
          artery {
            transport = tls-tcp
            ssl.ssl-engine-provider = "zugwerk.cluster.pekko.TlsEngines"
            ssl.config-ssl-engine { require-mutual-authentication = on, hostname-verification = on }
            # By default machines that cannot be reached may end the whole engine.
            advanced {
              buffer-pool-size = 32
              tcp.connection-timeout = 10 seconds
              inbound-max-restarts = 1000
              outbound-max-restarts = 1000
            }
          }
        }
        cluster {
          downing-provider-class = "zugwerk.cluster.pekko.CoordinatorDowning"
          down-removal-margin = 0 s
          run-coordinated-shutdown-when-down = off
          gossip-time-to-live = 10 s
          allow-weakly-up-members = 2 s
          jmx.enabled = off
          log-info = off
          retry-unsuccessful-join-after = 2 seconds
          seed-node-timeout = 2 seconds
        }
        coordinated-shutdown {
          exit-jvm = off
          run-by-actor-system-terminate = off
          run-by-jvm-shutdown-hook = off
        }
        jvm-shutdown-hooks = off
        reliable-delivery {
          consumer-controller.resend-interval-max = 5 seconds
          # As many as may come back at once when machines die.
          work-pulling.producer-controller.buffer-size = 100000
        }
      }
      """;

  private static String version() {
    String version = Settings.class.getPackage().getImplementationVersion();
    return "Zugwerk " + (version == null ? "(not packaged)" : version);
  }

  static Settings usual(ClusterNetwork.Machine machine) {
    return new Settings(PROGRAM, machine.here().host(), machine.here().port(), machine.keys(), PATIENCE, machine.log());
  }

  static Duration checkInterval(ActorSystem system) {
    return system.settings().config().getDuration(CHECK);
  }

  ActorSystemSetup setup(String role, String coordinator) {
    Map<String, Object> values = new HashMap<>();
    values.put("pekko.cluster.roles", List.of(role));
    values.put("pekko.cluster.seed-nodes", List.of("pekko://" + SYSTEM + "@" + coordinator));
    // Whoever misses another machine keeps the engine from letting others in and out, so workers never do.
    boolean watches = role.equals(COORDINATOR);
    String detector = "pekko.cluster.failure-detector.";
    values.put(detector + "acceptable-heartbeat-pause", watches ? patience.dividedBy(6).toMillis() + " ms" : NEVER);
    values.put(detector + "monitored-by-nr-of-members", watches ? ALL : 1);
    values.put(CHECK, patience.dividedBy(CHECKS).toMillis() + " ms");
    values.put("pekko.remote.artery.canonical.hostname", host);
    values.put("pekko.remote.artery.canonical.port", port);
    values.put("pekko.remote.artery.advanced.maximum-frame-size", FRAME + " B");
    values.put("pekko.reliable-delivery.consumer-controller.flow-control-window", WINDOW);
    String ssl = "pekko.remote.artery.ssl.config-ssl-engine.";
    values.put(ssl + "key-store", keys.own().toString());
    values.put(ssl + "trust-store", keys.trusted().toString());
    for (String store : List.of("key-store-password", "key-password", "trust-store-password")) {
      values.put(ssl + store, keys.password());
    }
    Config config = ConfigFactory.parseMap(values).withFallback(ConfigFactory.parseString(FIXED))
        .withFallback(ConfigFactory.defaultReference()).resolve();
    return ActorSystemSetup.create(BootstrapSetup.create(config), new LogActor.LogSetup(log));
  }

  InputException cannotListen(RemoteTransportException fault) {
    Throwable cause = fault.getCause() == null ? fault : fault.getCause();
    return new InputException("cannot listen at {0}:{1} ({2})", host, port, cause);
  }

  static void await(CompletionStage<?> end, long seconds) {
    try {
      end.toCompletableFuture().get(seconds, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException _) {
      // It ends with the program.
    }
  }
}
