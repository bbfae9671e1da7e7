package zugwerk.exchange;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.Terms;
import zugwerk.work.CancelToken;

/** An installed Popeye, as a second opinion on orthodox problems. Optional. */
public final class PopeyeProgram {

  /** The environment variable with the path of the program. */
  public static final String PLACE = "ZUGWERK_POPEYE";

  private static final String NAME = "py";
  private static final int MEGABYTES = 512;
  private static final int POLL_MILLIS = 20;

  private final Path program;

  private PopeyeProgram(Path program) {
    this.program = program;
  }

  /**
   * Finds the program by {@link #PLACE}, otherwise {@code py} on the path.
   *
   * @throws IllegalArgumentException in one sentence, if there is none
   */
  public static PopeyeProgram installed(Map<String, String> environment) {
    String place = environment.getOrDefault(PLACE, "");
    Optional<Path> found = place.isEmpty()
        ? Arrays.stream(environment.getOrDefault("PATH", "").split(File.pathSeparator, -1))
            .filter(folder -> !folder.isEmpty()).map(folder -> Path.of(folder, NAME)).filter(PopeyeProgram::canRun)
            .findFirst()
        : Optional.of(Path.of(place)).filter(PopeyeProgram::canRun);
    return found.map(PopeyeProgram::new).orElseThrow(() -> new IllegalArgumentException("Popeye was not found: "
        + (place.isEmpty() ? "there is no program '" + NAME + "' on the path, and the variable " + PLACE
            + " is not set" : PLACE + " is " + place + ", which is not a program")));
  }

  private static boolean canRun(Path file) {
    return Files.isRegularFile(file) && Files.isExecutable(file);
  }

  /**
   * Checks that Popeye supports a problem.
   *
   * @param terms what else counts as a solution besides the problem's own options
   * @throws IllegalArgumentException in one sentence, if not
   */
  public static void check(Problem problem, Terms terms) {
    if (!Completion.isPlain(problem)) {
      throw new IllegalArgumentException("Popeye solves orthodox problems, not those of " + problem.variant().title());
    }
    if (!problem.hasStipulation() || problem.isProofGame() || problem.stipulationOrThrow().isStudy()
        || problem.stipulationOrThrow().isLastMove()) {
      throw new IllegalArgumentException("Popeye's solutions of " + problem.stipulationText() + " are not compared");
    }
    Terms all = terms.in(problem.stipulationOrThrow());
    if (all.postKey()) {
      throw new IllegalArgumentException("Popeye's solutions are compared by their keys, and this one is already made");
    }
    if (all.stopOnShort()) {
      throw new IllegalArgumentException("Popeye's solutions are compared with all that there are, not the shortest");
    }
    PopeyeAnswer.input(problem, all);
  }

  /**
   * Solves a part of a problem and compares the results.
   *
   * @param terms the terms on which it was solved
   * @throws IllegalArgumentException in one sentence, if the program does not work
   * @throws CancellationException if the token stops it
   */
  public PopeyeAnswer compare(Solved.Part part, Terms terms, CancelToken token) {
    Terms all = terms.in(part.solution().stipulation());
    return PopeyeAnswer.of(part, run(PopeyeAnswer.input(part.twin().problem(), all), token));
  }

  private String run(String input, CancelToken token) {
    try {
      Path folder = Files.createTempDirectory("zugwerk-popeye");
      Path question = folder.resolve("problem.inp");
      Path answered = folder.resolve("answer.txt");
      try {
        Files.writeString(question, input, StandardCharsets.UTF_8);
        Process process = new ProcessBuilder(
            program.toString(), "-maxmem", MEGABYTES + "M", question.toString()).redirectErrorStream(true)
            .redirectOutput(answered.toFile()).directory(folder.toFile()).start();
        try {
          process.getOutputStream().close();
          while (!process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
            token.check();
          }
        } finally {
          process.destroyForcibly().waitFor();
        }
        return Files.readString(answered, StandardCharsets.ISO_8859_1);
      } finally {
        clear(folder);
      }
    } catch (IOException fault) {
      throw new UncheckedIOException("Popeye could not be run (" + fault.getMessage() + ")", fault);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new CancellationException();
    }
  }

  private static void clear(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(folder);
  }
}
