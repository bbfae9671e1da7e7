package zugwerk.content.printed;

import java.util.List;
import java.util.Optional;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.SolveOptions.Shown;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** Solves problems with set play and tries, for tests of the printed solution. */
final class Printing {

  private Printing() {}

  static Problem problem(String game, String fen, String stipulation) {
    Variant variant = Variants.of(game);
    return Problem.of(variant, Fen.parse(variant, fen), Stipulation.parse(stipulation));
  }

  static Solved solve(Problem problem, Tries tries) {
    return solve(problem, new Shown(problem.task().stipulationOrThrow().isBattle(), tries, true, true));
  }

  static Solved solve(Problem problem, Shown shown) {
    return Solved.solve(problem, SolveOptions.DEFAULT.showing(shown), new Monitor());
  }

  static String text(Problem problem) {
    return PrintedSolution.of(solve(problem, Tries.ONE_REFUTATION), PrintedOptions.DEFAULT).text();
  }

  static String text(String fen, String stipulation, String... twins) {
    return text(problem("orthodox", fen, stipulation).withTask(task -> task.withTwinTexts(List.of(twins))));
  }

  /** A problem that comes with the program. */
  static Problem bundled(String name) {
    return ProblemFile.read(ProjectRoot.path("problems", name + ".json"));
  }

  /** The lines of a text from one that begins with some words to the next blank line. */
  static Optional<String> block(String text, String start) {
    int index = ("\n" + text).indexOf("\n" + start);
    return index < 0 ? Optional.empty() : Optional.of((text.substring(index) + "\n\n").split("\n\n", 2)[0] + "\n");
  }
}
