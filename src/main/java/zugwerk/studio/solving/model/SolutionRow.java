package zugwerk.studio.solving.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.problem.Problem;
import zugwerk.solve.SolutionNode;

/**
 * A row of the solution tree: a move of the solution, or a heading.
 *
 * @param text the text of the row
 * @param sign what it is; empty for an ordinary move
 * @param line the move, if it is one; if several defences with the same answers share the row, the first
 * @param part the part of the problem, on a heading over a part
 * @param below the rows under a heading
 */
public record SolutionRow(String text, Optional<Sign> sign, Optional<SolutionNode> line, Optional<Problem> part,
    List<SolutionRow> below) {

  public static SolutionRow heading(String text, List<SolutionRow> below) {
    return new SolutionRow(text, Optional.empty(), Optional.empty(), Optional.empty(), below);
  }

  public static SolutionRow part(String text, Problem part, List<SolutionRow> below) {
    return new SolutionRow(text, Optional.empty(), Optional.empty(), Optional.of(part), below);
  }

  /** A row for defences with the same answers, or for a single move. */
  public static SolutionRow of(List<SolutionNode> alike) {
    SolutionNode line = alike.getFirst();
    StringBuilder text = new StringBuilder();
    text.append(line.number()).append(line.solving() ? "." : "...")
        .append(alike.stream().map(SolutionNode::text).collect(Collectors.joining(", ")));
    switch (line.role()) {
      case KEY, REFUTATION -> text.append(" !");
      case TRY -> text.append(" ?");
      case DUTY -> text.append(" ?!");
      default -> {}
    }
    if (line.solving() && !line.goal() && line.threats().isEmpty() && !line.replies().isEmpty()
        && line.replies().getFirst().role() == SolutionNode.Role.DEFENCE && !line.text().endsWith("+")) {
      text.append("   zugzwang");
    }
    return new SolutionRow(text.toString(), Sign.of(line), Optional.of(line), Optional.empty(),
        List.of());
  }

  /** The same with another sign. */
  public SolutionRow signed(Sign other) {
    return new SolutionRow(text, Optional.of(other), line, part, below);
  }
}
