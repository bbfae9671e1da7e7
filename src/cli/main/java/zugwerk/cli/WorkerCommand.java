package zugwerk.cli;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zugwerk.cluster.HostPort;
import zugwerk.cluster.KeyFolder;
import zugwerk.cluster.TaskRunner;
import zugwerk.cluster.pekko.Settings;
import zugwerk.cluster.pekko.WorkerNode;
import zugwerk.solve.SolveOptions;
import zugwerk.work.ParallelLoop;
import zugwerk.work.Reason;

@Command(name = "worker", mixinStandardHelpOptions = true, description = {
    "Does work for a command that was called with --cluster on this or another machine: solving, searching, counting.",
    "Waits until there is such a command, and after its end for the next. Reads and writes no file but the keys and the"
        + " user's endgame tables."})
final class WorkerCommand implements Callable<Integer> {

  private static final int MEBIBYTE = 1 << 20;

  @Spec
  private CommandSpec spec;

  @Option(names = "--join", paramLabel = "HOST:PORT", required = true,
      description = "where the command is called, in the words of its --cluster")
  private String coordinator;

  @Option(names = "--keys", paramLabel = "FOLDER", required = true,
      description = "the folder that zugwerk keys has made")
  private Path keys;

  @Option(names = "--listen", paramLabel = "HOST:PORT",
      description = "where others reach this machine; if not given, the address that it has towards the other, and any"
          + " free port")
  private @Nullable String listen;

  @Option(names = "--threads", paramLabel = "N",
      description = "how many pieces of work to do at the same time; one for each processor if not given")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--memory", paramLabel = "MIB",
      description = "memory limit of each piece, as in solve; if not given, a share of half of what Java may take")
  private @Nullable Integer megabytes;

  @Mixin
  private PieceTimeLimit limit;

  @Option(names = "--once", description = "ends with the first command instead of waiting for the next")
  private boolean once;

  static final class PieceTimeLimit {

    @Option(names = "--time-limit", paramLabel = "S", description = "gives up on a piece of work after S seconds")
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
    Settings settings = Settings.usual(here, KeyFolder.read(keys), CommandLineInterface.warnings(spec));
    settings.log().accept("waiting for a command at " + there);
    WorkerNode node = new WorkerNode(settings,
        InetSocketAddress.createUnresolved(there.host(), there.port()), here.host() + " (process "
            + ProcessHandle.current().pid() + ")",
        threads, runner);
    Runtime.getRuntime().addShutdownHook(new Thread(node::stop, "interrupt"));
    String refused = node.run(once);
    return (refused.isEmpty() ? ExitCode.DONE : ExitCode.BAD_INPUT).code();
  }

  /** The local address towards another machine. */
  private static HostPort towards(HostPort other) {
    try (DatagramSocket socket = new DatagramSocket()) {
      // Nothing is sent: the system only says which way it would go.
      socket.connect(new InetSocketAddress(InetAddress.getByName(other.host()), Math.max(1, other.port())));
      return new HostPort(socket.getLocalAddress().getHostAddress(), 0);
    } catch (IOException fault) {
      throw new IllegalArgumentException("--join " + other + ": there is no way to that machine (" + Reason.of(fault)
          + "); --listen says where others reach this one", fault);
    }
  }
}
