package zugwerk.diagram;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RectangularShape;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;

final class SquareMarks {

  private static final int HATCHES = 8;
  private static final double HATCH = 0.02;
  private static final double RIM = 0.07;
  private static final double EDGE = 0.025;
  /** The distance between the two edges of a tile. */
  private static final double INNER = 0.055;
  private static final double BADGE = 0.35;
  private static final Color TILE_GREY = new Color(0x8a8d93);

  private final Style style;
  private final List<Mark> marks = new ArrayList<>();

  private SquareMarks(Style style) {
    this.style = style;
  }

  static Mark dark(Style style) {
    return style.hatched()
        ? new Mark.Stroke(hatch(0, 0, 1, HATCHES, false), style.dark(), HATCH)
        : new Mark.Fill(new Rectangle2D.Double(0, 0, 1, 1), style.dark());
  }

  static List<Mark> tile(Style style, int colour) {
    SquareMarks square = new SquareMarks(style);
    double inset = SquareState.TILE_INSET;
    Shape shape = frame(inset, 0.1);
    boolean crossed = colour == 3 && style.hatched();
    square.fill(shape, colour == 2 ? Color.BLACK : colour == 1 || crossed ? Color.WHITE : TILE_GREY);
    if (crossed) {
      square.marks.add(new Mark.Stroke(hatch(inset, inset, 1 - 2 * inset, 7, false), Color.BLACK, HATCH * 1.5));
      square.marks.add(new Mark.Stroke(hatch(inset, inset, 1 - 2 * inset, 7, true), Color.BLACK, HATCH * 1.5));
    }
    // Two edges show a tile on a square of its own colour.
    Color edge = colour == 2 ? Color.WHITE : Color.BLACK;
    square.marks.add(new Mark.Stroke(shape, edge, EDGE));
    square.marks.add(new Mark.Stroke(frame(inset + INNER, 0.05), edge, EDGE));
    return square.marks;
  }

  private static Shape frame(double inset, double corner) {
    return new RoundRectangle2D.Double(inset, inset, 1 - 2 * inset, 1 - 2 * inset, corner, corner);
  }

  static List<Mark> piece(Style style, Figure figure, boolean black) {
    SquareMarks square = new SquareMarks(style);
    PieceShapes.Outline outline = PieceShapes.of(style.pieces(), figure, black);
    // A rim in the colour of the body keeps the hatching away from the ink.
    square.marks.add(new Mark.Stroke(outline.body(), style.body(), RIM));
    square.fill(outline.body(), style.body());
    if (style.weight() == 0) {
      square.fill(outline.ink(), style.line());
    } else {
      square.marks.add(new Mark.Ink(outline.ink(),
          PieceShapes.of(style.pieces(), figure, black, style.weight()).ink(), style.line(), style.weight()));
    }
    return square.marks;
  }

  static List<Mark> badges(Style style, SquareState state) {
    SquareMarks square = new SquareMarks(style);
    if (!state.corner().isEmpty()) {
      square.badge(state.corner(), 0.02, true);
    }
    if (!state.foot().isEmpty()) {
      square.badge(state.foot(), 0.98 - BADGE, false);
    }
    return square.marks;
  }

  private void badge(String text, double top, boolean round) {
    double height = BADGE;
    double size = SquareState.textSize(text);
    double width = Math.max(height, Lettering.width(text, true) * size + 0.15);
    double corner = round ? height : 0.08;
    RectangularShape shape = new RoundRectangle2D.Double(0.98 - width, top, width, height, corner, corner);
    marks.add(new Mark.Stroke(shape, style.body(), 0.08));
    fill(shape, Color.WHITE);
    marks.add(new Mark.Stroke(shape, Color.BLACK, EDGE));
    marks.add(Mark.Text.of(text, shape.getCenterX(), top + height / 2 + 0.36 * size, size, Mark.Align.MIDDLE, true,
        Color.BLACK));
  }

  private void fill(Shape shape, Color color) {
    marks.add(new Mark.Fill(shape, color));
  }

  /** Diagonal lines, rising or falling to the right. None touches a corner, where squares meet. */
  private static Shape hatch(double x, double y, double side, int count, boolean falling) {
    Path2D lines = new Path2D.Double();
    for (int i = 0; i < 2 * count; i++) {
      double at = (i + 0.5) / count;
      double start = Math.max(0, at - 1);
      double end = Math.min(1, at);
      lines.moveTo(x + side * start, y + side * (falling ? 1 - at + start : at - start));
      lines.lineTo(x + side * end, y + side * (falling ? 1 - at + end : at - end));
    }
    return lines;
  }
}
