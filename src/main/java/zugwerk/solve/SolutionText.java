package zugwerk.solve;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A solution as text in the layout that problemists know from Popeye, with our written moves. */
public final class SolutionText {

  private static final Pattern SIGN = Pattern.compile("([+#])(?=$|\\[| \\()");

  private final StringBuilder text = new StringBuilder();

  private SolutionText() {}

  /** The whole solution: set play, tries, keys, and a closing line with the verdict. */
  public static String of(Solution solution) {
    SolutionText writer = new SolutionText();
    writer.block(solution.setPlay());
    Stream.concat(solution.tries().stream(), solution.keys().stream()).forEach(line -> writer.block(List.of(line)));
    writer.closing(solution);
    return writer.text.toString();
  }

  private void block(List<Line> lines) {
    lines.forEach(this::line);
    if (!lines.isEmpty()) {
      text.append('\n');
    }
  }

  private void line(Line line) {
    text.append(indent(line.ply())).append(line.number()).append(line.solving() ? "." : "...")
        .append(spaced(line)).append(sign(line));
    if (line.solving() && !line.goal()) {
      text.append(line.threats().isEmpty() ? line.replies().isEmpty() || checks(line) ? "" : " zugzwang." : " threat:");
    }
    text.append('\n');
    line.threats().forEach(this::line);
    List<Line> replies = line.replies();
    replies.stream().filter(reply -> reply.role() != Line.Role.REFUTATION).forEach(this::line);
    List<Line> refutations = replies.stream().filter(reply -> reply.role() == Line.Role.REFUTATION).toList();
    if (!refutations.isEmpty()) {
      text.append("    but\n");
      refutations.forEach(this::line);
    }
  }

  private static boolean checks(Line line) {
    return SIGN.matcher(line.text()).find();
  }

  private static String indent(int ply) {
    return " ".repeat(ply == 0 ? 3 : 4 * ply + 2);
  }

  /** Signs of check and mate stand apart from the move; where a King dies without them, that is said. */
  private static String spaced(Line line) {
    String spaced = SIGN.matcher(line.text()).replaceFirst(" $1");
    return line.goal() && !line.text().contains("#") ? spaced + " (the King dies)" : spaced;
  }

  private static String sign(Line line) {
    return switch (line.role()) {
      case KEY, REFUTATION -> " !";
      case TRY -> " ?";
      default -> "";
    };
  }

  private void closing(Solution solution) {
    text.append(solution.stipulation()).append(": ").append(solution.verdict().word());
    if (solution.verdict() == Soundness.COOKED) {
      text.append(", ").append(solution.keys().size()).append(" keys");
    }
    if (solution.verdict() == Soundness.SHORT) {
      text.append(", mate in ").append(solution.shortest().getAsInt());
    }
    if (solution.duals() > 0) {
      text.append(solution.duals() == 1 ? ", 1 dual" : ", " + solution.duals() + " duals");
    }
    text.append(String.format(Locale.ROOT, "; %.2f s, %,d moves played%n", solution.seconds(), solution.nodes()));
  }
}
