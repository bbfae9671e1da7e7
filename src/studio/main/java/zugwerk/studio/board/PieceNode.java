package zugwerk.studio.board;

import java.awt.geom.AffineTransform;
import java.util.List;
import java.util.Optional;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.scene.Group;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.diagram.Figure;
import zugwerk.diagram.PieceShapes;

/** A piece as vector outline. The property {@code -zw-pieces} in the stylesheet selects the set. */
public final class PieceNode extends Group implements StyledPieces.Styled {

  /** JavaFX pads the bounds of a path by whole units, so a square must have many of them. */
  private static final double UNITS = 100;
  private static final AffineTransform ENLARGE = AffineTransform.getScaleInstance(UNITS, UNITS);

  private static final List<CssMetaData<? extends Styleable, ?>> STYLEABLE =
      StyledPieces.with(Group.getClassCssMetaData());

  private final StyledPieces pieces = new StyledPieces(this);
  private Optional<Figure> shown = Optional.empty();
  private boolean black;
  private final Scale scale = new Scale(1, 1);
  private final SVGPath body = path("man-body");
  private final SVGPath ink = path("man-ink");

  PieceNode() {
    // The paths are scaled inside their own group, so that the layout sees them at their size on the screen.
    Group scaled = new Group(body, ink);
    scaled.getTransforms().add(scale);
    getChildren().add(scaled);
    setMouseTransparent(true);
    getStyleClass().add("man");
    pieces.subscribe(_ -> draw());
  }

  @Override
  public StyledPieces pieces() {
    return pieces;
  }

  @Override
  public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
    return STYLEABLE;
  }

  public PieceNode(Schema schema, int piece, double size) {
    this();
    show(schema, piece);
    resizeTo(size);
  }

  private static SVGPath path(String styleClass) {
    SVGPath path = new SVGPath();
    path.getStyleClass().add(styleClass);
    return path;
  }

  void show(Schema schema, int piece) {
    boolean none = piece == Piece.NONE;
    show(none ? Optional.empty() : Optional.of(Figure.of(schema, Piece.type(piece))), !none && Piece.side(piece) == 1);
  }

  void show(Optional<Figure> figure, boolean isBlack) {
    setVisible(figure.isPresent());
    if (!figure.equals(shown) || isBlack != black) {
      shown = figure;
      black = isBlack;
      draw();
    }
  }

  PieceNode copy() {
    PieceNode copy = new PieceNode();
    copy.show(shown, black);
    return copy;
  }

  private void draw() {
    if (shown.isPresent()) {
      PieceShapes.Outline outline = PieceShapes.of(pieces.set(), shown.get(), black);
      body.setContent(PieceShapes.svgPath(ENLARGE.createTransformedShape(outline.body())));
      ink.setContent(PieceShapes.svgPath(ENLARGE.createTransformedShape(outline.ink())));
    }
  }

  void resizeTo(double side) {
    scale.setX(side / UNITS);
    scale.setY(side / UNITS);
  }
}
