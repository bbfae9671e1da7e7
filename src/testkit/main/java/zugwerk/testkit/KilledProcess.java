package zugwerk.testkit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A separate program that is killed, as {@code kill -9} does, so that it can do nothing about it. */
public final class KilledProcess implements AutoCloseable {

  private final Process process;

  private KilledProcess(Process process) {
    this.process = process;
  }

  /** Starts the main method of a class; what it writes to standard error is dropped. */
  public static KilledProcess start(String main, Object... arguments) throws IOException {
    return start(Map.of(), List.of("-Xmx400m"), main, arguments);
  }

  /**
   * The same with options of Java and with variables of the environment that are added to those of this process.
   */
  public static KilledProcess start(
      Map<String, String> environment, List<String> options, String main, Object... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
    for (Object argument : arguments) {
      command.add(argument.toString());
    }
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().putAll(environment);
    return new KilledProcess(builder.start());
  }

  /** Waits for the first line that the program prints. */
  public String firstLine() throws IOException {
    return String.valueOf(process.inputReader().readLine());
  }

  /** Lets the program run a while, unless it ends before, then kills it; returns what else it printed. */
  public List<String> killAfter(long milliseconds) throws IOException, InterruptedException {
    process.waitFor(milliseconds, TimeUnit.MILLISECONDS);
    // A process that is destroyed by itself would close what it printed.
    process.toHandle().destroyForcibly();
    process.waitFor();
    List<String> lines = new ArrayList<>();
    for (String line = process.inputReader().readLine(); line != null; line = process.inputReader().readLine()) {
      lines.add(line);
    }
    return lines;
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
