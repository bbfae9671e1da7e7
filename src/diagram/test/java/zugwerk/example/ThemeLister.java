package zugwerk.example;

import zugwerk.content.Content;
import zugwerk.content.theme.ThemeFinding;
import zugwerk.content.theme.Themes;
import zugwerk.game.Board;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** Lists the themes of a problem. */
public final class ThemeLister {

  private ThemeLister() {}

  public static void main(String[] arguments) {
    Board board = Board.of("orthodox", "kbK5/pp6/1P6/8/8/8/8/R7 w");
    Problem problem = Problem.of(board.game(), board.setup(), Stipulation.parse("#2"));
    Solved solved = Solved.solve(problem, SolveOptions.DEFAULT, new Monitor());
    for (ThemeFinding finding : Themes.in(Content.of(solved, new CancelToken()))) {
      System.out.println(finding.theme() + ": " + finding.sentence());
    }
  }
}
