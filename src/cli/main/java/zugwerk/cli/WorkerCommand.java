package zugwerk.cli;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.cluster.ClusterNetwork;
import zugwerk.cluster.HostPort;
import zugwerk.cluster.KeyFolder;
import zugwerk.cluster.TaskRunner;
import zugwerk.solve.SolveOptions;
import zugwerk.work.InputException;
import zugwerk.work.ParallelLoop;

@Command(name = "worker", description = {
    "Solves and searches for a command that runs with --cluster on this or another machine.",
    "Waits until there is such a command, and after its end for the next. Reads and writes no file but the keys and the"
        + " user's endgame tables."})
final class WorkerCommand extends ProgramCommand {

  private static final int MEBIBYTE = 1 << 20;

  @Option(names = "--join", paramLabel = "HOST:PORT", required = true,
      description = "Address of the command, exactly as in its --cluster.")
  private String coordinator;

  @Option(names = "--keys", paramLabel = "FOLDER", required = true,
      description = "Folder created by zugwerk keys.")
  private Path keys;

  @Option(names = "--listen", paramLabel = "HOST:PORT",
      description = "Address of this machine for others. Default: its address towards the command, and any free port.")
  private @Nullable String listen;

  @Option(names = "--threads", paramLabel = "N",
      description = "Pieces of work to do in parallel. Default: one for each processor.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--memory", paramLabel = "MIB",
      description = "Memory limit of each piece in MiB, as in solve. Default: a share of half of Java's memory.")
  private @Nullable Integer megabytes;

  @Mixin
  private PieceTimeLimit limit;

  @Option(names = "--once", description = "Exit with the first command instead of waiting for the next.")
  private boolean once;

  static final class PieceTimeLimit {

    @Option(names = "--time-limit", paramLabel = "S", description = "Stop a piece of work after S seconds.")
    private @Nullable Double seconds;
  }

  @Override
  public Integer call() {
    ParallelLoop.checkThreads(threads);
    HostPort there = HostPort.parse("--join", coordinator);
    HostPort here = listen == null ? towards(there) : HostPort.parse("--listen", listen);
    int memory = megabytes != null ? Math.max(1, megabytes)
        : SolveOptions.Limits.share(Runtime.getRuntime().maxMemory() / MEBIBYTE / 2, threads);
    TaskRunner runner = new TaskRunner(memory, TimeLimit.of("--time-limit", limit.seconds));
    ClusterNetwork.Machine machine = new ClusterNetwork.Machine(here, KeyFolder.read(keys), this::message);
    ClusterNetwork.Worker node = ClusterNetwork.installed().worker(machine, there,
        here.host() + " (process " + ProcessHandle.current().pid() + ")", threads, runner);
    machine.log().accept("waiting for a command at " + there);
    Runtime.getRuntime().addShutdownHook(new Thread(node::stop, "interrupt"));
    String refused = node.run(once);
    return (refused.isEmpty() ? ExitCode.DONE : ExitCode.BAD_INPUT).code();
  }

  /** The local address towards another machine. */
  private static HostPort towards(HostPort other) {
    try (DatagramSocket socket = new DatagramSocket()) {
      // Nothing is sent: the system only returns the route.
      socket.connect(new InetSocketAddress(InetAddress.getByName(other.host()), Math.max(1, other.port())));
      return new HostPort(socket.getLocalAddress().getHostAddress(), 0);
    } catch (IOException fault) {
      throw new InputException(
          "--join {0}: there is no way to that machine ({1}); set the address of this machine with --listen",
          other, fault);
    }
  }
}
