package zugwerk.studio.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Shape;
import zugwerk.studio.editor.MoveMarks.Mark;

/** Arrows for cooks and duals, and rings for those that stay on their square, each with a label. */
final class MarkLayer extends Group {

  private List<Mark> marks = List.of();

  MarkLayer() {
    setManaged(false);
    setMouseTransparent(true);
  }

  void show(List<Mark> others) {
    marks = List.copyOf(others);
    getChildren().clear();
    for (Mark mark : marks) {
      Shape shape = stays(mark) ? new Circle() : new Arrow();
      shape.getStyleClass().addAll(stays(mark) ? "mark-ring" : "mark", mark.style());
      shape.setMouseTransparent(true);
      shape.setManaged(false);
      getChildren().add(shape);
    }
    // Labels are above all arrows.
    for (Mark mark : marks) {
      Label word = new Label(mark.word());
      word.getStyleClass().addAll("mark-word", mark.style());
      getChildren().add(word);
    }
  }

  void place(IntFunction<Point2D> centre, double side) {
    List<Bounds> taken = new ArrayList<>();
    for (int i = 0; i < marks.size(); i++) {
      Point2D from = centre.apply(marks.get(i).move().from());
      Point2D to = centre.apply(marks.get(i).move().to());
      if (getChildren().get(i) instanceof Circle ring) {
        ring.setCenterX(to.getX());
        ring.setCenterY(to.getY());
        ring.setRadius(side * 0.44);
        ring.setStrokeWidth(side * 0.07);
      } else {
        ((Arrow) getChildren().get(i)).show(Optional.of(new Arrow.Ends(from, to)), side);
      }
      Label word = (Label) getChildren().get(marks.size() + i);
      word.setStyle("-fx-font-size: " + Math.max(9, Math.round(side * 0.17)) + "px;");
      word.applyCss();
      word.autosize();
      Point2D at = word(from, to, side).subtract(word.getWidth() / 2, word.getHeight() / 2);
      Bounds free = free(new BoundingBox(at.getX(), at.getY(), word.getWidth(), word.getHeight()), taken);
      taken.add(free);
      word.relocate(free.getMinX(), free.getMinY());
    }
  }

  /** The nearest place above or below, so that no label covers another. */
  private static Bounds free(Bounds wanted, List<Bounds> taken) {
    for (int step = 0; step < 2 * taken.size(); step++) {
      int lines = (step + 1) / 2 * (step % 2 == 0 ? 1 : -1);
      Bounds moved = new BoundingBox(wanted.getMinX(), wanted.getMinY() + lines * wanted.getHeight(),
          wanted.getWidth(), wanted.getHeight());
      if (taken.stream().noneMatch(moved::intersects)) {
        return moved;
      }
    }
    return wanted;
  }

  private static boolean stays(Mark mark) {
    return mark.move().from() == mark.move().to();
  }

  /**
   * Position of the label: behind the arrow's head, where two arrows to one square are still apart; on the tail of an
   * arrow to an adjacent square, which it would hide; at the foot of a ring.
   */
  private static Point2D word(Point2D from, Point2D to, double side) {
    double length = from.distance(to);
    if (length == 0) {
      return to.add(0, side * 0.4);
    }
    Point2D along = to.subtract(from).normalize();
    return length < side * 1.6 ? from.subtract(along.multiply(side * 0.1)) : to.subtract(along.multiply(side * 0.5));
  }
}
