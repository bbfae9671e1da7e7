package zugwerk.diagram;

import java.awt.geom.AffineTransform;
import java.util.ArrayList;
import java.util.List;

/** The printed solution below a board. Lines that are too long go on with an indent. */
final class SolutionFigure {

  private static final double SIZE = 0.3;
  private static final double LINE = SIZE * 1.4;
  private static final double INDENT = 0.3;
  private static final double WIDTH = 8;

  private final List<Mark> marks = new ArrayList<>();
  private double y;

  SolutionFigure(List<DiagramSolution.Line> lines, Style style) {
    for (DiagramSolution.Line line : lines) {
      y += line.first() && y > 0 ? 0.4 * LINE : 0;
      double x = line.indent() * INDENT;
      for (String part : Lettering.wrap(line.text(), line.heading(), SIZE, WIDTH - x - INDENT)) {
        y += LINE;
        marks.add(Mark.Text.of(part, x, y - 0.3 * SIZE, SIZE, Mark.Align.START, line.heading(), style.line()));
        x = (line.indent() + 1) * INDENT;
      }
    }
  }

  double height() {
    return y;
  }

  Mark placed(double left, double top) {
    return new Mark.Group("solution", marks).placed(AffineTransform.getTranslateInstance(left, top));
  }
}
