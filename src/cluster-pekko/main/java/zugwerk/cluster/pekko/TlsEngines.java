package zugwerk.cluster.pekko;

import java.util.function.Consumer;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLException;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.remote.artery.tcp.ConfigSSLEngineProvider;
import zugwerk.work.Reason;

/** TLS as the settings want it, with a line in the log for each reason why a connection was refused. */
public final class TlsEngines extends ConfigSSLEngineProvider {

  private final Consumer<SSLException> listener;

  /**
   * @param system has the log in its setup
   */
  public TlsEngines(ActorSystem system) {
    super(system);
    LogActor.LogSetup log = system.settings().setup().get(LogActor.LogSetup.class).get();
    listener =
        fault -> log.tell("a connection to another machine was refused, as one of the two is not of this cluster: "
            + Reason.of(fault));
  }

  @Override
  public SSLEngine createServerSSLEngine(String hostname, int port) {
    return new ToldEngine(super.createServerSSLEngine(hostname, port), listener);
  }

  @Override
  public SSLEngine createClientSSLEngine(String hostname, int port) {
    return new ToldEngine(super.createClientSSLEngine(hostname, port), listener);
  }
}
