package zugwerk.cluster.pekko;

import java.time.Duration;
import org.apache.pekko.actor.AbstractActorWithTimers;
import org.apache.pekko.actor.Address;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.Member;

/**
 * Removes workers: one that was unreachable for a configured time, or whose machine refuses connections, for example
 * because the program was killed.
 */
final class DowningActor extends AbstractActorWithTimers {

  /** Checks in a row until a worker counts as lost; with the delay before the first one, this is the full timeout. */
  private static final int CHECKS = 17;

  private enum Tick {
    TICK
  }

  private record Probed(Address worker, boolean refused) {}

  private final Cluster cluster = Cluster.get(getContext().getSystem());
  private final MissingMachines<Address> missed = new MissingMachines<>(CHECKS);

  @Override
  public void preStart() {
    cluster.subscribe(getSelf(), ClusterEvent.initialStateAsEvents(), ClusterEvent.ReachabilityEvent.class,
        ClusterEvent.MemberRemoved.class);
    Duration interval = Settings.checkInterval(getContext().getSystem());
    getTimers().startTimerWithFixedDelay(Tick.TICK, Tick.TICK, interval);
  }

  @Override
  public void postStop() {
    cluster.unsubscribe(getSelf());
  }

  @Override
  public Receive createReceive() {
    return receiveBuilder().match(ClusterEvent.UnreachableMember.class, event -> miss(event.member()))
        .match(ClusterEvent.ReachableMember.class, event -> missed.forget(event.member().address()))
        .match(ClusterEvent.MemberRemoved.class, event -> missed.forget(event.member().address()))
        .match(Probed.class, event -> missed.tried(event.worker, event.refused))
        .match(Tick.class, _ -> check()).build();
  }

  private void miss(Member member) {
    if (!member.address().equals(cluster.selfAddress())) {
      missed.miss(member.address());
    }
  }

  private void check() {
    missed.check().forEach(cluster::down);
    missed.all().forEach(worker -> Probe.start(worker.getHost().orElseThrow(), worker.getPort().orElseThrow(),
        refused -> getSelf().tell(new Probed(worker, refused), getSelf())));
  }
}
