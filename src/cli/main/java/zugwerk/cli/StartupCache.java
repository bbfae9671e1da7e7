package zugwerk.cli;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import zugwerk.work.Finding;
import zugwerk.work.SafeFile;

/**
 * The AOT cache: a file of loaded classes and solver profiles that halves the time to open the studio. If a system
 * property names the file, a background process creates it after the studio closes: it solves some problems and opens
 * an invisible studio.
 */
public final class StartupCache {

  private static final String FILE = "zugwerk.cache";

  /** A system property of an installed program, whose cache is part of the installation. */
  private static final String INSTALLED = "jpackage.app-version";
  private static final String USUAL = "zugwerk.aot";

  /** An installed program has a second one, because the classes of the studio would delay commands. */
  private static final String COMMANDS = "commands.aot";
  private static final String ON_THE_WAY = ".config";

  /** Java's messages about a cache that no program could use. */
  private static final Pattern DAMAGE =
      Pattern.compile("(?i).*(checksum|truncated|corrupt|unable to read|magic|different version).*");

  /** In seconds; Java takes a tenth of one. */
  private static final long PATIENCE = 60;
  private static final List<String> OWN = List.of("-XX:AOT", "-Xlog:", "-Dzugwerk.");

  private StartupCache() {}

  /** Starts to create the file if it is missing or outdated, and does not wait for it. */
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

  /** Whether the program is a single file and has no newer cache. */
  static boolean isStale(Path cache, Path program) {
    try {
      return Files.isRegularFile(program) && !(Files.exists(cache)
          && Files.getLastModifiedTime(cache).compareTo(Files.getLastModifiedTime(program)) > 0);
    } catch (IOException _) {
      return false;
    }
  }

  /**
   * Makes Java verify the checksums of the files, which it does not do by itself. A damaged file may crash Java at any
   * time.
   *
   * @return the number of files
   */
  static int check(List<Finding> findings) {
    Path program = Path.of(System.getProperty("java.class.path").split(File.pathSeparator)[0]).toAbsolutePath();
    String named = System.getProperty(FILE, "");
    return check(named.isEmpty() ? program.resolveSibling(USUAL) : Path.of(named), program, findings)
        + check(program.resolveSibling(COMMANDS), program, findings);
  }

  static int check(Path cache, Path program, List<Finding> findings) {
    Path half = cache.resolveSibling(cache.getFileName() + ON_THE_WAY);
    boolean begun = Files.isRegularFile(half);
    if (begun && SafeFile.isStray(half)) {
      findings.add(Finding.needless(half, false, "was left half-written more than a day ago"));
    }
    if (!Files.isRegularFile(cache) || begun && !SafeFile.isStray(half)) {
      // It is missing or being created.
      return 0;
    }
    String damage = damage(cache);
    boolean installed = System.getProperty(INSTALLED) != null;
    if (!damage.isEmpty()) {
      findings.add(Finding.needless(cache, true, "is a start-up cache that Java cannot use (" + damage + "); it is made"
          + " again when the " + (installed ? "program is installed again" : "studio has been closed")));
    } else if (!installed && isStale(cache, program)) {
      findings.add(Finding.remark(cache, "is a start-up cache of an older program; it is made again when the studio has"
          + " been closed"));
    }
    return 1;
  }

  private static String damage(Path cache) {
    try {
      Process java = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
          "-XX:AOTCache=" + cache, "-XX:+VerifySharedSpaces", "-XX:+SuppressFatalErrorMessage", "-Xlog:aot=warning",
          "-version").redirectErrorStream(true).start();
      java.getOutputStream().close();
      List<String> output = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      if (!java.waitFor(PATIENCE, TimeUnit.SECONDS)) {
        java.destroyForcibly();
      }
      return output.stream().filter(line -> DAMAGE.matcher(line).matches()).findFirst()
          .map(line -> line.replaceFirst("^(\\[[^\\]]*\\])*\\s*", "").replaceFirst("\\.$", "")).orElse("");
    } catch (IOException _) {
      // Without a process it cannot be checked.
      return "";
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return "";
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

  /** Starts an invisible studio, which ends by itself and then writes the file. */
  static List<String> command(Path java, List<String> options, Path cache, Path program) {
    List<String> command = new ArrayList<>(List.of(java.toString()));
    options.stream().filter(option -> OWN.stream().noneMatch(option::startsWith)).forEach(command::add);
    command.addAll(List.of("-XX:AOTCacheOutput=" + cache, "-Dglass.platform=Headless", "-Dprism.order=sw",
        "-Dzugwerk.train=true", "-Dzugwerk.measure=true", "-jar", program.toString()));
    return command;
  }
}
