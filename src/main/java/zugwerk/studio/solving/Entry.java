package zugwerk.studio.solving;

import java.util.List;
import java.util.Optional;
import zugwerk.solve.Line;

/**
 * A row of the solution tree: a line of the solution, or a heading over some.
 *
 * @param text what the row says
 * @param line the line, if it is one
 * @param passed whether the other side passes before the line is played, as before a threat and in set play
 * @param below the rows under it
 */
record Entry(String text, Optional<Line> line, boolean passed, List<Line> below) {

  static Entry heading(String text, List<Line> below) {
    return new Entry(text, Optional.empty(), false, below);
  }

  static Entry of(Line line, boolean passed) {
    StringBuilder text = new StringBuilder();
    text.append(line.number()).append(line.solving() ? "." : "...").append(line.text());
    switch (line.role()) {
      case KEY, REFUTATION -> text.append(" !");
      case TRY -> text.append(" ?");
      case THREAT -> text.insert(0, "threat: ");
      default -> { }
    }
    if (line.solving() && !line.goal() && line.threats().isEmpty() && !line.replies().isEmpty()
        && !line.text().endsWith("+")) {
      text.append("   zugzwang");
    }
    if (line.role() == Line.Role.DEFENCE && line.replies().size() > 1) {
      text.append("   dual");
    }
    return new Entry(text.toString(), Optional.of(line), passed, List.of());
  }
}
