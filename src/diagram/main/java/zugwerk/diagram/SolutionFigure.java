package zugwerk.diagram;

import java.awt.geom.AffineTransform;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zugwerk.work.Message;

/** The printed solution below a board. Lines that are too long go on with an indent. */
final class SolutionFigure {

  private static final double SIZE = 0.3;
  private static final double LINE = SIZE * 1.4;
  private static final double INDENT = 0.3;
  private static final double GAP = 0.2;
  private static final double WIDTH = 8;

  private final Style style;
  private final List<Mark> marks = new ArrayList<>();
  private double y;

  SolutionFigure(List<DiagramSolution.Line> lines, Style style) {
    this.style = style;
    double[] places = places(lines);
    for (DiagramSolution.Line line : lines) {
      y += line.first() && y > 0 ? 0.4 * LINE : 0;
      if (line.columns().isEmpty() || places[places.length - 1] > WIDTH) {
        wrapped(line);
      } else {
        y += LINE;
        for (int i = 0; i < line.columns().size(); i++) {
          text(line.columns().get(i), places[i], false);
        }
      }
    }
  }

  /** Where each column begins, and at last their width. */
  private static double[] places(List<DiagramSolution.Line> lines) {
    int columns = lines.stream().mapToInt(line -> line.columns().size()).max().orElse(0);
    double[] places = new double[columns + 1];
    for (int i = 0; i < columns; i++) {
      int column = i;
      double width = lines.stream().map(DiagramSolution.Line::columns).filter(cells -> column < cells.size())
          .mapToDouble(cells -> Lettering.width(cells.get(column), false) * SIZE).max().orElse(0);
      // Between moves there is more space than inside them.
      places[i + 1] = places[i] + width + (width == 0 ? 0 : i % 2 == 0 ? GAP : 2 * GAP);
    }
    return places;
  }

  private void wrapped(DiagramSolution.Line line) {
    double indent = line.indent() * INDENT;
    List<String> parts = Lettering.wrap(line.text(), line.heading(), SIZE, WIDTH - indent - INDENT);
    IntStream.range(0, parts.size()).forEach(i -> {
      y += LINE;
      text(parts.get(i), indent + (i == 0 ? 0 : INDENT), line.heading());
    });
  }

  private void text(String text, double x, boolean bold) {
    if (!text.isEmpty()) {
      marks.add(Mark.Text.of(text, x, y - 0.3 * SIZE, SIZE, Mark.Align.START, bold, style.line()));
    }
  }

  double height() {
    return y;
  }

  Mark placed(double left, double top) {
    return new Mark.Group(Message.message("solution"), marks).placed(AffineTransform.getTranslateInstance(left, top));
  }
}
