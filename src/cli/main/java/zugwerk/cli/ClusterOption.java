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
import zugwerk.work.InputException;

final class ClusterOption {

  @Option(names = "--cluster", paramLabel = "HOST:PORT",
      description = "Let the workers that connect to this address do the work. Needs --keys.")
  private @Nullable String place;

  @Option(names = "--keys", paramLabel = "FOLDER", description = "Folder created by zugwerk keys.")
  private @Nullable Path keys;

  @Option(names = "--journal", paramLabel = "FILE",
      description = "Store the results of workers in FILE. The same command resumes from it after an interruption.")
  private @Nullable Path journal;

  boolean isGiven() {
    if (place == null && (keys != null || journal != null)) {
      throw new InputException("--keys and --journal belong to --cluster");
    }
    if (place != null && keys == null) {
      throw new InputException("--cluster needs --keys; zugwerk keys makes such a folder");
    }
    return place != null;
  }

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
      if (kept.altered() > 0) {
        log.accept(journal + ": " + kept.altered() + (kept.altered() == 1 ? " answer is" : " answers are")
            + " ignored, because the checksum is wrong");
      }
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
