package zugwerk.studio.solving.model;

import java.util.List;
import java.util.Optional;
import zugwerk.board.Position;
import zugwerk.problem.Problem;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionText;
import zugwerk.studio.editor.Workbench;

/**
 * The path from a diagram to a move of its solution.
 *
 * @param solved the part of the problem that was solved
 * @param lines the moves from the first on, at least one
 */
public record LinePath(Problem solved, List<SolutionNode> lines) {

  /** The position at its end. */
  public Workbench.BoardPreview preview() {
    Position position = Position.of(solved.setup());
    Optional<Move> last = Optional.empty();
    for (SolutionNode line : lines) {
      if (line.passed()) {
        MoveMaker.skip(solved.variant(), position);
      }
      last = Optional.of(line.move());
      MoveMaker.make(solved.variant(), position, EncodedMove.pack(line.move()));
    }
    return new Workbench.BoardPreview(position.setup(), last);
  }

  /** The path and all that follows it, as text. */
  public String text() {
    return SolutionText.branch(solved.asked(), lines);
  }
}
