package zugwerk.example;

import java.nio.file.Path;
import zugwerk.board.Setup;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Look;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.SolutionText;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.solver.Solver;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** A program that uses the libraries: solves a problem with a power list of its own, and draws it. */
public final class LibraryUser {

  private LibraryUser() {}

  /** Takes the name of the SVG file to write. */
  public static void main(String[] arguments) {
    Variant game = Variants.of("polypiece", "N=N/WD");
    Setup setup = Fen.parse(game, "8/1Q6/5R2/7K/8/7k/8/8 w");
    Stipulation stipulation = Stipulation.parse("#2");
    System.out.println(SolutionText.of(Solver.solve(game, setup, stipulation, SolveOptions.DEFAULT, new Monitor())));
    Diagram diagram = Diagram.of(Problem.of(game, setup, stipulation));
    DiagramFiles.write(diagram, Path.of(arguments[0]), Look.PRINT, DiagramFiles.PIXELS);
  }
}
