package zugwerk.studio.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.TranslateTransition;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.util.Duration;
import zugwerk.studio.editor.BoardState;

final class MoveMotion extends Group {

  private static final Duration TIME = Duration.millis(180);

  private final SquareNode[] squares;
  private final ParallelTransition running = new ParallelTransition();
  private List<Slide> slides = List.of();
  private boolean still;

  MoveMotion(SquareNode[] squares) {
    this.squares = squares;
    setManaged(false);
    setMouseTransparent(true);
    setId("motion");
    running.setOnFinished(_ -> end());
  }

  /** Shows the next change without animation: the user has dragged the piece. */
  void skip() {
    still = true;
  }

  void show(BoardState old, BoardState now, IntFunction<Point2D> corner, double side) {
    end();
    boolean skipped = still;
    still = false;
    if (skipped || Platform.getPreferences().isReducedMotion()) {
      return;
    }
    slides = Slide.between(old, now);
    List<Animation> all = new ArrayList<>();
    for (Slide slide : slides) {
      PieceNode piece = squares[slide.to()].copy();
      piece.resizeTo(side);
      getChildren().add(piece);
      squares[slide.to()].pseudoClassStateChanged(SquareNode.AWAITED, true);
      TranslateTransition way = new TranslateTransition(TIME, piece);
      way.setInterpolator(Interpolator.EASE_BOTH);
      way.setFromX(corner.apply(slide.from()).getX());
      way.setFromY(corner.apply(slide.from()).getY());
      way.setToX(corner.apply(slide.to()).getX());
      way.setToY(corner.apply(slide.to()).getY());
      piece.setTranslateX(way.getFromX());
      piece.setTranslateY(way.getFromY());
      all.add(way);
    }
    running.getChildren().setAll(all);
    if (!all.isEmpty()) {
      running.playFromStart();
    }
  }

  private void end() {
    running.stop();
    getChildren().clear();
    slides.forEach(slide -> squares[slide.to()].pseudoClassStateChanged(SquareNode.AWAITED, false));
    slides = List.of();
  }
}
