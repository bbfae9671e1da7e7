package zugwerk.studio.board;

import java.awt.geom.AffineTransform;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import zugwerk.diagram.DrawingShapes;
import zugwerk.diagram.PieceShapes;
import zugwerk.problem.Drawing;
import zugwerk.studio.text.Localization;

/** Arrows and rings drawn by hand, in the shapes of the exported diagram. */
final class DrawingLayer extends Group {

  private static final double UNITS = 100;

  private final Translate corner = new Translate();
  private final Scale scale = new Scale();
  private List<Drawing> shown = List.of();
  private boolean flipped;

  DrawingLayer() {
    setManaged(false);
    setMouseTransparent(true);
    setId("drawings");
    getTransforms().addAll(corner, scale);
  }

  void show(List<Drawing> drawings, boolean upsideDown) {
    if (drawings.equals(shown) && upsideDown == flipped) {
      return;
    }
    shown = drawings;
    flipped = upsideDown;
    getChildren().setAll(drawings.stream().map(this::path).toList());
  }

  private SVGPath path(Drawing drawing) {
    SVGPath path = new SVGPath();
    path.setContent(PieceShapes.svgPath(AffineTransform.getScaleInstance(UNITS, UNITS)
        .createTransformedShape(DrawingShapes.of(drawing, flipped))));
    path.getStyleClass().addAll("drawing", drawing.pen().label());
    path.setAccessibleText(Localization.texts().lang(drawing.description()));
    return path;
  }

  void place(double left, double top, double side) {
    corner.setX(left);
    corner.setY(top);
    scale.setX(side / UNITS);
    scale.setY(side / UNITS);
  }
}
