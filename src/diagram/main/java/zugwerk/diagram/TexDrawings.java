package zugwerk.diagram;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.util.List;
import java.util.Locale;
import zugwerk.problem.Drawing;
import zugwerk.work.Texts;

/**
 * Arrows and rings in LaTeX. The package {@code diagram} has none, but prints texts on squares, under the pieces: all
 * drawings are one text on a1 without a size, drawn by {@code pict2e}.
 */
final class TexDrawings {

  private static final String COMMAND = "\\boarddrawing";

  private TexDrawings() {}

  static String preamble(String body) {
    return !body.contains(COMMAND) ? "" : """
        % Arrows and rings, where the package for them is installed. The unit is the side of a square.
        \\newif\\ifboarddrawings
        \\IfFileExists{pict2e.sty}{\\usepackage{pict2e}\\usepackage{color}\\boarddrawingstrue}{}
        \\makeatletter
        \\newcommand{\\boarddrawing}[1]{%
          \\ifboarddrawings{\\unitlength=\\sq@width\\begin{picture}(0,0)#1\\end{picture}}\\fi}
        \\makeatother
        """;
  }

  static String field(List<Drawing> drawings, Texts texts) {
    if (drawings.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder("\\fieldtext{{").append(COMMAND).append("{%\n");
    for (Drawing drawing : drawings) {
      Color color = DrawingShapes.color(drawing.pen());
      text.append("% ").append(texts.lang(drawing.description())).append('\n').append(String.format(Locale.ROOT,
          "{\\color[rgb]{%.2f,%.2f,%.2f}", color.getRed() / 255.0, color.getGreen() / 255.0, color.getBlue() / 255.0));
      path(DrawingShapes.of(drawing, false), text);
      text.append("\\fillpath}%\n");
    }
    return text.append("}}a1}\n").toString();
  }

  private static void path(Shape shape, StringBuilder text) {
    double[] points = new double[6];
    double x = 0;
    double y = 0;
    for (PathIterator path = shape.getPathIterator(null); !path.isDone(); path.next()) {
      switch (path.currentSegment(points)) {
        case PathIterator.SEG_MOVETO -> text.append("\\moveto").append(point(points[0], points[1]));
        case PathIterator.SEG_LINETO -> text.append("\\lineto").append(point(points[0], points[1]));
        // A quadratic curve is a cubic one whose inner points lie two thirds of the way to its own.
        case PathIterator.SEG_QUADTO -> text.append("\\curveto")
            .append(point((x + 2 * points[0]) / 3, (y + 2 * points[1]) / 3))
            .append(point((points[2] + 2 * points[0]) / 3, (points[3] + 2 * points[1]) / 3))
            .append(point(points[2], points[3]));
        case PathIterator.SEG_CUBICTO -> text.append("\\curveto").append(point(points[0], points[1]))
            .append(point(points[2], points[3])).append(point(points[4], points[5]));
        default -> text.append("\\closepath%\n");
      }
      int last = switch (path.currentSegment(points)) {
        case PathIterator.SEG_QUADTO -> 2;
        case PathIterator.SEG_CUBICTO -> 4;
        default -> 0;
      };
      x = points[last];
      y = points[last + 1];
    }
  }

  private static String point(double x, double y) {
    return String.format(Locale.ROOT, "(%.3f,%.3f)", x - 0.5, 7.5 - y);
  }
}
