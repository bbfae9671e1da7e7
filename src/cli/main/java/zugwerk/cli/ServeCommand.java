package zugwerk.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import zugwerk.cli.rpc.RpcServer;
import zugwerk.file.JsonText;
import zugwerk.solve.SolveOptions;
import zugwerk.work.InputException;
import zugwerk.work.ParallelLoop;

@Command(name = "serve", description = {
    "Answers JSON-RPC 2.0 requests from standard input, one message a line.",
    "Most commands are methods, which take the options of these commands as parameters, and may also read and write"
        + " files. cancel cancels a request; rpc.discover returns an OpenRPC document with all methods, parameters and"
        + " results."
})
final class ServeCommand extends ProgramCommand {

  private static final int MEBIBYTE = 1 << 20;

  @Option(names = "--stdio", description = "Use standard input and output. Required: there is no other way to serve.")
  private boolean stdio;

  @Option(names = "--threads", paramLabel = "N",
      description = "Requests to process in parallel. Default: one for each processor.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--message-limit", paramLabel = "MIB", defaultValue = "16",
      description = "Maximum size of a message in MiB. Default: ${DEFAULT-VALUE}.")
  private int megabytes;

  @Override
  public Integer call() {
    if (!stdio) {
      throw new InputException("serve needs --stdio");
    }
    ParallelLoop.checkThreads(threads);
    if (megabytes < 1 || megabytes > 1024) {
      throw new InputException("--message-limit must be from 1 to 1024, not {0}", megabytes);
    }
    PrintStream usual = System.out;
    // Standard output is for answers; output of libraries goes to standard error.
    System.setOut(System.err);
    try {
      RpcServer server = new RpcServer(methods(), threads, megabytes * MEBIBYTE, printer(spec));
      server.read(Call.present().input());
      afterParent(server::stop);
      server.finish();
      return ExitCode.DONE.code();
    } catch (IOException fault) {
      throw new UncheckedIOException("cannot read standard input: " + fault.getMessage(), fault);
    } finally {
      System.setOut(usual);
    }
  }

  /**
   * Runs an action when the parent process ends. Requests read before the input ended are answered as long as somebody
   * may read the answers.
   */
  static void afterParent(Runnable end) {
    ProcessHandle.current().parent().ifPresent(parent -> {
      CompletableFuture<Void> _ = parent.onExit().thenRun(end);
    });
  }

  static Consumer<String> printer(CommandSpec command) {
    PrintWriter out = command.commandLine().getOut();
    return line -> {
      out.print(line + "\n");
      out.flush();
    };
  }

  private Map<String, RpcServer.Method> methods() {
    Map<String, RpcServer.Method> methods = new LinkedHashMap<>();
    ServedCommand.all().forEach(command -> methods.put(command.name(), command));
    // Several searches share the memory that one may have.
    int share = SolveOptions.Limits.share(SolveOptions.DEFAULT.limits().megabytes(), threads);
    RpcServer.Method solve = Objects.requireNonNull(methods.get("solve"));
    methods.put("solve", (parameters, monitor) -> {
      Map<String, @Nullable Object> all = JsonText.object("memory", share);
      all.putAll(parameters);
      return solve.call(all, monitor);
    });
    methods.put("rpc.discover", (_, _) -> OpenRpc.document());
    return methods;
  }
}
