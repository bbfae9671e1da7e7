package zugwerk.studio.board;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.control.Label;
import zugwerk.studio.editor.MoveMarks.Mark;

/** Arrows for cooks and duals, each with a word that says what it is. */
final class MarkLayer extends Group {

  private List<Mark> marks = List.of();

  MarkLayer() {
    setManaged(false);
    setMouseTransparent(true);
  }

  /** Draws other moves; {@link #place} puts them in place. */
  void show(List<Mark> others) {
    marks = others.stream().filter(mark -> mark.move().from() != mark.move().to()).toList();
    getChildren().clear();
    for (Mark mark : marks) {
      Arrow arrow = new Arrow();
      arrow.getStyleClass().addAll("mark", mark.style());
      getChildren().add(arrow);
    }
    // The words lie over all arrows.
    for (Mark mark : marks) {
      Label word = new Label(mark.word());
      word.getStyleClass().addAll("mark-word", mark.style());
      getChildren().add(word);
    }
  }

  /**
   * Puts everything in its place.
   *
   * @param centre the middle of a square
   * @param side the side of a square
   */
  void place(IntFunction<Point2D> centre, double side) {
    for (int i = 0; i < marks.size(); i++) {
      Point2D from = centre.apply(marks.get(i).move().from());
      Point2D to = centre.apply(marks.get(i).move().to());
      ((Arrow) getChildren().get(i)).show(Optional.of(new Arrow.Ends(from, to)), side);
      Label word = (Label) getChildren().get(marks.size() + i);
      word.setStyle("-fx-font-size: " + Math.max(9, Math.round(side * 0.17)) + "px;");
      word.applyCss();
      word.autosize();
      // Behind the arrow's head, where two arrows to one square are still apart.
      Point2D behind = to.subtract(to.subtract(from).normalize().multiply(side * 0.5));
      word.relocate(behind.getX() - word.getWidth() / 2, behind.getY() - word.getHeight() / 2);
    }
  }
}
