package zugwerk.studio.solving.model;

import java.util.List;
import java.util.Optional;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Soundness;
import zugwerk.studio.editor.MoveMarks.Mark;

/** What is too much in a solution, to be drawn on the board: cooks with the keys beside them, and duals. */
public final class SolutionMarks {

  private SolutionMarks() {}

  /** The first moves of a problem that is cooked, as far as they belong to the diagram and not to a twin. */
  public static List<Mark> ofDiagram(Problem diagram, Solved solved) {
    Problem part = solved.parts().getFirst().twin().problem();
    Solution solution = solved.parts().getFirst().solution();
    if (solution.verdict() != Soundness.COOKED || solution.keys().size() < 2 || !part.setup().equals(diagram.setup())) {
      return List.of();
    }
    return solution.keys().stream().map(key -> mark(key, Sign.ofKey(diagram, part, key))).distinct().toList();
  }

  /** The moves that follow a line, where there should be one: duals. */
  public static List<Mark> after(SolutionNode line) {
    return Sign.of(line).equals(Optional.of(Sign.DUAL))
        ? line.replies().stream().map(reply -> mark(reply, Sign.DUAL)).toList()
        : List.of();
  }

  private static Mark mark(SolutionNode line, Sign sign) {
    return new Mark(line.move(), sign.shortWord(), sign.style());
  }
}
