package zugwerk.cluster.pekko;

import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Props;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.DowningProvider;
import scala.Option;
import scala.concurrent.duration.FiniteDuration;

/**
 * Only the coordinator removes machines from the cluster. There is only one, and without it there is no work. Workers
 * never declare a peer dead: a worker that loses the coordinator starts a new session. Pekko's own resolver could stop
 * both of two machines that lose each other.
 */
public final class CoordinatorDowning extends DowningProvider {

  private final ActorSystem system;

  public CoordinatorDowning(ActorSystem system) {
    this.system = system;
  }

  @Override
  public FiniteDuration downRemovalMargin() {
    return new FiniteDuration(0, TimeUnit.SECONDS);
  }

  @Override
  public Option<Props> downingActorProps() {
    return Cluster.get(system).getSelfRoles().contains(Settings.COORDINATOR)
        ? Option.apply(Props.create(DowningActor.class, DowningActor::new)) : Option.empty();
  }
}
