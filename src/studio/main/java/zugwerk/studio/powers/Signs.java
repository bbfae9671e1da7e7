package zugwerk.studio.powers;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;

final class Signs {

  private static final double SIZE = 0.24;

  private Signs() {}

  /** Disc: moves or captures. Ring: only moves. Cross: only captures. Triangle: only from the Pawns' rank. */
  static Node landing(LandingMarks.Landing landing, double x, double y, double side) {
    double size = side * SIZE;
    return switch (landing) {
      case BOTH -> styled(new Circle(x, y, size), "mark-both");
      case MOVE -> styled(new Circle(x, y, size), "mark-move");
      case CAPTURE -> new Group(styled(new Line(x - size, y - size, x + size, y + size), "mark-capture"),
          styled(new Line(x - size, y + size, x + size, y - size), "mark-capture"));
      case FIRST -> styled(new Polygon(x, y - size, x + size, y + size, x - size, y + size), "mark-move");
    };
  }

  /** Small hollow diamond: must be empty for a lame leap. */
  static Node mustBeEmpty(double x, double y, double side) {
    double size = side * SIZE * 0.75;
    return styled(new Polygon(x, y - size, x + size, y, x, y + size, x - size, y), "mark-empty");
  }

  /** Small filled square: one of them must be occupied for a jumping leap. */
  static Node hurdle(double x, double y, double side) {
    double size = side * SIZE;
    return styled(new Rectangle(x - size / 2, y - size / 2, size, size), "mark-hurdle");
  }

  static Node piece(double x, double y, double side) {
    return new Group(
        styled(new Circle(x, y, side * 0.36), "mark-man"), styled(new Circle(x, y, side * 0.14), "mark-core"));
  }

  private static Shape styled(Shape shape, String style) {
    shape.getStyleClass().add(style);
    return shape;
  }
}
