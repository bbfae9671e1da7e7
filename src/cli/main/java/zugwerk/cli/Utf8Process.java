package zugwerk.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Executes a call in a second process in which arguments and file names are UTF-8. Java decides at startup how to
 * decode them, and uses ASCII in the C locale, which loses other letters. The second process is started only if the
 * call needs it.
 */
public final class Utf8Process {

  /** Passes the arguments to the second process; Java could not pass them on as they are. */
  private static final String ARGUMENTS = "zugwerk.arguments";

  private static final String ENCODING = "sun.jnu.encoding";
  private static final Path COMMAND_LINE = Path.of("/proc/self/cmdline");

  /** Java's replacement for a byte outside its encoding. */
  private static final char UNREADABLE = '\uFFFD';

  /** How many seconds the second process may take to end when this one is ended. */
  private static final long GRACE = 6;

  private Utf8Process() {}

  /** The arguments of this process, or those that it was restarted with. */
  public static String[] arguments(String[] given) {
    String coded = System.getProperty(ARGUMENTS);
    return coded == null ? given : text(Base64.getUrlDecoder().decode(coded)).split("\0", -1);
  }

  /**
   * Executes a call in a second process if needed.
   *
   * @return the exit code; empty if this process must execute the call
   */
  public static OptionalInt execute(String[] arguments) {
    if (System.getProperty(ENCODING, "").equalsIgnoreCase("UTF-8") || System.getProperty(ARGUMENTS) != null) {
      return OptionalInt.empty();
    }
    try {
      List<String> raw = raw(arguments);
      return isNeeded(raw) ? OptionalInt.of(run(raw)) : OptionalInt.empty();
    } catch (IOException _) {
      // Without the system's help, what can be read is executed here, and the rest is refused.
      return OptionalInt.empty();
    }
  }

  private static List<String> raw(String[] arguments) throws IOException {
    String[] words = text(Files.readAllBytes(COMMAND_LINE)).split("\0", -1);
    int first = words.length - 1 - arguments.length;
    if (first < 0) {
      throw new IOException("the command line is cut off");
    }
    return List.of(words).subList(first, words.length - 1);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static boolean isNeeded(List<String> raw) {
    // The names in a batch or a request are unknown here.
    return raw.contains("batch") || raw.contains("serve")
        || raw.stream().anyMatch(argument -> !isAscii(argument) || hasUnreadable(argument))
        || Stream.of("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "PWD")
            .anyMatch(name -> !isAscii(String.valueOf(System.getenv(name))));
  }

  private static boolean isAscii(String text) {
    return text.chars().allMatch(c -> c < 0x80);
  }

  /** Whether an argument is a folder with file names that cannot be read. */
  private static boolean hasUnreadable(String argument) {
    try {
      Path folder = Path.of(argument);
      if (!Files.isDirectory(folder)) {
        return false;
      }
      try (Stream<Path> files = Files.walk(folder)) {
        return files.anyMatch(file -> file.toString().indexOf(UNREADABLE) >= 0);
      }
    } catch (IOException | UncheckedIOException | InvalidPathException _) {
      // The command itself will report the error.
      return false;
    }
  }

  private static int run(List<String> raw) throws IOException {
    String program = System.getProperty("java.class.path");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.add("-D" + ENCODING + "=UTF-8");
    command.add("-D" + ARGUMENTS + "="
        + Base64.getUrlEncoder().encodeToString(String.join("\0", raw).getBytes(StandardCharsets.UTF_8)));
    command.addAll(program.endsWith(".jar") && Files.isRegularFile(Path.of(program)) ? List.of("-jar", program)
        : List.of("-cp", program, "zugwerk.Main"));
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    builder.environment().put("LC_ALL", "C.UTF-8");
    Process process = builder.start();
    Thread end = new Thread(() -> end(process), "end");
    Runtime.getRuntime().addShutdownHook(end);
    while (true) {
      try {
        return process.waitFor();
      } catch (InterruptedException _) {
        process.destroy();
      }
    }
  }

  private static void end(Process process) {
    process.destroy();
    try {
      process.waitFor(GRACE, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
