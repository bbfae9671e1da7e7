package zugwerk.studio.solving;

import java.util.List;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Soundness;
import zugwerk.studio.editor.MoveMarks.Mark;

/** The moves that the board marks: cooks, with the key, and duals. */
public final class SolutionMarks {

  private SolutionMarks() {}

  /**
   * The keys of a cooked diagram, not of its twins. In help and series play several first moves are no fault, unless
   * the problem names the intended ones.
   */
  public static List<Mark> ofDiagram(Problem diagram, Solved solved) {
    Problem part = solved.parts().getFirst().twin().problem();
    Solution solution = solved.parts().getFirst().solution();
    if (!part.setup().equals(diagram.setup())) {
      return List.of();
    }
    if (!solution.stipulation().hasKeys()) {
      boolean cooked = VerdictReason.unintended(diagram, solved.parts().getFirst()).findAny().isPresent();
      return cooked ? solution.keys().stream().map(key -> mark(key, Sign.ofKey(diagram, part, key))).distinct().toList()
          : List.of();
    }
    if (solution.verdict() != Soundness.COOKED || solution.keys().size() < 2) {
      return List.of();
    }
    return solution.keys().stream().map(key -> mark(key, Sign.ofKey(diagram, part, key))).distinct().toList();
  }

  public static List<Mark> after(LinePath path) {
    return path.isDual() ? path.last().replies().stream().map(reply -> mark(reply, Sign.DUAL)).toList() : List.of();
  }

  private static Mark mark(SolutionNode line, Sign sign) {
    return new Mark(line.move(), sign.shortWord(), sign.style());
  }
}
