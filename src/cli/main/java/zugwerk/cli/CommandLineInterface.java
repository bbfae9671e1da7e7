package zugwerk.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import zugwerk.index.IndexException;
import zugwerk.problem.Bundled;
import zugwerk.solve.ProofTooLargeException;
import zugwerk.work.CannotWriteException;
import zugwerk.work.InputException;
import zugwerk.work.Reason;

@Command(
    name = "zugwerk",
    description = "Composes, solves and publishes chess problems: orthodox, fairy and five games with state."
        + " Without a command, opens the given files in the studio.",
    mixinStandardHelpOptions = true,
    versionProvider = CommandLineInterface.Version.class)
public final class CommandLineInterface implements Runnable {

  /** The exit code of a program error, or of too little memory. */
  public static final int FAULT = ExitCode.FAULT.code();

  private static final String OUT_OF_MEMORY = "out of memory; give Java more with -Xmx, as in java -Xmx4g";

  private static final List<Class<?>> COMMANDS = List.of(
      ConditionsCommand.class, PerftCommand.class, MovesCommand.class, PlayCommand.class, RetroCommand.class,
      SolveCommand.class,
      EndgameCommand.class, AtlasCommand.class, TransferCommand.class, CheckCommand.class, SearchCommand.class,
      IndexCommand.class, AnticipateCommand.class,
      ConvertCommand.class, DiagramCommand.class, SiteCommand.class, MinimalCommand.class, MendCommand.class,
      TwinsCommand.class,
      ImproveCommand.class, GenerateCommand.class, WeightsCommand.class, VerifyCommand.class,
      BatchCommand.class,
      ServeCommand.class, UciCommand.class, KeysCommand.class, WorkerCommand.class, ManualCommand.class,
      CompletionCommand.class);

  private static final String OVERFLOW = "zugwerk: out of memory; give Java more with -Xmx, as in java -Xmx4g\n";

  @CommandLine.Spec
  private CommandSpec spec;

  @Option(names = "--stacktrace", scope = CommandLine.ScopeType.INHERIT,
      description = "On an error, also print the stack trace.")
  private boolean stackTrace;

  @Option(names = "--language", paramLabel = "CODE", completionCandidates = LanguageOption.Codes.class,
      description = "Opens the studio in a language: ${COMPLETION-CANDIDATES}. Default: that of its menu.")
  private @Nullable String language;

  /** Whether an error was printed. A broken output causes another error at each later write. */
  private boolean explained;

  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {version()};
    }
  }

  static String version() {
    String version = CommandLineInterface.class.getPackage().getImplementationVersion();
    return "Zugwerk " + (version == null ? "(not packaged)" : version);
  }

  @Override
  public void run() {
    if (language != null) {
      LanguageOption.of(language);
    }
    throw new CommandLine.ParameterException(spec.commandLine(), "a command is missing");
  }

  /** Executes a command and returns its exit code. On an error, standard error gets one line. */
  public static int execute(PrintWriter out, PrintWriter err, String... arguments) {
    CommandLineInterface program = new CommandLineInterface();
    int code;
    try {
      code = program.commandLine(out, err, arguments).execute(arguments);
      out.flush();
    } catch (RuntimeException | Error fault) {
      code = program.explain(fault, err);
    }
    err.flush();
    return code;
  }

  private CommandLine commandLine(PrintWriter out, PrintWriter err, String... arguments) {
    CommandLine line = List.of(arguments).equals(List.of("--version")) ? new CommandLine(this)
        : with(this, arguments.length == 0 ? "" : arguments[0]);
    line.setOut(out).setErr(err).setExpandAtFiles(false);
    line.registerConverter(Path.class, CommandLineInterface::path);
    line.setParameterExceptionHandler((fault, _) -> explain(fault, err));
    line.setExecutionExceptionHandler((fault, _, _) -> explain(fault, err));
    line.setExecutionStrategy(call -> run(call, err));
    explainCodes(line);
    line.getSubcommands().values().forEach(CommandLineInterface::explainCodes);
    // Created on demand, because the table of tests loads all themes.
    Optional.ofNullable(line.getSubcommands().get("search")).ifPresent(search -> search.getHelpSectionMap()
        .put(CommandLine.Model.UsageMessageSpec.SECTION_KEY_FOOTER, SearchCommand::tests));
    HelpLayout.apply(line);
    line.getSubcommands().values().forEach(HelpLayout::apply);
    return line;
  }

  /** With the named command only, because setting up all commands takes long; with all if the word is no command. */
  private static CommandLine with(CommandLineInterface program, String called) {
    CommandLine line = new CommandLine(program);
    named(called).ifPresentOrElse(line::addSubcommand, () -> COMMANDS.forEach(line::addSubcommand));
    return line;
  }

  private static Optional<Class<?>> named(String word) {
    return COMMANDS.stream().filter(command -> command.getAnnotation(Command.class).name().equals(word)).findFirst();
  }

  /** Picocli prints the help itself, and would print a stack trace if that fails. */
  private int run(CommandLine.ParseResult call, PrintWriter err) {
    CommandLine.@Nullable ParseResult command = call.subcommand();
    try {
      if (language != null && command != null) {
        throw new InputException(
            "--language before a command has no effect; diagram and site have it after their names");
      }
      return Call.present()
          .withReadingTime(TimeLimit.of("--time-limit",
              command == null ? null : command.matchedOptionValue("--time-limit", (Double) null)))
          .run(() -> new CommandLine.RunLast().execute(call));
    } catch (CannotWriteException | InputException fault) {
      return explain(fault, err);
    }
  }

  private static void explainCodes(CommandLine line) {
    line.getCommandSpec().usageMessage().exitCodeListHeading("Exit codes:%n").exitCodeList(ExitCode.help());
  }

  /** Bundled problems and styles are found in any working folder. */
  static Path path(String text) {
    try {
      return Bundled.found(Path.of(text));
    } catch (InvalidPathException fault) {
      throw new CommandLine.TypeConversionException("'" + text + "' is not a valid file name: " + fault.getReason());
    }
  }

  static boolean isCommand(String word) {
    return named(word).isPresent();
  }

  static CommandSpec command(String name) {
    return Objects.requireNonNull(with(new CommandLineInterface(), name).getSubcommands().get(name), name)
        .getCommandSpec();
  }

  static CommandSpec complete() {
    return with(new CommandLineInterface(), "").getCommandSpec();
  }

  public static int execute(String... arguments) {
    try {
      return executeStandard(arguments);
    } catch (OutOfMemoryError | StackOverflowError _) {
      // Even the explanation took more than there was.
      System.err.print(OVERFLOW);
      return ExitCode.FAULT.code();
    }
  }

  private static int executeStandard(String... arguments) {
    ProcessOutput out = ProcessOutput.standard();
    // If standard error fails, there is no place to report it.
    PrintWriter err = new PrintWriter(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    int code = execute(new PrintWriter(out), err, arguments);
    return out.fault().isPresent() ? ExitCode.CANNOT_WRITE.code() : code;
  }

  private int explain(Throwable fault, PrintWriter err) {
    boolean memory = isOutOfMemory(fault);
    ExitCode code = memory ? ExitCode.FAULT : code(fault);
    if (explained || !memory && fault instanceof ProcessOutput.ClosedPipeException) {
      return code.code();
    }
    explained = true;
    if (memory) {
      // Without memory, no code can be linked that has not run before, such as a switch over types.
      err.print("zugwerk: ");
      err.println(OUT_OF_MEMORY);
    } else {
      err.println("zugwerk: " + Reason.shown(Reason.shortened(sentence(fault))));
    }
    if (stackTrace) {
      fault.printStackTrace(err);
    }
    err.flush();
    return code.code();
  }

  /** Whether memory ran out, perhaps while a class or a call was linked. */
  private static boolean isOutOfMemory(Throwable fault) {
    for (@Nullable Throwable cause = fault; cause != null; cause = cause.getCause()) {
      if (cause instanceof OutOfMemoryError) {
        return true;
      }
    }
    return false;
  }

  static String sentence(Throwable fault) {
    return switch (fault) {
      case CommandLine.UnmatchedArgumentException unknown -> HelpLayout.unknown(unknown);
      case CommandLine.ParameterException _ -> Reason.of(fault).replaceAll("\\s*\\R\\s*", " ");
      case CancellationException _ -> "stopped by a limit";
      case ProofTooLargeException large when large.isLimited() -> Reason.of(large) + "; --proof-size allows more";
      case OutOfMemoryError _ -> OUT_OF_MEMORY;
      case StackOverflowError _ -> "the input is nested too deeply; give Java more stack with -Xss, as in java -Xss8m";
      default -> code(fault) == ExitCode.FAULT
          ? "the program failed (" + fault + "); --stacktrace shows the location" : Reason.of(fault);
    };
  }

  private static ExitCode code(Throwable fault) {
    return switch (fault) {
      case CannotWriteException _ -> ExitCode.CANNOT_WRITE;
      case IndexException _ -> ExitCode.CANNOT_WRITE;
      case StoppedException _ -> ExitCode.STOPPED;
      case ProofTooLargeException _ -> ExitCode.STOPPED;
      case CancellationException _ -> ExitCode.STOPPED;
      case CommandLine.ParameterException _ -> ExitCode.BAD_INPUT;
      case InputException _ -> ExitCode.BAD_INPUT;
      case UncheckedIOException _ -> ExitCode.BAD_INPUT;
      default -> ExitCode.FAULT;
    };
  }

  static Consumer<String> warnings(CommandSpec command) {
    return warning -> {
      PrintWriter err = command.commandLine().getErr();
      err.println("zugwerk: " + Reason.shown(warning));
      err.flush();
    };
  }
}
