package zugwerk.cli;

import java.nio.file.Path;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.problem.Problem;
import zugwerk.solve.Stipulation;

final class ProblemOptions {

  private static final class Source {

    @Option(names = "--problem", paramLabel = "FILE", required = true,
        description = "Problem file, or - for standard input. Its twins are included.")
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

  Problem problem() {
    if (solutions != null && solutions < 1) {
      throw new IllegalArgumentException("--solutions must be at least 1, not " + solutions);
    }
    if (source.file != null && where.isGiven()) {
      throw new IllegalArgumentException("--problem cannot be combined with --variant, --fen or --powers");
    }
    Problem problem = source.file != null ? Inputs.problem(source.file)
        : problem(Stipulation.parse(source.stipulation));
    if (!problem.hasStipulation()) {
      throw new IllegalArgumentException(source.file + " has no stipulation");
    }
    return solutions == null ? problem : problem.withSolutions(solutions);
  }

  /** A proof game ends in the position, which need not be playable. */
  private Problem problem(Stipulation stipulation) {
    return Problem.of(where.variant(), stipulation.isProofGame() ? where.setup() : where.playable(), stipulation);
  }
}
