package zugwerk.content.theme;

import java.util.List;
import zugwerk.problem.Problem;
import zugwerk.solve.SolutionNode;

/**
 * A theme in a problem.
 *
 * @param sentence what shows it, with the moves
 * @param lines the moves that show it
 */
public record ThemeFinding(Theme theme, String sentence, List<Line> lines) {

  public ThemeFinding {
    lines = List.copyOf(lines);
  }

  /**
   * Moves that show a theme.
   *
   * @param part the part of the problem
   * @param path the moves from the diagram on, at least one
   */
  public record Line(Problem part, List<SolutionNode> path) {

    public Line {
      path = List.copyOf(path);
    }

    /** The moves with their numbers, as {@code 1.Qa1! Ke4 2.Qd4#}. */
    public String text() {
      StringBuilder text = new StringBuilder();
      for (SolutionNode move : path) {
        boolean first = text.isEmpty();
        text.append(first ? "" : " ").append(move.solving() ? move.number() + "." : first || move.passed()
            ? move.number() + "..." : "").append(move.text());
      }
      return text.toString();
    }
  }
}
