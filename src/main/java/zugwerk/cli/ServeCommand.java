package zugwerk.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zugwerk.cli.rpc.RpcServer;
import zugwerk.problem.JsonText;
import zugwerk.solve.SolveOptions;
import zugwerk.work.FileText;
import zugwerk.work.ParallelLoop;

/** {@code serve}: answers the requests of another program. */
@Command(name = "serve", mixinStandardHelpOptions = true, description = {
    "Answers requests of another program on standard input, in JSON-RPC 2.0, one message a line.",
    "The methods solve, check, moves, play, diagram and convert have the options of these commands as parameters, and"
        + " may do what they do: also read and write files. cancel takes a request back; rpc.discover tells all"
        + " methods, parameters and results as an OpenRPC document."
})
final class ServeCommand implements Callable<Integer> {

  private static final String DOCUMENT = "openrpc.json";
  private static final int MEBIBYTE = 1 << 20;

  /** With less memory, in MiB, the solver would do the same work again and again. */
  private static final int LEAST_MEGABYTES = 64;

  @Spec
  private CommandSpec spec;

  @Option(names = "--stdio", required = true, description = "uses standard input and output, the only way there is")
  private boolean stdio;

  @Option(names = "--threads", paramLabel = "N",
      description = "how many requests to work on at the same time; one for each processor if not given")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--message-limit", paramLabel = "MIB", defaultValue = "16",
      description = "how long a message may be; ${DEFAULT-VALUE} MiB if not given")
  private int megabytes;

  @Override
  public Integer call() {
    ParallelLoop.checkThreads(threads);
    if (megabytes < 1 || megabytes > 1024) {
      throw new IllegalArgumentException("--message-limit must be from 1 to 1024, not " + megabytes);
    }
    PrintStream usual = System.out;
    // Standard output is for answers; what a library has to say goes where messages go.
    System.setOut(System.err);
    try {
      PrintWriter out = spec.commandLine().getOut();
      RpcServer server = new RpcServer(methods(), threads, megabytes * MEBIBYTE, line -> {
        out.print(line + "\n");
        out.flush();
      });
      server.read(Call.present().input());
      // What was asked is answered still, as long as somebody may read it.
      ProcessHandle.current().parent().ifPresent(parent -> parent.onExit().thenRun(server::stop));
      server.finish();
      return ExitCode.DONE.code();
    } catch (IOException fault) {
      throw new UncheckedIOException("cannot read standard input: " + fault.getMessage(), fault);
    } finally {
      System.setOut(usual);
    }
  }

  private Map<String, RpcServer.Method> methods() {
    Map<String, RpcServer.Method> methods = new LinkedHashMap<>();
    ServedCommand.all().forEach(command -> methods.put(command.name(), command));
    // Several searches share the memory that one may have.
    int share = Math.max(LEAST_MEGABYTES, SolveOptions.DEFAULT.limits().tableMegabytes() / threads);
    RpcServer.Method solve = Objects.requireNonNull(methods.get("solve"));
    methods.put("solve", (parameters, monitor) -> {
      Map<String, Object> all = JsonText.object("memory", share);
      all.putAll(parameters);
      return solve.call(all, monitor);
    });
    methods.put("rpc.discover", (_, _) -> JsonText.read(document()));
    return methods;
  }

  /** The description of all methods. */
  static String document() {
    try (InputStream in = Objects.requireNonNull(ServeCommand.class.getResourceAsStream(DOCUMENT), DOCUMENT)) {
      return FileText.utf8(in.readAllBytes());
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
