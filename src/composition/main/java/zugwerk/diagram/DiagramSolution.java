package zugwerk.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import zugwerk.content.printed.PrintedBlock;
import zugwerk.content.printed.PrintedLine;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.printed.PrintedPart;
import zugwerk.content.printed.PrintedSolution;
import zugwerk.problem.Solved;
import zugwerk.solve.Soundness;

/**
 * The solution of a diagram: steps on a web page, printed lines in other formats.
 *
 * @param full whether the complete analysis is shown instead of the printed solution
 */
public record DiagramSolution(Solved solved, PrintedSolution printed, boolean full) {

  /** How far the analysis indents a move. */
  private static final int STEP = 3;

  /** The printed solution of what was solved. */
  public static DiagramSolution of(Solved solved, PrintedOptions options, boolean full) {
    return new DiagramSolution(solved, PrintedSolution.of(solved, options), full);
  }

  /**
   * A line on paper.
   *
   * @param indent its depth below the lines before it, from 0
   * @param first whether it begins what belongs together
   */
  record Line(String text, int indent, boolean heading, boolean first) {}

  /**
   * The lines on paper. By-play is left out, and so is the verdict of a sound problem, as in a magazine.
   *
   * @param letters converts the piece letters
   */
  List<Line> lines(UnaryOperator<String> letters) {
    List<Line> lines = new ArrayList<>();
    if (full) {
      solved.text().lines().filter(line -> !line.isBlank())
          .forEach(line -> add(lines, line, (line.length() - line.stripLeading().length()) / STEP, false));
      return written(lines, letters);
    }
    for (int i = 0; i < printed.parts().size(); i++) {
      PrintedPart part = printed.parts().get(i);
      add(lines, part.heading(), 0, true);
      add(lines, part.remark(), 0, false);
      for (PrintedBlock block : part.blocks()) {
        int begin = lines.size();
        add(lines, block.title(), 0, true);
        lines(lines, block.lines(), 0);
        if (block.title().isEmpty() && begin < lines.size()) {
          Line line = lines.get(begin);
          lines.set(begin, new Line(line.text(), line.indent(), false, true));
        }
      }
      if (solved.parts().get(i).solution().verdict() != Soundness.SOUND) {
        add(lines, part.verdict(), 0, false);
      }
    }
    return written(lines, letters);
  }

  private static List<Line> written(List<Line> lines, UnaryOperator<String> letters) {
    return lines.stream().map(line -> new Line(letters.apply(line.text()), line.indent(), line.heading(), line.first()))
        .toList();
  }

  /** As plain text; ends in a line break. */
  String text() {
    return full ? solved.text() : printed.text();
  }

  private static void lines(List<Line> lines, List<PrintedLine> printed, int indent) {
    for (PrintedLine line : printed) {
      if (!line.folded()) {
        add(lines, line.text(), indent, false);
        lines(lines, line.below(), indent + 1);
      }
    }
  }

  /** Blanks that align columns in a monospaced font are of no use in others. */
  private static void add(List<Line> lines, String text, int indent, boolean heading) {
    if (!text.isBlank()) {
      lines.add(new Line(text.strip().replaceAll("\\s+", " "), indent, heading, heading));
    }
  }
}
