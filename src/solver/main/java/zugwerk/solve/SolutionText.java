package zugwerk.solve;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zugwerk.work.Texts;

/** A solution as text in the layout of Popeye, with the written moves of this program. */
public final class SolutionText {

  private static final Pattern SIGN = Pattern.compile("([+#])(?=$|\\[| \\()");

  private static final int MOST_DUALS = 20;

  private final StringBuilder text = new StringBuilder();
  private final Stipulation stipulation;
  private final IdentityHashMap<SolutionNode, String> remarks = new IdentityHashMap<>();

  private SolutionText(Stipulation stipulation) {
    this.stipulation = stipulation;
  }

  /** The whole solution: set play, tries, keys or lines, and a closing line with the verdict. */
  public static String of(Solution solution) {
    SolutionText writer = new SolutionText(solution.stipulation());
    solution.keys().forEach(key -> solution.shortLength(key).ifPresent(
        moves -> writer.remarks.put(key, " (" + solution.stipulation().inMoves(moves) + ")")));
    if (solution.terms().postKey()) {
      writer.afterKey(solution.setPlay());
    } else if (solution.stipulation().isBattle()) {
      writer.block(solution.setPlay());
      Stream.concat(solution.tries().stream(), solution.keys().stream()).forEach(line -> writer.block(List.of(line)));
    } else {
      LineText lines = new LineText(solution.stipulation(), writer.text);
      Stream.of(solution.setPlay(), solution.keys(), solution.tries()).filter(phase -> !phase.isEmpty())
          .forEach(phase -> {
            lines.lines(phase);
            writer.text.append('\n');
          });
    }
    writer.closing(solution);
    return writer.text.toString();
  }

  /**
   * A branch of a solution: the moves that lead to it, and all that follows.
   *
   * @param path the moves from the first to the one whose play is wanted, at least one
   */
  public static String branch(Stipulation stipulation, List<SolutionNode> path) {
    SolutionText writer = new SolutionText(stipulation);
    if (stipulation.isBattle()) {
      for (SolutionNode line : path.subList(0, path.size() - 1)) {
        writer.head(line);
        writer.text.append('\n');
      }
      writer.line(path.getLast());
    } else {
      SolutionNode branch = path.getLast();
      for (SolutionNode line : path.subList(0, path.size() - 1).reversed()) {
        branch = new SolutionNode(line.role(), line.move(), line.text(), line.ply(), line.goal(), line.passed(),
            line.threats(), List.of(branch));
      }
      new LineText(stipulation, writer.text).lines(List.of(branch));
    }
    return writer.text.toString();
  }

  private void block(List<SolutionNode> lines) {
    lines(lines);
    if (!lines.isEmpty()) {
      text.append('\n');
    }
  }

  private void line(SolutionNode first) {
    head(first);
    SolutionNode line = first;
    while (line.isFollowedByPass() && line.replies().size() == 1) {
      line = line.replies().getFirst();
      text.append("   ");
      move(line);
    }
    if (line.solving() && !line.goal()) {
      text.append(line.threats().isEmpty() ? isZugzwang(line) ? " zugzwang." : "" : " threat:");
    }
    text.append('\n');
    line.threats().forEach(this::line);
    replies(line.replies());
  }

  private void afterKey(List<SolutionNode> play) {
    List<SolutionNode> threats = play.stream().filter(line -> line.role() == SolutionNode.Role.THREAT).toList();
    // Without a threat it may be zugzwang or check, which only the position shows.
    text.append(threats.isEmpty() ? "" : "   threat:\n");
    threats.forEach(this::line);
    replies(play.stream().filter(line -> line.role() != SolutionNode.Role.THREAT).toList());
    text.append('\n');
  }

  private void replies(List<SolutionNode> replies) {
    lines(replies.stream().filter(reply -> reply.role() != SolutionNode.Role.REFUTATION).toList());
    List<SolutionNode> refutations =
        replies.stream().filter(reply -> reply.role() == SolutionNode.Role.REFUTATION).toList();
    if (!refutations.isEmpty()) {
      text.append("    but\n");
      lines(refutations);
    }
  }

  /** The moves of one level. Defences with the same answers are grouped, the answers below the last of them. */
  private void lines(List<SolutionNode> lines) {
    for (int i = 0; i < lines.size(); i++) {
      boolean metLikeTheNext = i + 1 < lines.size() && lines.get(i).hasSameAnswersAs(lines.get(i + 1));
      if (metLikeTheNext) {
        head(lines.get(i));
        text.append('\n');
      } else {
        line(lines.get(i));
      }
    }
  }

  private void head(SolutionNode line) {
    text.append(indent(line.ply()));
    move(line);
  }

  private void move(SolutionNode line) {
    text.append(line.number()).append(line.solving() ? "." : "...")
        .append(spaced(line, stipulation.goal())).append(sign(line)).append(remarks.getOrDefault(line, ""));
  }

  /** In reflex play, a side that must reach the goal is not in zugzwang. */
  private boolean isZugzwang(SolutionNode line) {
    boolean reflex =
        stipulation.play().obliges() && line.replies().stream().allMatch(SolutionNode::goal);
    return !line.replies().isEmpty() && !line.isFollowedByPass() && !SIGN.matcher(line.text()).find() && !reflex;
  }

  private static String indent(int ply) {
    return " ".repeat(ply == 0 ? 3 : 4 * ply + 2);
  }

  /** Puts a blank before the signs of check and mate, and adds the sign of the goal if it is missing. */
  static String spaced(SolutionNode line, Goal goal) {
    String spaced = SIGN.matcher(line.text()).replaceFirst(" $1");
    return line.goal() ? spaced + goal.kind().mark(line.text()) : spaced;
  }

  private static String sign(SolutionNode line) {
    String sign = line.role().sign();
    return line.role() == SolutionNode.Role.DUTY ? " " + sign + " must be played" : sign.isEmpty() ? "" : " " + sign;
  }

  private void closing(Solution solution) {
    solution.duals().stream().limit(MOST_DUALS).forEach(dual -> text.append("dual: ").append(dual).append('\n'));
    text.append(stipulation).append(": ").append(solution.verdict().word());
    List<String> terms = solution.terms().words(Texts.ENGLISH);
    if (!terms.isEmpty()) {
      text.append(" within: ").append(String.join("; ", terms));
    }
    boolean battle = stipulation.hasKeys();
    switch (solution.verdict()) {
      case COOKED -> text.append(", ").append(solution.solutions()).append(battle ? " keys" : " solutions");
      case SHORT -> text.append(", solved as ").append(stipulation.inMoves(solution.shortest().getAsInt()));
      case SOUND, UNSOLVABLE, UNFINISHED -> {
        if (!battle && solution.solutions() > 0) {
          text.append(", ").append(solution.solutions()).append(" of ").append(solution.statedSolutions())
              .append(solution.statedSolutions() == 1 ? " solution" : " solutions");
        }
      }
    }
    if (stipulation.isLastMove() && solution.complete() && solution.solutions() == 0) {
      text.append(", no move can have led to the position");
    }
    if (stipulation.isStudy() && solution.shortest().isPresent()) {
      text.append(", mate in ").append(solution.shortest().getAsInt());
    }
    solution.listed().ifPresent(lines -> text.append(", ").append(lines).append(" of ")
        .append(solution.solutions()).append(" solutions listed"));
    int duals = solution.duals().size();
    if (duals > 0) {
      text.append(duals == 1 ? ", 1 dual" : ", " + duals + " duals");
    }
    text.append(String.format(Locale.ROOT, "; %.2f s, %,d moves played\n", solution.seconds(), solution.nodes()));
  }
}
