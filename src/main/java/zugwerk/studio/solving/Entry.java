package zugwerk.studio.solving;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.problem.Problem;
import zugwerk.solve.Line;

/**
 * A row of the solution tree: a line of the solution, or a heading over some.
 *
 * @param text what the row says
 * @param sign what it is, where it is more than a move
 * @param line the line, if it is one; of several defences that are met alike, the first
 * @param part what was solved, on a heading over a part of the problem
 * @param below the rows under a heading
 */
record Entry(String text, Optional<Sign> sign, Optional<Line> line, Optional<Problem> part, List<Entry> below) {

  static Entry heading(String text, List<Entry> below) {
    return new Entry(text, Optional.empty(), Optional.empty(), Optional.empty(), below);
  }

  static Entry part(String text, Problem part, List<Entry> below) {
    return new Entry(text, Optional.empty(), Optional.empty(), Optional.of(part), below);
  }

  /** A row for lines that are met alike, mostly a single one. */
  static Entry of(List<Line> alike) {
    Line line = alike.getFirst();
    StringBuilder text = new StringBuilder();
    text.append(line.number()).append(line.solving() ? "." : "...")
        .append(alike.stream().map(Line::text).collect(Collectors.joining(", ")));
    switch (line.role()) {
      case KEY, REFUTATION -> text.append(" !");
      case TRY -> text.append(" ?");
      default -> {}
    }
    if (line.solving() && !line.goal() && line.threats().isEmpty() && !line.replies().isEmpty()
        && line.replies().getFirst().role() == Line.Role.DEFENCE && !line.text().endsWith("+")) {
      text.append("   zugzwang");
    }
    return new Entry(text.toString(), Optional.ofNullable(Sign.of(line)), Optional.of(line), Optional.empty(),
        List.of());
  }

  /** The same with another sign. */
  Entry signed(Sign other) {
    return new Entry(text, Optional.of(other), line, part, below);
  }
}
