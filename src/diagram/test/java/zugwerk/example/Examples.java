package zugwerk.example;

import java.nio.file.Path;
import java.util.List;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Look;
import zugwerk.file.ProblemFile;
import zugwerk.file.ProblemFolders;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionText;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.solver.Solver;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** The examples of the package pages. A test runs them. */
final class Examples {

  private Examples() {}

  static String solveAProblem() {
    // @start region="solve"
    Variant game = Variants.of("orthodox");
    Setup setup = Fen.parse(game, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    SolveOptions options = SolveOptions.DEFAULT.showing(false, SolveOptions.Tries.ONE_REFUTATION);
    Solution solution = Solver.solve(game, setup, Stipulation.parse("#2"), options, new Monitor());
    String text = SolutionText.of(solution);
    // @end
    return text;
  }

  static void drawADiagram(Path folder) {
    // @start region="draw"
    Problem problem = ProblemFile.read(Path.of("problems/orthodox/morphy-1856.json"));
    DiagramFiles.write(
        Diagram.of(problem), folder.resolve("morphy.svg"), Look.PRINT, DiagramFiles.PIXELS);
    // @end
  }

  static List<Path> searchAFolder() {
    // @start region="search"
    // All problems of the folder, and of those in it, with at most seven pieces.
    List<Path> found = ProblemFolders.files(List.of(Path.of("problems/orthodox"))).stream()
        .filter(file -> {
          Setup setup = ProblemFile.read(file).setup();
          return setup.pieces(Side.WHITE) + setup.pieces(Side.BLACK) <= 7;
        })
        .toList();
    // @end
    return found;
  }
}
