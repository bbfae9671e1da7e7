package zugwerk.cli;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import zugwerk.work.Reason;

/** The program with all its commands. */
@Command(
    name = "zugwerk",
    description = "Composes and solves chess problems in games whose rules have a memory."
        + " Without a command, opens the studio.",
    mixinStandardHelpOptions = true,
    versionProvider = CommandLineInterface.Version.class,
    subcommands = {
        PerftCommand.class, MovesCommand.class, PlayCommand.class, SolveCommand.class, EndgameCommand.class,
        CheckCommand.class, ConvertCommand.class, DiagramCommand.class, MinimalCommand.class, MendCommand.class,
        TwinsCommand.class, GenerateCommand.class, BatchCommand.class
    })
public final class CommandLineInterface implements Runnable {

  /** Exit code of bad input. */
  static final int BAD_INPUT = 2;

  @CommandLine.Spec
  private CommandLine.Model.CommandSpec spec;

  /** The version of the jar. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = CommandLineInterface.class.getPackage().getImplementationVersion();
      return new String[] {"Zugwerk " + (version == null ? "(not packaged)" : version)};
    }
  }

  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "a command is missing");
  }

  /** Executes one call and returns its exit code. */
  public static int execute(PrintWriter out, PrintWriter err, String... arguments) {
    CommandLine line = new CommandLine(new CommandLineInterface());
    line.setOut(out).setErr(err);
    line.setParameterExceptionHandler((fault, _) -> refuse(err, Reason.of(fault)));
    line.setExecutionExceptionHandler((fault, _, _) -> {
      if (fault instanceof IllegalArgumentException || fault instanceof UncheckedIOException) {
        return refuse(err, Reason.of(fault));
      }
      throw fault;
    });
    int code = line.execute(arguments);
    out.flush();
    err.flush();
    return code;
  }

  /** Executes one call on standard output and standard error, and returns its exit code. */
  public static int execute(String... arguments) {
    return execute(new PrintWriter(System.out, false, System.out.charset()),
        new PrintWriter(System.err, true, System.err.charset()), arguments);
  }

  /**
   * The limit that {@code --time-limit} gives.
   *
   * @throws IllegalArgumentException if it is not above 0, or absurdly long
   */
  static Duration timeLimit(double seconds) {
    if (!(seconds > 0 && seconds < 1e9)) {
      throw new IllegalArgumentException("--time-limit must be a number of seconds above 0, not " + seconds);
    }
    return Duration.ofNanos(Math.max(1, (long) (seconds * 1e9)));
  }

  private static int refuse(PrintWriter err, String why) {
    err.println("zugwerk: " + why.replaceAll("\\s*\\R\\s*", " "));
    err.flush();
    return BAD_INPUT;
  }
}
