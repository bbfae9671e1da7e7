package zugwerk.example;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import zugwerk.diagram.Diagram;
import zugwerk.game.Board;
import zugwerk.rules.Move;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionText;
import zugwerk.solve.solver.Solver;

/** The program of the README. It uses the libraries as modules. */
public final class LibraryUser {

  private LibraryUser() {}

  public static void main(String[] arguments) throws IOException {
    // @start region="readme"
    Board board = Board.of("orthodox", "kbK5/pp6/1P6/8/8/8/8/R7 w");
    for (Move move : board.legalMoves()) {
      System.out.println(board.san(move));
    }
    Board mate = board.play("1.Ra6 bxa6 2.b7");
    System.out.println(mate.status() + " " + mate.fen());

    Solution solution = Solver.solve(board, "#2");
    System.out.println(SolutionText.of(solution));
    Files.writeString(Path.of("morphy.svg"), Diagram.of(board).svg());
    // @end
  }
}
