package zugwerk.cli;

import java.nio.file.Path;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemFile;

/** The options that say which problem is meant: a file, or what is asked of a position. */
final class ProblemOptions {

  private static final class Asked {

    @Option(names = "--problem", paramLabel = "FILE", required = true, description = "a problem's file, with its twins")
    private Path file;

    @Option(names = "--stipulation", paramLabel = "S", required = true,
        description = "what is asked, such as #3 or h#2.5")
    private String stipulation;
  }

  @Mixin
  private PositionOptions where;
  @ArgGroup(multiplicity = "1")
  private Asked asked;

  @Option(names = "--solutions", paramLabel = "N", description = "how many solutions help or series play is to have")
  private Integer solutions;

  /**
   * The problem.
   *
   * @throws IllegalArgumentException in one sentence, if it cannot be read, or a file and a position are given
   */
  Problem problem() {
    if (solutions != null && solutions < 1) {
      throw new IllegalArgumentException("--solutions is a number from 1, not " + solutions);
    }
    if (asked.file != null && where.isGiven()) {
      throw new IllegalArgumentException(
          "--problem brings its own game and position; leave out --variant, --fen and --powers");
    }
    Problem problem = asked.file != null ? ProblemFile.read(asked.file)
        : Problem.of(where.variant(), where.playable(), asked.stipulation);
    if (!problem.asks()) {
      throw new IllegalArgumentException(asked.file + " asks for nothing; it has no stipulation");
    }
    problem.asked();
    return solutions == null ? problem : problem.stating(solutions);
  }
}
