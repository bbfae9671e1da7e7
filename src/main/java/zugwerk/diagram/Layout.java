package zugwerk.diagram;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import zugwerk.board.Man;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/** Where everything in a diagram stands. The unit is the side of a square. */
final class Layout {

  private static final double MARGIN = 0.45;
  private static final double LINE = 0.42;
  private static final double TEXT = 0.34;
  private static final double SMALL = 0.27;
  private static final double FRAME = 0.035;
  private static final Color TILE_BLACK = new Color(0x24272c);
  private static final Color TILE_GREY = new Color(0x8a8d93);

  private final Diagram diagram;
  private final Style style;
  private final double top;
  private final List<Mark> marks = new ArrayList<>();

  Layout(Diagram diagram, Style style) {
    this.diagram = diagram;
    this.style = style;
    top = MARGIN + diagram.above().size() * LINE + (diagram.above().isEmpty() ? 0 : 0.12);
    fill(new Rectangle2D.Double(0, 0, width(), height()), style.paper());
    captions();
    squares();
    state(Slot::isColour);
    men();
    state(slot -> !slot.isColour());
    frame();
  }

  List<Mark> marks() {
    return marks;
  }

  double width() {
    return 8 + 2 * MARGIN;
  }

  double height() {
    return top + 8 + (diagram.coordinates() ? SMALL : 0) + 0.15 + LINE * (1 + diagram.notes().size()) + MARGIN / 2;
  }

  private void captions() {
    double y = MARGIN + 0.2;
    for (int i = 0; i < diagram.above().size(); i++) {
      text(diagram.above().get(i), width() / 2, y, i == 0 ? TEXT : SMALL + 0.02, Mark.Align.MIDDLE, i == 0);
      y += LINE;
    }
    y = top + 8 + (diagram.coordinates() ? SMALL : 0) + 0.15 + 0.3;
    text(diagram.stipulation(), MARGIN, y, TEXT, Mark.Align.START, true);
    text(diagram.menCount(), 8 + MARGIN, y, TEXT, Mark.Align.END, false);
    for (String note : diagram.notes()) {
      y += LINE;
      text(note, MARGIN, y, SMALL, Mark.Align.START, false);
    }
  }

  private void squares() {
    fill(new Rectangle2D.Double(MARGIN, top, 8, 8), style.light());
    for (int square = 0; square < Square.COUNT; square++) {
      if ((Square.file(square) + Square.rank(square)) % 2 == 0) {
        if (style.hatched()) {
          marks.add(new Mark.Stroke(hatch(x(square), y(square)), style.dark(), 0.022));
        } else {
          fill(new Rectangle2D.Double(x(square), y(square), 1, 1), style.dark());
        }
      }
    }
  }

  /** Slanting lines across a square, as in problem magazines. */
  private static Shape hatch(double x, double y) {
    Path2D lines = new Path2D.Double();
    int count = 8;
    for (int i = 1; i < 2 * count; i++) {
      double at = (double) i / count;
      double start = Math.max(0, at - 1);
      double end = Math.min(1, at);
      lines.moveTo(x + start, y + at - start);
      lines.lineTo(x + end, y + at - end);
    }
    return lines;
  }

  private void men() {
    for (int square = 0; square < Square.COUNT; square++) {
      int man = diagram.setup().man(square);
      if (man != Man.NONE) {
        char letter = diagram.setup().schema().types().get(Man.type(man)).letter();
        ManShapes.Outline outline = ManShapes.of(letter, Man.side(man) == 1);
        AffineTransform place = AffineTransform.getTranslateInstance(x(square), y(square));
        Shape body = place.createTransformedShape(outline.body());
        // A rim in the body's colour keeps hatching away from the ink.
        marks.add(new Mark.Stroke(body, style.body(), 0.07));
        fill(body, style.body());
        fill(place.createTransformedShape(outline.ink()), style.line());
      }
    }
  }

  /** What the game remembers of squares and men: colours as tiles, which men cover but for an edge, the rest as badges. */
  private void state(Predicate<Slot> which) {
    Setup setup = diagram.setup();
    for (int square = 0; square < Square.COUNT; square++) {
      int at = square;
      List<Slot> slots = setup.schema().slots().stream().filter(Slot::isOnSquares).filter(which)
          .filter(slot -> value(slot, at) != 0).toList();
      if (!slots.isEmpty() && slots.getFirst().isColour()) {
        tile(square, value(slots.getFirst(), square));
      } else if (!slots.isEmpty()) {
        badge(square, slots.stream().map(slot -> slot.sign(value(slot, at))).collect(Collectors.joining()));
      }
    }
  }

  private int value(Slot slot, int square) {
    return diagram.setup().get(diagram.setup().schema().offset(slot) + square);
  }

  /** White, black or grey, edged so that each is told from paper and hatching. */
  private void tile(int square, int colour) {
    Shape shape = new RoundRectangle2D.Double(x(square) + 0.06, y(square) + 0.06, 0.88, 0.88, 0.1, 0.1);
    fill(shape, colour == 1 ? Color.WHITE : colour == 2 ? TILE_BLACK : TILE_GREY);
    marks.add(new Mark.Stroke(shape, colour == 2 ? Color.WHITE : style.line(), 0.03));
  }

  private void badge(int square, String text) {
    double width = 0.16 + 0.14 * text.length();
    Shape shape = new RoundRectangle2D.Double(x(square) + 0.97 - width, y(square) + 0.03, width, 0.3, 0.3, 0.3);
    fill(shape, Color.WHITE);
    marks.add(new Mark.Stroke(shape, style.line(), 0.025));
    marks.add(new Mark.Text(
        text, x(square) + 0.97 - width / 2, y(square) + 0.26, 0.25, Mark.Align.MIDDLE, true, Color.BLACK));
  }

  private void frame() {
    marks.add(new Mark.Stroke(new Rectangle2D.Double(MARGIN, top, 8, 8), style.line(), FRAME));
    if (!diagram.coordinates()) {
      return;
    }
    for (int i = 0; i < 8; i++) {
      int shown = diagram.flipped() ? 7 - i : i;
      text(String.valueOf((char) ('a' + shown)), MARGIN + i + 0.5, top + 8 + SMALL, SMALL, Mark.Align.MIDDLE, false);
      text(String.valueOf(8 - shown), MARGIN / 2, top + i + 0.6, SMALL, Mark.Align.MIDDLE, false);
    }
  }

  private double x(int square) {
    return MARGIN + (diagram.flipped() ? 7 - Square.file(square) : Square.file(square));
  }

  private double y(int square) {
    return top + (diagram.flipped() ? Square.rank(square) : 7 - Square.rank(square));
  }

  private void fill(Shape shape, Color color) {
    marks.add(new Mark.Fill(shape, color));
  }

  private void text(String text, double x, double y, double size, Mark.Align align, boolean bold) {
    if (!text.isEmpty()) {
      marks.add(new Mark.Text(text, x, y, size, align, bold, style.line()));
    }
  }
}
