package zugwerk.cli;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The file that lets the studio open in half the time: what it loads and compiles on the way. Where a system property
 * names it, it is made when the studio was closed, by a process of its own that opens the studio out of sight.
 */
public final class StartupCache {

  private static final String FILE = "zugwerk.cache";

  /** What the studio was started with that its copy is to be started without. */
  private static final List<String> OWN = List.of("-XX:AOT", "-Xlog:", "-Dzugwerk.");

  private StartupCache() {}

  /** Has the file made if there is none for this program. Nobody waits for it: a start without it is only slower. */
  public static void renew() {
    Path program = Path.of(System.getProperty("java.class.path"));
    String name = System.getProperty(FILE, "");
    if (!name.isEmpty() && isStale(Path.of(name), program)) {
      try {
        make(Path.of(name), program);
      } catch (IOException _) {
        // Where no process can be started the next start is as slow as this one was.
        return;
      }
    }
  }

  /** Whether a program in one file has no cache made since the program itself. */
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
    // The user's own preferences and drafts are none of its business.
    String home = cache.toAbsolutePath().resolveSibling("startup").toString();
    process.environment().putAll(Map.of("XDG_CONFIG_HOME", home, "XDG_STATE_HOME", home));
    process.start();
  }

  /** What starts the studio's copy, which ends by itself and then writes the file. */
  static List<String> command(Path java, List<String> options, Path cache, Path program) {
    List<String> command = new ArrayList<>(List.of(java.toString()));
    options.stream().filter(option -> OWN.stream().noneMatch(option::startsWith)).forEach(command::add);
    command.addAll(List.of("-XX:AOTCacheOutput=" + cache, "-Dglass.platform=Headless", "-Dprism.order=sw",
        "-Dzugwerk.measure=true", "-jar", program.toString()));
    return command;
  }
}
