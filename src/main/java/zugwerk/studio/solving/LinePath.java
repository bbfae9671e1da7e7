package zugwerk.studio.solving;

import java.util.List;
import java.util.Optional;
import zugwerk.board.Position;
import zugwerk.problem.Problem;
import zugwerk.rules.Move;
import zugwerk.rules.Packed;
import zugwerk.rules.Play;
import zugwerk.solve.Line;
import zugwerk.solve.SolutionText;
import zugwerk.studio.editor.Workbench;

/**
 * The way from a diagram to a line of its solution.
 *
 * @param solved what was solved
 * @param lines the lines from the first move on, at least one
 */
record LinePath(Problem solved, List<Line> lines) {

  /** The position that it leads to. */
  Workbench.Excursion excursion() {
    Position position = Position.of(solved.setup());
    Move last = null;
    for (Line line : lines) {
      if (line.passed()) {
        Play.skip(solved.variant(), position);
      }
      last = line.move();
      Play.make(solved.variant(), position, Packed.pack(last));
    }
    return new Workbench.Excursion(position.setup(), Optional.of(last));
  }

  /** The way and all that follows, as text. */
  String text() {
    return SolutionText.branch(solved.asked(), lines);
  }
}
