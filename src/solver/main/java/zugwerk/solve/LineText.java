package zugwerk.solve;

import java.util.List;
import zugwerk.solve.SolutionNode.Role;

/** Writes solutions of help play, series play and studies, one a line: {@code   1.Rd8 Bc6   2.Nd7 Rb3 #}. */
final class LineText {

  private final StringBuilder text;
  private final boolean study;
  private final boolean series;
  private final boolean oneAnswer;
  private final Stipulation stipulation;

  LineText(Stipulation stipulation, StringBuilder text) {
    this.text = text;
    study = stipulation.isStudy();
    series = !study && !stipulation.play().isHelp();
    oneAnswer = !stipulation.play().endsAgainstWill();
    this.stipulation = stipulation;
  }

  void lines(List<SolutionNode> lines) {
    lines.forEach(line -> line(line, ""));
  }

  private void line(SolutionNode line, String before) {
    String here = before + written(line, before.isEmpty());
    if (line.replies().isEmpty()) {
      text.append(here).append('\n');
    } else if (!oneAnswer && line.replies().getFirst().goal()) {
      // All moves to which the other side is forced belong to the same solution.
      List<String> ends = line.replies().stream().map(reply -> written(reply, false)).toList();
      text.append(here).append(String.join(" /", ends)).append('\n');
    } else {
      line.replies().stream().filter(reply -> reply.role() != Role.TRY && reply.role() != Role.WASTE_OF_TIME)
          .forEach(reply -> line(reply, here));
    }
  }

  private String written(SolutionNode line, boolean first) {
    String number = stipulation.number(line);
    String sign = line.role() == Role.WASTE_OF_TIME ? "(wastes time)" : line.role().sign();
    String move =
        SolutionText.spaced(line, stipulation.goal(line)) + (study && !sign.isEmpty() ? " " + sign : "");
    if (first) {
      return "  " + number + move;
    }
    return line.solving() ? (series ? " " : "   ") + number + move : " " + move;
  }
}
