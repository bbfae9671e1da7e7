package zugwerk.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/** Reports how long the studio took to open and how much memory it needs at rest, then ends the program. */
public final class StartupReport {

  private static final long REST = 10_000;

  private StartupReport() {}

  /** To be called, off the window's thread, when the window shows its first picture. */
  public static void opened(PrintStream out) {
    ProcessHandle.Info process = ProcessHandle.current().info();
    Duration since = Duration.between(process.startInstant().orElse(Instant.now()), Instant.now());
    Duration work = process.totalCpuDuration().orElse(Duration.ZERO);
    out.printf(Locale.ROOT, "window usable after %.2f s, with %.2f s of processor time in all threads%n",
        since.toMillis() / 1000.0, work.toMillis() / 1000.0);
    try {
      Thread.sleep(REST);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    Runtime memory = Runtime.getRuntime();
    out.printf(Locale.ROOT, "at rest: %d MiB of the heap used, resident memory %s%n",
        memory.totalMemory() - memory.freeMemory() >> 20, resident());
    System.exit(0);
  }

  private static String resident() {
    try {
      return Files.readAllLines(Path.of("/proc/self/status")).stream().filter(line -> line.startsWith("VmRSS"))
          .findFirst().map(line -> (Long.parseLong(line.replaceAll("\\D", "")) >> 10) + " MiB").orElse("unknown");
    } catch (IOException _) {
      return "unknown on this system";
    }
  }
}
