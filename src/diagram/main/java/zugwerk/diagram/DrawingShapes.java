package zugwerk.diagram;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import zugwerk.problem.Drawing;
import zugwerk.problem.Drawing.Pen;

/** The shapes of arrows and rings on a board of 8 by 8 units with its upper left corner at 0, 0. */
public final class DrawingShapes {

  /** The light rim that separates a drawing from pieces. */
  private static final double RIM = 0.07;
  private static final double SHAFT = 0.12;
  private static final double HEAD = 0.36;
  private static final double HEAD_WIDTH = 0.4;
  private static final double RADIUS = 0.43;
  private static final double LINE = 0.09;

  private DrawingShapes() {}

  /** The outline of a drawing, to be filled with {@link #color its colour}. */
  public static Shape of(Drawing drawing, boolean flipped) {
    Point2D from = centre(drawing.from(), flipped);
    return drawing.isRing() ? ring(drawing.pen(), from) : arrow(drawing.pen(), from, centre(drawing.to(), flipped));
  }

  public static Color color(Pen pen) {
    return new Color(switch (pen) {
      case GREEN -> 0x15781B;
      case RED -> 0xB3261E;
      case BLUE -> 0x1F4FA8;
      case YELLOW -> 0xC77700;
    });
  }

  static List<Mark> marks(List<Drawing> drawings, boolean rings, Look look) {
    List<Mark> marks = new ArrayList<>();
    drawings.stream().filter(drawing -> drawing.isRing() == rings).forEach(drawing -> {
      Shape shape = of(drawing, look.flipped());
      marks.add(new Mark.Group(drawing.description(), List.of(new Mark.Stroke(shape, look.style().body(), RIM),
          new Mark.Fill(shape, color(drawing.pen())))));
    });
    return marks;
  }

  private static Point2D centre(int square, boolean flipped) {
    AffineTransform place = BoardMarks.place(flipped, square);
    return place.transform(new Point2D.Double(0.5, 0.5), null);
  }

  private static Shape ring(Pen pen, Point2D centre) {
    return switch (pen) {
      case GREEN -> stroked(circle(centre, RADIUS), LINE);
      case RED -> stroked(circle(centre, RADIUS), LINE, 0.24, 0.0977);
      case BLUE -> dots(circle(centre, RADIUS), 2 * Math.PI * RADIUS / 18);
      case YELLOW -> doubled(circle(centre, RADIUS - 0.04));
    };
  }

  private static Shape circle(Point2D centre, double radius) {
    return new Ellipse2D.Double(centre.getX() - radius, centre.getY() - radius, 2 * radius, 2 * radius);
  }

  private static Shape arrow(Pen pen, Point2D from, Point2D to) {
    double length = from.distance(to);
    double x = (to.getX() - from.getX()) / length;
    double y = (to.getY() - from.getY()) / length;
    Point2D tail = new Point2D.Double(from.getX() + x * 0.25, from.getY() + y * 0.25);
    Point2D tip = new Point2D.Double(to.getX() - x * 0.1, to.getY() - y * 0.1);
    Point2D neck = new Point2D.Double(tip.getX() - x * HEAD, tip.getY() - y * HEAD);
    Path2D head = new Path2D.Double();
    head.moveTo(tip.getX(), tip.getY());
    head.lineTo(neck.getX() - y * HEAD_WIDTH / 2, neck.getY() + x * HEAD_WIDTH / 2);
    head.lineTo(neck.getX() + y * HEAD_WIDTH / 2, neck.getY() - x * HEAD_WIDTH / 2);
    head.closePath();
    Line2D shaft = new Line2D.Double(tail, neck);
    Area arrow = new Area(switch (pen) {
      case GREEN -> stroked(shaft, SHAFT);
      case RED -> stroked(shaft, SHAFT, 0.24, 0.11);
      case BLUE -> dots(new Line2D.Double(neck, tail), 0.19);
      case YELLOW -> doubled(shaft);
    });
    arrow.add(new Area(head));
    return arrow;
  }

  private static Shape stroked(Shape line, double width, double... dashes) {
    float[] pattern = new float[dashes.length];
    for (int i = 0; i < dashes.length; i++) {
      pattern[i] = (float) dashes[i];
    }
    BasicStroke stroke = dashes.length == 0
        ? new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER)
        : new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, pattern, 0);
    return new Area(stroke.createStrokedShape(line));
  }

  private static Shape dots(Shape line, double distance) {
    return new Area(new BasicStroke((float) (SHAFT * 1.05), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 10,
        new float[] {0.001f, (float) distance - 0.001f}, 0).createStrokedShape(line));
  }

  private static Shape doubled(Shape line) {
    Area all = new Area(stroked(line, SHAFT * 1.5));
    all.subtract(new Area(stroked(line, SHAFT * 0.5)));
    return all;
  }
}
