package zugwerk.exchange;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolutionNode;

/** Adds the lines of a solution to a problem, so that formats with variations can write them as a tree. */
public final class SolutionLines {

  private SolutionLines() {}

  /**
   * Adds every line of the diagram's solution, from key to end, after the existing lines. Threats, and series in which
   * a side passes, cannot be played as lines.
   */
  public static Problem added(Problem problem, Solved solved) {
    PgnTree tree = new PgnTree(problem.variant(), problem.opening());
    Set<String> lines = new LinkedHashSet<>(problem.analysis().lines());
    solved.parts().stream().filter(part -> part.twin().changes().isEmpty()).limit(1)
        .flatMap(part -> part.solution().keys().stream()).forEach(key -> walk(key, new ArrayList<>(), tree));
    lines.addAll(tree.lines());
    return problem.withAnalysis(analysis -> analysis.withLines(List.copyOf(lines)));
  }

  /** Adds the lines if a format can hold them. */
  public static Problem added(Problem problem, Solved solved, ExchangeFormat format) {
    return format.holdsSolution(problem) ? added(problem, solved) : problem;
  }

  private static void walk(SolutionNode line, List<String> before, PgnTree tree) {
    if (line.passed()) {
      return;
    }
    List<String> moves = new ArrayList<>(before);
    moves.add(line.text() + (line.role() == SolutionNode.Role.KEY ? "!" : ""));
    List<SolutionNode> replies = line.replies().stream().filter(reply -> !reply.passed()).toList();
    if (replies.isEmpty()) {
      tree.join(String.join(" ", moves));
    }
    replies.forEach(reply -> walk(reply, moves, tree));
  }
}
