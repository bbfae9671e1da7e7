package zugwerk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.problem.Drawing;
import zugwerk.work.InputException;

/**
 * Arrows and coloured squares in a PGN comment, as other programs write them: {@code [%cal Ge2e4,Rd1d8]} and {@code
 * [%csl Gd5]}. A coloured square becomes a ring.
 */
final class PgnDrawings {

  private static final Pattern COMMAND = Pattern.compile("\\s*\\[%c(?:al|sl)\\s+([^\\]]*)\\]");

  private final List<Drawing> drawings = new ArrayList<>();

  /** Of several drawings of one square or arrow the last counts. */
  List<Drawing> drawings() {
    return List.copyOf(drawings);
  }

  String read(String comment) {
    return COMMAND.matcher(comment).replaceAll(command -> {
      String left = Stream.of(command.group(1).strip().split("[\\s,]+")).filter(text -> !take(text))
          .collect(Collectors.joining(","));
      return left.isEmpty() ? "" : Matcher.quoteReplacement(command.group().replace(command.group(1), left));
    }).strip();
  }

  private boolean take(String text) {
    try {
      Drawing drawing = Drawing.read(text);
      drawings.removeIf(other -> other.from() == drawing.from() && other.to() == drawing.to());
      return drawings.add(drawing);
    } catch (InputException _) {
      // Some programs have more colours.
      return false;
    }
  }

  static String write(List<Drawing> drawings) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < drawings.size(); i++) {
      Drawing drawing = drawings.get(i);
      boolean begins = i == 0 || drawings.get(i - 1).isRing() != drawing.isRing();
      boolean ends = i + 1 == drawings.size() || drawings.get(i + 1).isRing() != drawing.isRing();
      text.append(!begins ? "," : drawing.isRing() ? "[%csl " : "[%cal ").append(drawing.text())
          .append(ends ? "]" : "");
    }
    return text.toString();
  }
}
