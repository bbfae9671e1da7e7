package zugwerk.diagram;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The outlines of pieces, upright and turned. */
public final class PieceShapes {

  /** A piece in a square of side 1, y downwards: the light area and the dark lines. */
  public record Outline(Shape body, Shape ink) {}

  private static final double ASLANT = 0.9;

  private record Key(PieceSet set, Figure figure, boolean black, double weight) {}

  private static final Map<Key, Outline> OUTLINES = new ConcurrentHashMap<>();

  private PieceShapes() {}

  /** The outline for the upper-case letter of a type. */
  public static Outline of(PieceSet set, char letter, boolean black) {
    return of(set, Figure.of(letter), black);
  }

  public static Outline of(PieceSet set, Figure figure, boolean black) {
    return of(set, figure, black, 0);
  }

  /**
   * @param weight by how much lines are heavier than in the set, as a share of the square
   */
  static Outline of(PieceSet set, Figure figure, boolean black, double weight) {
    return OUTLINES.computeIfAbsent(new Key(set, figure, black, weight), PieceShapes::outline);
  }

  private static Outline outline(Key key) {
    Shape ink = PieceDrawings.of(key.set(), key.figure(), key.black());
    if (key.figure().eighths() > 0) {
      ink = turned(ink, key.figure().eighths());
    }
    if (key.weight() > 0) {
      Area heavier = new Area(ink);
      heavier.add(new Area(new BasicStroke((float) key.weight(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
          .createStrokedShape(ink)));
      ink = heavier;
    }
    return new Outline(filled(ink), ink);
  }

  /** Turned pieces are centred. Diagonal ones are a little smaller, so that they fit. */
  private static Shape turned(Shape upright, int eighths) {
    Shape turned = AffineTransform.getRotateInstance(Math.PI / 4 * eighths).createTransformedShape(upright);
    Rectangle2D bounds = turned.getBounds2D();
    double scale = eighths % 2 == 0 ? 1 : ASLANT;
    AffineTransform place = AffineTransform.getTranslateInstance(0.5, 0.5);
    place.scale(scale, scale);
    place.translate(-bounds.getCenterX(), -bounds.getCenterY());
    return place.createTransformedShape(turned);
  }

  private static Shape filled(Shape shape) {
    Area union = new Area();
    Path2D part = new Path2D.Double();
    double[] c = new double[6];
    for (PathIterator path = shape.getPathIterator(null); !path.isDone(); path.next()) {
      switch (path.currentSegment(c)) {
        case PathIterator.SEG_MOVETO -> {
          part = new Path2D.Double();
          part.moveTo(c[0], c[1]);
        }
        case PathIterator.SEG_LINETO -> part.lineTo(c[0], c[1]);
        case PathIterator.SEG_QUADTO -> part.quadTo(c[0], c[1], c[2], c[3]);
        case PathIterator.SEG_CUBICTO -> part.curveTo(c[0], c[1], c[2], c[3], c[4], c[5]);
        default -> {
          part.closePath();
          union.add(new Area(part));
        }
      }
    }
    return union;
  }

  /** A shape as SVG path data with four decimals, which JavaFX reads too. */
  public static String svgPath(Shape shape) {
    return svgPath(shape, 4);
  }

  static String svgPath(Shape shape, int decimals) {
    StringBuilder text = new StringBuilder();
    double[] c = new double[6];
    for (PathIterator path = shape.getPathIterator(null); !path.isDone(); path.next()) {
      switch (path.currentSegment(c)) {
        case PathIterator.SEG_MOVETO -> append(text.append('M'), c, 2, decimals);
        case PathIterator.SEG_LINETO -> append(text.append('L'), c, 2, decimals);
        case PathIterator.SEG_QUADTO -> append(text.append('Q'), c, 4, decimals);
        case PathIterator.SEG_CUBICTO -> append(text.append('C'), c, 6, decimals);
        default -> text.append('Z');
      }
    }
    return text.toString();
  }

  private static void append(StringBuilder text, double[] numbers, int count, int decimals) {
    double parts = Math.pow(10, decimals);
    for (int i = 0; i < count; i++) {
      text.append(i == 0 ? "" : " ").append(Math.round(numbers[i] * parts) / parts);
    }
  }
}
