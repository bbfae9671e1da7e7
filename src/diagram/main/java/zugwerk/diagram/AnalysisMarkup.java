package zugwerk.diagram;

import java.util.List;
import java.util.Locale;
import zugwerk.diagram.PageSteps.Reached;
import zugwerk.notation.LetterText;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.work.Texts;

/** The complete analysis of a part on a web page. */
final class AnalysisMarkup {

  private final PageSteps steps;
  private final StringBuilder text;
  private final Solution solution;
  private final LetterText letters;
  private final Texts texts;

  AnalysisMarkup(PageSteps steps, StringBuilder text, Solution solution, LetterText letters, Texts texts) {
    this.steps = steps;
    this.text = text;
    this.solution = solution;
    this.letters = letters;
    this.texts = texts;
  }

  void write(Reached root) {
    section(solution.stipulation().isStudy() ? texts.lang("Play") : texts.lang("Set play"), solution.setPlay(), root);
    section(texts.lang("Tries"), solution.tries(), root);
    boolean one = solution.keys().size() == 1;
    section(solution.stipulation().hasKeys() ? one ? texts.lang("Key") : texts.lang("Keys")
        : one ? texts.lang("Solution") : texts.lang("Solutions"), solution.keys(), root);
  }

  private void section(String title, List<SolutionNode> lines, Reached root) {
    if (!lines.isEmpty()) {
      text.append("<h3>").append(SvgWriter.escaped(title)).append("</h3>\n");
      list(lines, root);
    }
  }

  private void list(List<SolutionNode> lines, Reached before) {
    text.append("<ul>\n");
    for (int start = 0; start < lines.size();) {
      int end = start + 1;
      while (end < lines.size() && lines.get(start).hasSameAnswersAs(lines.get(end))) {
        end++;
      }
      text.append("<li>");
      // Defences with the same answer stand side by side, and the play follows the last one. After the others it is
      // hidden, but one can step through it.
      for (int other = start; other < end - 1; other++) {
        Reached here = step(lines.get(other), before);
        text.append("<span hidden>");
        play(lines.get(other), here);
        text.append("</span>");
      }
      line(lines.get(end - 1), before);
      text.append("</li>\n");
      start = end;
    }
    text.append("</ul>\n");
  }

  private Reached step(SolutionNode line, Reached before) {
    Reached reached = steps.step(line, before);
    String number = solution.stipulation().number(line).replace("...", "\u2026");
    steps.button(reached, line.role().name().toLowerCase(Locale.ROOT), number + written(line));
    return reached;
  }

  private void line(SolutionNode line, Reached before) {
    play(line, step(line, before));
  }

  private void play(SolutionNode line, Reached here) {
    if (solution.stipulation().isBattle() && isZugzwang(line)) {
      text.append("<em>").append(SvgWriter.escaped(texts.lang("zugzwang"))).append("</em>");
    }
    if (line.threats().isEmpty() && line.replies().size() == 1 && !line.solving()
        || line.replies().size() == 1 && (!solution.stipulation().isBattle() || line.isFollowedByPass())) {
      // A single answer follows its move on the same line.
      line(line.replies().getFirst(), here);
      return;
    }
    if (!line.threats().isEmpty()) {
      text.append("<em>").append(SvgWriter.escaped(texts.lang("threat"))).append("</em>");
      list(line.threats(), here);
    }
    List<SolutionNode> replies =
        line.replies().stream().filter(reply -> reply.role() != SolutionNode.Role.REFUTATION).toList();
    List<SolutionNode> refutations =
        line.replies().stream().filter(reply -> reply.role() == SolutionNode.Role.REFUTATION).toList();
    if (!replies.isEmpty()) {
      list(replies, here);
    }
    if (!refutations.isEmpty()) {
      text.append("<em>").append(SvgWriter.escaped(texts.lang("but"))).append("</em>");
      list(refutations, here);
    }
  }

  private static boolean isZugzwang(SolutionNode line) {
    return line.solving() && !line.goal() && line.threats().isEmpty() && !line.text().matches(".*[+#].*")
        && !line.replies().isEmpty() && line.replies().getFirst().role() == SolutionNode.Role.DEFENCE;
  }

  private String written(SolutionNode line) {
    String mark = line.goal() ? solution.stipulation().goal(line).kind().mark(line.text()) : "";
    String sign = solution.stipulation().sign(line);
    return letters.write(line.text()) + mark + (sign.isEmpty() ? "" : " " + sign);
  }
}
