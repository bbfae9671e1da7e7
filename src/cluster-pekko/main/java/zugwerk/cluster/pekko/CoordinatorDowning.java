package zugwerk.cluster.pekko;

import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Props;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.DowningProvider;
import scala.Option;
import scala.concurrent.duration.FiniteDuration;

/**
 * Has the coordinator alone decide who no longer belongs to the cluster. There is only one, and without it there is no
 * work, so the cluster is wherever it is. A worker gives up nobody, neither others nor the coordinator: it begins a
 * session of its own anew. The engine's own resolver may end both of two machines that miss each other.
 */
public final class CoordinatorDowning extends DowningProvider {

  private final ActorSystem system;

  /**
   * @param system the machine that asks
   */
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
