package zugwerk.cli;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.testkit.ProjectRoot;

/**
 * The program as a process of its own, in a world that a test makes hostile. A shell starts it, so that its streams can
 * be closed or lead anywhere.
 *
 * @param folder where what it prints is kept
 * @param environment variables that differ from the test's own; an empty one is removed
 * @param options options of Java
 * @param redirection what the shell does with the streams, as {@code > /dev/full}
 * @param classPath where the program's classes are
 */
record StartedProgram(Path folder, Map<String, String> environment, List<String> options, String redirection,
    String classPath) {

  /** So long no call may take. */
  private static final long MINUTES = 3;

  /** What a call printed and how it ended. */
  record Ended(int code, String out, String err) {}

  /** With nothing unusual. */
  StartedProgram(Path folder) {
    this(folder, Map.of(), List.of(), "", System.getProperty("java.class.path"));
  }

  StartedProgram with(String variable, String value) {
    Map<String, String> more = new LinkedHashMap<>(environment);
    more.put(variable, value);
    return new StartedProgram(folder, more, options, redirection, classPath);
  }

  StartedProgram options(String... more) {
    return new StartedProgram(folder, environment, Stream.concat(options.stream(), Arrays.stream(more)).toList(),
        redirection, classPath);
  }

  StartedProgram redirected(String other) {
    return new StartedProgram(folder, environment, options, other, classPath);
  }

  /** Without the parts of the class path whose names contain a text. */
  StartedProgram without(String part) {
    return new StartedProgram(folder, environment, options, redirection,
        Stream.of(classPath.split(File.pathSeparator)).filter(entry -> !entry.contains(part))
            .collect(Collectors.joining(File.pathSeparator)));
  }

  /** Calls the program in the root folder of the project and waits for its end. */
  Ended call(String... arguments) throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", "\"$@\" " + redirection, "sh",
        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1", "-Djava.awt.headless=true"));
    command.addAll(options);
    command.addAll(List.of("-cp", classPath, "zugwerk.Main"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(ProjectRoot.path("").toFile())
        .redirectOutput(out.toFile()).redirectError(err.toFile())
        .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
    environment.forEach((name, value) -> {
      if (value.isEmpty()) {
        builder.environment().remove(name);
      } else {
        builder.environment().put(name, value);
      }
    });
    Process process = builder.start();
    try {
      if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
        throw new IllegalStateException("the program did not end: " + command);
      }
    } finally {
      process.destroyForcibly();
    }
    return new Ended(process.exitValue(), Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }
}
