package zugwerk.diagram;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.util.List;
import zugwerk.work.Message;

/** Something drawn in a diagram. The unit is the side of a square; y grows downwards from the upper left corner. */
sealed interface Mark {

  record Fill(Shape shape, Color color) implements Mark {
    @Override
    public Mark placed(AffineTransform place) {
      return new Fill(place.createTransformedShape(shape), color);
    }
  }

  record Stroke(Shape shape, Color color, double width) implements Mark {
    @Override
    public Mark placed(AffineTransform place) {
      return new Stroke(place.createTransformedShape(shape), color, width * place.getScaleX());
    }
  }

  /**
   * A filled shape whose lines are made heavier.
   *
   * @param heavier the shape with its heavier lines, for formats other than SVG, where it would be many times longer
   * @param weight the width of the stroke that makes the shape heavier
   */
  record Ink(Shape shape, Shape heavier, Color color, double weight) implements Mark {

    Fill filled() {
      return new Fill(heavier, color);
    }

    @Override
    public Mark placed(AffineTransform place) {
      return new Ink(place.createTransformedShape(shape), place.createTransformedShape(heavier), color,
          weight * place.getScaleX());
    }
  }

  record Text(String text, double x, double y, double size, boolean bold, Color color) implements Mark {

    static Text of(String text, double x, double y, double size, Align align, boolean bold, Color color) {
      double width = align == Align.START ? 0 : Lettering.width(text, bold) * size;
      return new Text(text, align == Align.START ? x : align == Align.MIDDLE ? x - width / 2 : x - width, y, size, bold,
          color);
    }

    @Override
    public Mark placed(AffineTransform place) {
      Point2D point = place.transform(new Point2D.Double(x, y), null);
      return new Text(text, point.getX(), point.getY(), size * place.getScaleX(), bold, color);
    }
  }

  /** Marks with a common label, such as {@code "white King on e4"}. */
  record Group(Message label, List<Mark> marks) implements Mark {

    public Group {
      marks = List.copyOf(marks);
    }

    @Override
    public Mark placed(AffineTransform place) {
      return new Group(label, marks.stream().map(mark -> mark.placed(place)).toList());
    }
  }

  /** Moves and scales. The transform must not rotate, and must scale x and y alike. */
  Mark placed(AffineTransform place);

  enum Align {
    START, MIDDLE, END
  }
}
