package zugwerk.studio.board;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.shape.Polygon;

final class Arrow extends Polygon {

  record Ends(Point2D from, Point2D to) {}

  Arrow() {
    getStyleClass().add("arrow");
    setMouseTransparent(true);
    setManaged(false);
  }

  void show(Optional<Ends> ends, double side) {
    setVisible(ends.isPresent());
    ends.ifPresent(shown -> {
      Point2D along = shown.to().subtract(shown.from()).normalize();
      Point2D across = new Point2D(-along.getY(), along.getX());
      Point2D tail = shown.from().add(along.multiply(side * 0.28));
      Point2D tip = shown.to().subtract(along.multiply(side * 0.12));
      Point2D neck = tip.subtract(along.multiply(side * 0.3));
      getPoints().clear();
      corner(tail.add(across.multiply(side * 0.05)));
      corner(neck.add(across.multiply(side * 0.05)));
      corner(neck.add(across.multiply(side * 0.17)));
      corner(tip);
      corner(neck.subtract(across.multiply(side * 0.17)));
      corner(neck.subtract(across.multiply(side * 0.05)));
      corner(tail.subtract(across.multiply(side * 0.05)));
    });
  }

  private void corner(Point2D point) {
    getPoints().addAll(point.getX(), point.getY());
  }
}
