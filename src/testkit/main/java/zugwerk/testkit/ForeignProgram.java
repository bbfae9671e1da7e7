package zugwerk.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Programs of other people that tests use where they are installed, each with a call that succeeds if it is usable. */
public enum ForeignProgram {
  CHROMIUM(List.of("chromium", "chromium-browser", "google-chrome"), "--version"),
  NODE(List.of("node", "nodejs"), "-e", "process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)"),
  PYTHON(List.of("python3"), "-c", "import sys; sys.exit(sys.version_info < (3, 9))"),
  PDFLATEX(List.of("pdflatex"), "--version"), BASH(List.of("bash"), "-c", "true"), ZSH(List.of("zsh"), "-c", "true");

  private final List<String> names;
  private final List<String> trial;

  ForeignProgram(List<String> names, String... trial) {
    this.names = names;
    this.trial = List.of(trial);
  }

  /** The command of the program, if it is installed and not too old. */
  public Optional<String> installed() {
    return names.stream().filter(this::works).findFirst();
  }

  private boolean works(String name) {
    try {
      return start(ProcessBuilder.Redirect.DISCARD, Stream.concat(Stream.of(name), trial.stream()).toList(),
          Path.of("")).exitValue() == 0;
    } catch (IOException _) {
      return false;
    }
  }

  /** The command of the program; the test is skipped if there is none. */
  public String need() {
    Optional<String> found = installed();
    assumeTrue(found.isPresent(), "no usable " + String.join(" or ", names) + " is installed");
    return found.orElseThrow();
  }

  /** What a program printed in a folder; it must succeed within two minutes. */
  public static String run(Path folder, List<String> command) throws IOException {
    StringBuilder text = new StringBuilder();
    int code = run(folder, command, text);
    assertEquals(0, code, () -> command + " printed\n" + text);
    return text.toString();
  }

  /** Returns the exit code, and appends what the program printed. */
  public static int run(Path folder, List<String> command, StringBuilder text) throws IOException {
    Path output = folder.resolve("output.txt");
    int code = start(ProcessBuilder.Redirect.to(output.toFile()), command, folder).exitValue();
    // TeX breaks lines within a letter.
    text.append(new String(Files.readAllBytes(output), StandardCharsets.UTF_8));
    return code;
  }

  private static Process start(ProcessBuilder.Redirect output, List<String> command, Path folder) throws IOException {
    Process process = new ProcessBuilder(command).directory(folder.toAbsolutePath().toFile()).redirectErrorStream(true)
        .redirectOutput(output).start();
    process.getOutputStream().close();
    try {
      if (!process.waitFor(2, TimeUnit.MINUTES)) {
        throw new AssertionError(command + " did not end");
      }
    } catch (InterruptedException interruption) {
      Thread.currentThread().interrupt();
      throw new AssertionError(command + " was interrupted", interruption);
    } finally {
      process.destroyForcibly();
    }
    return process;
  }
}
