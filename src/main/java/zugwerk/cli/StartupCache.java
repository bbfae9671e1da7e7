package zugwerk.cli;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The AOT cache: a file of loaded and compiled classes that lets the studio open in half the time. If a system property
 * names the file, it is made after the studio closes, by a background process that opens the studio invisibly.
 */
public final class StartupCache {

  private static final String FILE = "zugwerk.cache";

  /** Beginnings of JVM options that the invisible studio is started without. */
  private static final List<String> OWN = List.of("-XX:AOT", "-Xlog:", "-Dzugwerk.");

  private StartupCache() {}

  /** Starts making the file if there is none for this program, and does not wait: without it a start is only slower. */
  public static void renew() {
    Path program = Path.of(System.getProperty("java.class.path"));
    String name = System.getProperty(FILE, "");
    if (!name.isEmpty() && isStale(Path.of(name), program)) {
      try {
        make(Path.of(name), program);
      } catch (IOException _) {
        // If no process can be started, the next start is as slow as this one.
        return;
      }
    }
  }

  /** Whether the program is one file and has no cache that is newer. */
  static boolean isStale(Path cache, Path program) {
    try {
      return Files.isRegularFile(program) && !(Files.exists(cache)
          && Files.getLastModifiedTime(cache).compareTo(Files.getLastModifiedTime(program)) > 0);
    } catch (IOException _) {
      return false;
    }
  }

  private static void make(Path cache, Path program) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> options = ManagementFactory.getRuntimeMXBean().getInputArguments();
    ProcessBuilder process = new ProcessBuilder(command(java, options, cache, program))
        .redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD);
    // Keeps the invisible studio away from the user's preferences and drafts.
    String home = cache.toAbsolutePath().resolveSibling("startup").toString();
    process.environment().putAll(Map.of("XDG_CONFIG_HOME", home, "XDG_STATE_HOME", home));
    process.start();
  }

  /** The command for the invisible studio, which ends by itself and then writes the file. */
  static List<String> command(Path java, List<String> options, Path cache, Path program) {
    List<String> command = new ArrayList<>(List.of(java.toString()));
    options.stream().filter(option -> OWN.stream().noneMatch(option::startsWith)).forEach(command::add);
    command.addAll(List.of("-XX:AOTCacheOutput=" + cache, "-Dglass.platform=Headless", "-Dprism.order=sw",
        "-Dzugwerk.measure=true", "-jar", program.toString()));
    return command;
  }
}
