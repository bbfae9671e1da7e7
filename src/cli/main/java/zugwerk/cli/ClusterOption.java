package zugwerk.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import zugwerk.cluster.ClusterNetwork;
import zugwerk.cluster.ClusterSolver;
import zugwerk.cluster.HostPort;
import zugwerk.cluster.Journal;
import zugwerk.cluster.KeyFolder;
import zugwerk.cluster.Memory;
import zugwerk.cluster.Workforce;

/** The options of a command that can have its work done by other machines. */
final class ClusterOption {

  @Option(names = "--cluster", paramLabel = "HOST:PORT",
      description = "has the work done by the workers that join this command there; needs --keys")
  private @Nullable String place;

  @Option(names = "--keys", paramLabel = "FOLDER", description = "the folder that zugwerk keys has made")
  private @Nullable Path keys;

  @Option(names = "--journal", paramLabel = "FILE",
      description = "keeps the answers of workers in FILE; the same command goes on from it if it was stopped")
  private @Nullable Path journal;

  /**
   * Whether a cluster does the work.
   *
   * @throws IllegalArgumentException in one sentence, if the options do not fit together
   */
  boolean isGiven() {
    if (place == null && (keys != null || journal != null)) {
      throw new IllegalArgumentException("--keys and --journal belong to --cluster");
    }
    if (place != null && keys == null) {
      throw new IllegalArgumentException("--cluster needs --keys; zugwerk keys makes such a folder");
    }
    return place != null;
  }

  /**
   * Does something with the help of the cluster.
   *
   * @param cutsAtOnce whether problems take long
   * @throws IllegalArgumentException in one sentence, if this machine cannot listen, or keys or journal cannot be read
   */
  <R> R with(CommandSpec command, boolean cutsAtOnce, Function<ClusterSolver, R> work) {
    HostPort here = HostPort.parse("--cluster", String.valueOf(place));
    Consumer<String> log = CommandLineInterface.warnings(command);
    ClusterNetwork network = ClusterNetwork.installed();
    ClusterNetwork.Machine machine =
        new ClusterNetwork.Machine(here, KeyFolder.read(Optional.ofNullable(keys).orElseThrow()), log);
    if (journal == null) {
      return with(network, machine, Memory.NONE, cutsAtOnce, work);
    }
    try (Journal kept = Journal.open(journal, network.program())) {
      if (kept.size() > 0) {
        log.accept("going on from " + journal + ", which holds " + kept.size()
            + (kept.size() == 1 ? " answer" : " answers"));
      }
      return with(network, machine, kept, cutsAtOnce, work);
    }
  }

  private static <R> R with(ClusterNetwork network, ClusterNetwork.Machine machine, Memory memory, boolean cutsAtOnce,
      Function<ClusterSolver, R> work) {
    machine.log().accept("waiting for workers at " + machine.here());
    try (Workforce workforce = network.coordinate(machine, memory, _ -> {})) {
      return work.apply(new ClusterSolver(workforce, cutsAtOnce));
    }
  }
}
