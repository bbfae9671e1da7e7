package zugwerk.compose;

import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.PlainGame;
import zugwerk.solve.PlainSolver;
import zugwerk.solve.Play;
import zugwerk.solve.Stipulation;

/** Whether a problem is sound, by the plain solver, which shares only the rules with the quick one. */
final class Plainly {

  private Plainly() {}

  static boolean isSound(Variant variant, Setup setup, String requested) {
    return keys(variant, setup, requested).size() == 1;
  }

  static boolean isSound(Problem problem) {
    return isSound(problem.variant(), problem.setup(), problem.task().stipulationText());
  }

  /** The keys, or the lines of help play; none where there is a shorter solution. */
  static List<String> keys(Variant variant, Setup setup, String requested) {
    Stipulation stipulation = Stipulation.parse(requested);
    PlainSolver<Position> solver = new PlainSolver<>(new PlainGame.Quick(variant), stipulation);
    int step = stipulation.play() == Play.HELP ? 2 : 1;
    for (int length = stipulation.halfmoves() - step; length > 0; length -= step) {
      if (!solver.solutions(Position.of(setup), length).isEmpty()) {
        return List.of();
      }
    }
    return solver.solutions(Position.of(setup), stipulation.halfmoves());
  }
}
