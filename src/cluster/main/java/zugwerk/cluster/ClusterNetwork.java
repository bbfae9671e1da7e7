package zugwerk.cluster;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import zugwerk.work.InputException;

/** The connection between the machines of a cluster, provided by an optional module. */
public interface ClusterNetwork {

  /**
   * A machine of a cluster.
   *
   * @param here the name or the address under which others reach it, and its port; 0 for any free port
   * @param keys prove to others that it belongs to the cluster
   * @param log receives a sentence about each event, from any thread
   */
  record Machine(HostPort here, KeyFolder keys, Consumer<String> log) {}

  /** A machine that works for the present coordinator, and waits for the next one when that has ended. */
  interface Worker {

    /**
     * Works until it is stopped or refused.
     *
     * @param once whether to end with the first coordinator that ends instead of waiting for the next
     * @return why it was refused; empty if it was not
     * @throws InputException in one sentence, if it cannot listen at its address
     */
    String run(boolean once);

    /** Stops the work, from any thread, and waits a little for the coordinator to confirm. */
    void stop();
  }

  /**
   * The installed network.
   *
   * @throws InputException in one sentence, if there is none
   */
  static ClusterNetwork installed() {
    return ServiceLoader.load(ClusterNetwork.class).findFirst().orElseThrow(() -> new InputException(
        "This installation cannot use a cluster. Download the network, zugwerk-cluster-{0}.zip, from the page of this"
            + " release, and unpack it into {1}.",
        Optional.ofNullable(ClusterNetwork.class.getPackage().getImplementationVersion()).orElse("VERSION"), place()));
  }

  /** The folder of zugwerk.jar, which has the libraries in its folder lib. */
  private static String place() {
    try {
      Path library = Path.of(ClusterNetwork.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path folder = library.resolveSibling("..").normalize();
      return folder.resolve("lib").equals(library.getParent()) ? folder.toString() : "the folder of zugwerk.jar";
    } catch (URISyntaxException fault) {
      throw new IllegalStateException(fault);
    }
  }

  /** The program with its version. Machines of other programs or versions are refused. */
  String program();

  /**
   * Starts to listen as the machine that hands out tasks.
   *
   * @param memory earlier answers; used by one thread at a time
   * @param listener receives the workers whenever they change
   * @throws InputException in one sentence, if it cannot listen at its address
   */
  Workforce coordinate(Machine machine, Memory memory, Consumer<Workers> listener);

  /**
   * Creates a worker, which does not start by itself.
   *
   * @param coordinator the address at which the coordinator listens, exactly as the coordinator writes it
   * @param name how the coordinator names this worker in its log
   * @param threads tasks in parallel, from 1
   */
  Worker worker(Machine machine, HostPort coordinator, String name, int threads, TaskRunner runner);
}
