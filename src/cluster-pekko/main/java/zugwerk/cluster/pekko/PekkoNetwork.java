package zugwerk.cluster.pekko;

import java.net.InetSocketAddress;
import java.util.function.Consumer;
import zugwerk.cluster.ClusterNetwork;
import zugwerk.cluster.HostPort;
import zugwerk.cluster.Memory;
import zugwerk.cluster.TaskRunner;
import zugwerk.cluster.Workers;
import zugwerk.cluster.Workforce;

public final class PekkoNetwork implements ClusterNetwork {

  @Override
  public String program() {
    return Settings.PROGRAM;
  }

  @Override
  public Workforce coordinate(Machine machine, Memory memory, Consumer<Workers> listener) {
    return Coordinator.start(Settings.usual(machine), memory, listener);
  }

  @Override
  public Worker worker(Machine machine, HostPort coordinator, String name, int threads, TaskRunner runner) {
    return new WorkerNode(Settings.usual(machine),
        InetSocketAddress.createUnresolved(coordinator.host(), coordinator.port()), name, threads, runner);
  }
}
