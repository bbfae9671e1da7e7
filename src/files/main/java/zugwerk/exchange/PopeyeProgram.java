package zugwerk.exchange;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.Terms;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Reason;
import zugwerk.work.RegularFile;

/** An installed Popeye, as a second opinion on orthodox problems. Optional. */
public final class PopeyeProgram {

  /** The environment variable with the path of the program. */
  public static final String PLACE = "ZUGWERK_POPEYE";

  private static final String NAME = "py";
  private static final int MEGABYTES = 512;
  private static final int POLL_MILLIS = 20;

  /** Polls between two searches for children, which list all processes of the machine. */
  private static final int CHILDREN_POLL = 10;
  private static final long MOST_OUTPUT = 64L << 20;

  private final Path program;

  private PopeyeProgram(Path program) {
    this.program = program;
  }

  /**
   * Finds the program by {@link #PLACE}, otherwise {@code py} on the path.
   *
   * @throws InputException in one sentence, if there is none
   */
  public static PopeyeProgram installed(Map<String, String> environment) {
    String place = environment.getOrDefault(PLACE, "");
    Optional<Path> found = place.isEmpty()
        ? Arrays.stream(environment.getOrDefault("PATH", "").split(File.pathSeparator, -1))
            .filter(folder -> !folder.isEmpty()).map(folder -> Path.of(folder, NAME)).filter(PopeyeProgram::canRun)
            .findFirst()
        : Optional.of(Path.of(place)).filter(PopeyeProgram::canRun);
    return found.map(PopeyeProgram::new).orElseThrow(() -> new InputException(
        "Popeye was not found: {0}",
        place.isEmpty() ? "there is no program '" + NAME + "' on the path, and the variable " + PLACE + " is not set"
            : PLACE + " is " + place + ", which is not a program"));
  }

  private static boolean canRun(Path file) {
    return Files.isRegularFile(file) && Files.isExecutable(file);
  }

  /**
   * Checks that Popeye supports a problem.
   *
   * @param terms what else counts as a solution besides the problem's own options
   * @throws InputException in one sentence, if not
   */
  public static void check(Problem problem, Terms terms) {
    if (!ImportedPieces.isKnown(problem.variant())) {
      throw new InputException("Popeye does not solve problems of {0}", problem.variant().title());
    }
    if (problem.task().stipulation().isEmpty() || problem.task().isProofGame()
        || problem.task().stipulationOrThrow().isStudy()
        || problem.task().stipulationOrThrow().isLastMove()) {
      throw new InputException("Popeye's solutions of {0} are not compared", problem.task().stipulationText());
    }
    Terms all = terms.in(problem.task().stipulationOrThrow());
    if (all.postKey()) {
      throw new InputException("Popeye's solutions are compared by their keys, and this one is already made");
    }
    if (all.stopOnShort()) {
      throw new InputException("Popeye's solutions are compared with all that there are, not the shortest");
    }
    PopeyeAnswer.input(problem, all);
  }

  /**
   * Solves a part of a problem and compares the results.
   *
   * @param terms the terms on which it was solved
   * @throws InputException in one sentence, if the program does not work
   * @throws CancellationException if the token stops it
   */
  public PopeyeAnswer compare(Solved.Part part, Terms terms, CancelToken token) {
    Terms all = terms.in(part.solution().stipulation());
    return PopeyeAnswer.of(part, run(PopeyeAnswer.input(part.twin().problem(), all), token));
  }

  private String run(String input, CancelToken token) {
    try {
      Path folder = Files.createTempDirectory("zugwerk-popeye");
      try {
        return run(folder, input, token);
      } finally {
        clear(folder);
      }
    } catch (IOException fault) {
      throw new UncheckedIOException("Popeye could not be run (" + Reason.of(fault) + ")", fault);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new CancellationException();
    }
  }

  private String run(Path folder, String input, CancelToken token) throws IOException, InterruptedException {
    Path question = Files.writeString(folder.resolve("problem.inp"), input, StandardCharsets.UTF_8);
    // Not through a pipe, which a child of Popeye could keep open.
    Path answer = folder.resolve("answer.txt");
    Process process = new ProcessBuilder(
        program.toString(), "-maxmem", MEGABYTES + "M", question.toString()).redirectErrorStream(true)
        .redirectOutput(answer.toFile()).directory(folder.toFile()).start();
    // Children of a process that has ended cannot be found any more.
    Set<ProcessHandle> children = new HashSet<>();
    try {
      process.getOutputStream().close();
      for (int poll = 0; !process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS); poll++) {
        token.check();
        checkLength(answer);
        if (poll % CHILDREN_POLL == 0) {
          process.descendants().forEach(children::add);
        }
      }
      checkLength(answer);
      return new String(RegularFile.read(answer), StandardCharsets.ISO_8859_1);
    } finally {
      process.descendants().forEach(children::add);
      process.destroyForcibly().waitFor();
      children.forEach(ProcessHandle::destroyForcibly);
    }
  }

  private static void checkLength(Path answer) throws IOException {
    if (Files.size(answer) > MOST_OUTPUT) {
      throw new InputException("Popeye printed more than {0} MiB", MOST_OUTPUT >> 20);
    }
  }

  private static void clear(Path folder) throws IOException {
    Files.walkFileTree(folder, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        Files.deleteIfExists(file);
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult postVisitDirectory(Path within, @Nullable IOException fault) throws IOException {
        Files.deleteIfExists(within);
        return FileVisitResult.CONTINUE;
      }
    });
  }
}
