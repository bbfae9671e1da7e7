package zugwerk.diagram;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Programs of other people that judge what we write, where the machine has them. */
final class Programs {

  private Programs() {}

  /** The first of some programs that is installed; else the test is skipped with the names of the missing programs. */
  static String need(String why, String... names) {
    Optional<String> found = Stream.of(names).filter(name -> Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)))).findFirst();
    assumeTrue(found.isPresent(), String.join(" or ", names) + " is not installed: " + why);
    return found.get();
  }

  /** What a program printed; it must end well and within two minutes. */
  static String run(Path folder, List<String> command) throws Exception {
    Path output = folder.resolve("output.txt");
    Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true)
        .redirectOutput(output.toFile()).redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
        .start();
    if (!process.waitFor(2, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new AssertionError(command + " did not end");
    }
    String text = Files.readString(output, StandardCharsets.ISO_8859_1);
    if (process.exitValue() != 0) {
      throw new AssertionError(command + " ended with " + process.exitValue() + ":\n" + text);
    }
    return new String(text.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }
}
