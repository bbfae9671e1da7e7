package zugwerk.cluster.pekko;

import java.util.function.Consumer;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLException;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.remote.artery.tcp.ConfigSSLEngineProvider;
import zugwerk.work.Reason;

/** TLS by the settings, with a log entry for each reason why a connection was refused. */
public final class TlsEngines extends ConfigSSLEngineProvider {

  private final Consumer<SSLException> listener;

  public TlsEngines(ActorSystem system) {
    super(system);
    LogActor.LogSetup log = system.settings().setup().get(LogActor.LogSetup.class).get();
    listener =
        fault -> log.report("a connection to another machine was refused, as one of the two is not of this cluster: "
            + Reason.of(fault));
  }

  @Override
  public SSLEngine createServerSSLEngine(String hostname, int port) {
    return new ReportingSslEngine(super.createServerSSLEngine(hostname, port), listener);
  }

  @Override
  public SSLEngine createClientSSLEngine(String hostname, int port) {
    return new ReportingSslEngine(super.createClientSSLEngine(hostname, port), listener);
  }
}
