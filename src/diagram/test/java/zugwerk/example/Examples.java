package zugwerk.example;

import java.nio.file.Path;
import java.util.List;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.content.Content;
import zugwerk.content.Ending;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.ThemeFinding;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Look;
import zugwerk.file.ProblemFile;
import zugwerk.file.ProblemFolders;
import zugwerk.game.Board;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionText;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.solver.Solver;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** The examples of the package pages. A test runs them. */
final class Examples {

  private Examples() {}

  static String playAGame() {
    // @start region="play"
    Board board = Board.of("orthodox", "kbK5/pp6/1P6/8/8/8/8/R7 w");
    List<String> moves = board.legalMoves().stream().map(board::san).toList();
    Board mate = board.play("1.Ra6 bxa6 2.b7");
    String end = mate.status() + " " + mate.fen();
    // @end
    return moves + " " + end;
  }

  static String solveAProblem() {
    // @start region="solve"
    Board board = Board.of("orthodox", "kbK5/pp6/1P6/8/8/8/8/R7 w");
    Solution solution = Solver.solve(board, "#2");
    String text = SolutionText.of(solution);
    // @end
    return text;
  }

  static List<String> findATheme(Path file) {
    // @start region="theme"
    Theme pawnMate = new Theme("Pawn mate", Theme.Group.MATES, "A Pawn mates.", "defined here",
        (content, findings) -> findings.reportAll("Pawns mate: ", content.mates().stream().map(Ending::last)
            .filter(last -> last.type() == last.part().variant().pawn()).toList()));
    Solved solved = Solved.solve(ProblemFile.read(file), SolveOptions.DEFAULT, new Monitor());
    List<ThemeFinding> found = pawnMate.in(Content.of(solved, new CancelToken()));
    // @end
    return found.stream().map(ThemeFinding::sentence).toList();
  }

  static void drawADiagram(Path file, Path folder) {
    // @start region="draw"
    Problem problem = ProblemFile.read(file);
    DiagramFiles.write(
        Diagram.of(problem), folder.resolve("morphy.svg"), Look.PRINT, DiagramFiles.PIXELS);
    // @end
  }

  static List<Path> searchAFolder(Path folder) {
    // @start region="search"
    // All problems of the folder, and of those in it, with at most seven pieces.
    List<Path> found = ProblemFolders.files(List.of(folder)).stream()
        .filter(file -> {
          Setup setup = ProblemFile.read(file).setup();
          return setup.pieces(Side.WHITE) + setup.pieces(Side.BLACK) <= 7;
        })
        .toList();
    // @end
    return found;
  }
}
