package zugwerk.studio.solving;

import java.util.List;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Soundness;
import zugwerk.studio.editor.MoveMarks.Mark;

/** The faults of a solution that the board draws: cooks, together with the key, and duals. */
public final class SolutionMarks {

  private SolutionMarks() {}

  /**
   * The first moves that solve a cooked problem; those of the diagram only, not of its twins. The first moves of help
   * and series play are no faults: solutions may begin alike.
   */
  public static List<Mark> ofDiagram(Problem diagram, Solved solved) {
    Problem part = solved.parts().getFirst().twin().problem();
    Solution solution = solved.parts().getFirst().solution();
    if (solution.verdict() != Soundness.COOKED || !solution.stipulation().hasKeys() || solution.keys().size() < 2
        || !part.setup().equals(diagram.setup())) {
      return List.of();
    }
    return solution.keys().stream().map(key -> mark(key, Sign.ofKey(diagram, part, key))).distinct().toList();
  }

  /** The moves after a defence if there are several: duals. */
  public static List<Mark> after(LinePath path) {
    return path.isDual()
        ? path.last().replies().stream().map(reply -> mark(reply, Sign.DUAL)).toList()
        : List.of();
  }

  private static Mark mark(SolutionNode line, Sign sign) {
    return new Mark(line.move(), sign.shortWord(), sign.style());
  }
}
