package zugwerk.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A program of its own that is killed, as {@code kill -9} does, so that it can do nothing about it. */
public final class KilledProcess implements AutoCloseable {

  private final Process process;

  private KilledProcess(Process process) {
    this.process = process;
  }

  /** Starts the main method of a class; what it writes to standard error is dropped. */
  public static KilledProcess start(String main, Object... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx400m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"), main));
    for (Object argument : arguments) {
      command.add(argument.toString());
    }
    return new KilledProcess(
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start());
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
