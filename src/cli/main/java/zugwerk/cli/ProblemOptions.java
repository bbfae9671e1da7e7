package zugwerk.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zugwerk.problem.Problem;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;

final class ProblemOptions {

  private static final class Source {

    @Option(names = "--problem", paramLabel = "FILE", required = true,
        description = "File in any format that convert reads, or - for standard input. Twins are included. FILE#2 is"
            + " the second problem of a collection.")
    private Path file;

    @Option(names = "--stipulation", paramLabel = "S", required = true,
        description = StipulationHelp.TEXT)
    private String stipulation;
  }

  @Mixin
  private PositionOptions where;
  @ArgGroup(multiplicity = "1")
  private Source source;

  @Option(names = "--solutions", paramLabel = "N",
      description = "Intended number of solutions of a help or series problem.")
  private Integer solutions;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** The only problem. */
  Problem problem() {
    check();
    return source.file == null ? given() : finished(source.file, Inputs.problem(source.file, remarks()));
  }

  /** The problems of the file, by name, to be read one by one; empty if the problem is given by options. */
  Optional<ProblemInputs> collection() {
    check();
    return Optional.ofNullable(source.file).map(file -> Inputs.problems(file, remarks()));
  }

  /** A problem of the collection. */
  Problem read(ProblemInputs inputs, Path name) {
    return finished(name, inputs.read(name));
  }

  private void check() {
    if (solutions != null && solutions < 1) {
      throw new InputException("--solutions must be at least 1, not {0}", solutions);
    }
    if (source.file != null && where.isGiven()) {
      throw new InputException("--problem cannot be combined with --variant, --fen or --powers");
    }
  }

  private Consumer<String> remarks() {
    return CommandLineInterface.warnings(spec);
  }

  private Problem finished(Path name, Problem problem) {
    if (problem.task().stipulation().isEmpty()) {
      throw new InputException("{0} has no stipulation", name);
    }
    return intended(problem);
  }

  private Problem given() {
    return intended(problem(Stipulation.parse(source.stipulation)));
  }

  private Problem intended(Problem problem) {
    return solutions == null ? problem : problem.withTask(task -> task.withSolutions(solutions));
  }

  /** A proof game ends in the position, which need not be playable. */
  private Problem problem(Stipulation stipulation) {
    return Problem.of(where.variant(), stipulation.isProofGame() ? where.setup() : where.solvable(), stipulation);
  }
}
