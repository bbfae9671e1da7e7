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
import zugwerk.solve.Solution;
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
   * @param columns the half-moves of help and series play, to be aligned with those of other lines; otherwise empty
   * @param indent its depth below the lines before it, from 0
   * @param first whether it begins what belongs together
   */
  record Line(String text, List<String> columns, int indent, boolean heading, boolean first) {

    Line {
      columns = List.copyOf(columns);
    }

    /** Blanks that align columns in a monospaced font are of no use in others. */
    static Line of(String text, int indent) {
      return new Line(text.strip().replaceAll("\\s+", " "), List.of(), indent, false, false);
    }

    static Line heading(String text) {
      return new Line(text, List.of(), 0, true, true);
    }

    static Line columns(PrintedLine line) {
      List<String> cells = new ArrayList<>(line.words().stream().map(word -> word.text().strip()).toList());
      if (line.text().startsWith(" ")) {
        // It begins with a half-move.
        cells.addFirst("");
      }
      return new Line(of(line.text(), 0).text, cells, 0, false, false);
    }

    Line asFirst() {
      return new Line(text, columns, indent, heading, true);
    }

    Line with(UnaryOperator<String> letters) {
      return new Line(letters.apply(text), columns.stream().map(letters).toList(), indent, heading, first);
    }
  }

  /**
   * The lines on paper. By-play is left out, and so is the verdict of a sound problem, as in a magazine.
   *
   * @param letters converts the piece letters
   */
  List<Line> lines(UnaryOperator<String> letters) {
    List<Line> lines = new ArrayList<>();
    if (full) {
      solved.text().lines().forEach(
          line -> lines.add(Line.of(line, (line.length() - line.stripLeading().length()) / STEP)));
    } else {
      for (int i = 0; i < printed.parts().size(); i++) {
        part(lines, printed.parts().get(i), solved.parts().get(i).solution());
      }
    }
    return lines.stream().filter(line -> !line.text().isEmpty()).map(line -> line.with(letters)).toList();
  }

  private static void part(List<Line> lines, PrintedPart part, Solution solution) {
    lines.add(Line.heading(part.heading()));
    lines.add(Line.of(part.remark(), 0));
    for (PrintedBlock block : part.blocks()) {
      int begin = lines.size();
      if (block.columns()) {
        block.lines().forEach(line -> lines.add(Line.columns(line)));
      } else {
        lines(lines, block.lines(), 0);
      }
      boolean headed = lines.subList(0, begin).stream().filter(line -> !line.text().isEmpty()).reduce((_, last) -> last)
          .filter(Line::heading).isPresent();
      if (block.title().isEmpty() && !headed && begin < lines.size()) {
        lines.set(begin, lines.get(begin).asFirst());
      } else if (!block.title().isEmpty()) {
        lines.add(begin, Line.heading(block.title()));
      }
    }
    if (solution.verdict() != Soundness.SOUND) {
      lines.add(Line.of(part.verdict(), 0));
    }
  }

  /** As plain text; ends in a line break. */
  String text() {
    return full ? solved.text() : printed.text();
  }

  private static void lines(List<Line> lines, List<PrintedLine> printed, int indent) {
    for (PrintedLine line : printed) {
      if (!line.folded()) {
        lines.add(Line.of(line.text(), indent));
        lines(lines, line.below(), indent + 1);
      }
    }
  }
}
