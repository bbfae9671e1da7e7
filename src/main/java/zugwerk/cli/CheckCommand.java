package zugwerk.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zugwerk.problem.Certificate;
import zugwerk.problem.Claims;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemFile;
import zugwerk.solve.Control;
import zugwerk.solve.SolveOptions;

/** {@code check}: decides the claims of problem files. */
@Command(name = "check", description = "Decides the claims of problem files.", mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE-or-FOLDER", arity = "1..*", description = "problem files, or folders of them")
  private List<Path> places;

  @Option(names = "--certify", description = "keeps in each file what was found of its problem")
  private boolean certify;

  @Override
  public Integer call() {
    List<Path> files = new ArrayList<>();
    places.forEach(place -> files.addAll(files(place)));
    boolean failed = false;
    for (Path file : files) {
      Problem problem = ProblemFile.read(file);
      Claims.Answer answer = Claims.decide(problem, SolveOptions.DEFAULT, new Control());
      spec.commandLine().getOut().println(file + "\t" + problem.stipulation() + " "
          + (problem.claim().isEmpty() ? "sound" : problem.claim()) + "\t" + answer.verdict());
      spec.commandLine().getOut().flush();
      if (certify) {
        answer.solved().ifPresent(solved -> ProblemFile.write(file,
            problem.certified(Certificate.of(problem, solved, SolveOptions.DEFAULT, LocalDate.now()))));
      }
      failed |= answer.outcome() == Claims.Outcome.FAILS;
    }
    return failed ? 1 : 0;
  }

  private static List<Path> files(Path place) {
    if (!Files.isDirectory(place)) {
      return List.of(place);
    }
    try (Stream<Path> found = Files.walk(place)) {
      return found.filter(path -> path.toString().endsWith(".json")).sorted().toList();
    } catch (IOException fault) {
      throw new UncheckedIOException("cannot read the folder " + place + ": " + fault.getMessage(), fault);
    }
  }
}
