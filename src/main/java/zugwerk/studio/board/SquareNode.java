package zugwerk.studio.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.compose.PieceRole;
import zugwerk.diagram.SquareState;
import zugwerk.rules.Variant;
import zugwerk.studio.board.model.StateWords;

/** One square of the board with its piece, the state that lies on it, and marks. */
final class SquareNode extends Region {

  static final PseudoClass CURSOR = PseudoClass.getPseudoClass("cursor");
  static final PseudoClass LIFTED = PseudoClass.getPseudoClass("lifted");
  static final PseudoClass PLAYED = PseudoClass.getPseudoClass("played");
  static final PseudoClass TARGET = PseudoClass.getPseudoClass("target");
  static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
  static final PseudoClass LANDING = PseudoClass.getPseudoClass("landing");
  private static final PseudoClass DORMANT = PseudoClass.getPseudoClass("dormant");
  private static final PseudoClass FAULTY = PseudoClass.getPseudoClass("faulty");

  /** Style classes of tiles, by the values of a slot of colours. */
  private static final List<String> TILES = List.of("no-tile", "white-tile", "black-tile", "grey-tile");

  private final int square;
  private final PieceNode piece = new PieceNode();
  private final Label corner = badge("badge");
  private final Label foot = badge("foot-badge");
  private final Region tile = new Region();
  private final Region dot = new Region();
  private final Region veil = new Region();
  private final Region heat = new Region();
  private final Label duty = badge("duty-badge");
  private final SVGPath squareSign = sign();
  private final SVGPath pieceSign = sign();
  private String signs = "";
  private String dutyWords = "";
  private String words = "";
  private boolean occupied;
  private Optional<Tooltip> fault = Optional.empty();

  SquareNode(int square) {
    this.square = square;
    setId("square-" + Square.name(square));
    getStyleClass().addAll("square", (Square.file(square) + Square.rank(square)) % 2 == 0 ? "dark" : "light");
    piece.setManaged(false);
    tile.setManaged(false);
    tile.setMouseTransparent(true);
    dot.getStyleClass().add("target-dot");
    dot.setManaged(false);
    dot.setMouseTransparent(true);
    veil.getStyleClass().add("selection-veil");
    veil.setManaged(false);
    veil.setMouseTransparent(true);
    heat.setManaged(false);
    heat.setMouseTransparent(true);
    for (Node part : List.of(heat, tile, piece, corner, foot, squareSign, pieceSign, duty)) {
      part.setVisible(false);
    }
    arrange();
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
  }

  /**
   * What is not to be seen stays out of the scene: sixty-four squares of all parts would take long to style. Veil and
   * dot are hidden by the stylesheet.
   */
  private void arrange() {
    List<Node> shown = Stream.of(heat, tile, veil, piece, corner, foot, dot, squareSign, pieceSign, duty)
        .filter(part -> part == veil || part == dot || part.isVisible()).toList();
    if (!getChildren().equals(shown)) {
      getChildren().setAll(shown);
    }
    requestLayout();
  }

  private static Label badge(String styleClass) {
    Label badge = new Label();
    badge.getStyleClass().add(styleClass);
    badge.setMouseTransparent(true);
    badge.setManaged(false);
    return badge;
  }

  /** Shows what stands on the square in a setup. */
  void show(Variant variant, Setup setup, Position position) {
    piece.show(setup.schema(), setup.piece(square));
    SquareState state = SquareState.of(setup, square);
    corner.setText(state.corner());
    corner.setVisible(!state.corner().isEmpty());
    foot.setText(state.foot());
    foot.setVisible(!state.foot().isEmpty());
    tile.getStyleClass().setAll("tile", TILES.get(state.tile()));
    tile.setVisible(state.tile() > 0);
    tile.pseudoClassStateChanged(DORMANT, setup.piece(square) != Piece.NONE);
    words = words(variant, setup, position);
    occupied = setup.piece(square) != Piece.NONE;
    setAccessibleText(words + signs + dutyWords);
    arrange();
  }

  private static SVGPath sign() {
    SVGPath sign = new SVGPath();
    sign.setManaged(false);
    sign.setMouseTransparent(true);
    return sign;
  }

  /** Shows what the square and the piece on it are to a King who is looked at. */
  void sign(Optional<FieldSign> ofSquare, Optional<FieldSign> ofPiece) {
    ofSquare.ifPresent(sign -> sign.draw(squareSign));
    ofPiece.ifPresent(sign -> sign.draw(pieceSign));
    squareSign.setVisible(ofSquare.isPresent());
    pieceSign.setVisible(ofPiece.isPresent());
    signs = Stream.of(ofSquare, ofPiece).flatMap(Optional::stream).map(sign -> ", " + sign.word())
        .collect(Collectors.joining());
    setAccessibleText(words + signs + dutyWords);
    arrange();
  }

  /** Shows what becomes of the problem without the piece on the square, or without the state on it. */
  void duty(Optional<PieceRole> shown) {
    shown.ifPresent(known -> {
      duty.setText(known.sign());
      duty.getStyleClass().setAll("label", "duty-badge", RoleLegend.style(known.fate()));
      heat.getStyleClass().setAll("duty-heat", RoleLegend.style(known.fate()));
    });
    duty.setVisible(shown.isPresent());
    heat.setVisible(shown.isPresent());
    dutyWords = shown.map(known -> ", left out: " + known.words()).orElse("");
    setAccessibleText(words + signs + dutyWords);
    arrange();
  }

  /** Marks the square with a fault, or with none where the text is empty. */
  void fault(String text) {
    pseudoClassStateChanged(FAULTY, !text.isEmpty());
    setAccessibleHelp(text);
    if (fault.map(Tooltip::getText).orElse("").equals(text)) {
      return;
    }
    // A tooltip is a window: few squares ever need one.
    fault.ifPresent(tip -> Tooltip.uninstall(this, tip));
    fault = Optional.of(text).filter(words -> !words.isEmpty()).map(Tooltip::new);
    fault.ifPresent(tip -> Tooltip.install(this, tip));
  }

  private int value(Setup setup, Slot slot) {
    return slot.isOnSquares() ? setup.get(setup.schema().offset(slot) + square) : 0;
  }

  /** The state here in words, behind commas. */
  private String stateWords(Setup setup) {
    return setup.schema().slots().stream().filter(slot -> value(setup, slot) != 0)
        .map(slot -> ", " + StateWords.of(slot, value(setup, slot))).collect(Collectors.joining());
  }

  private String words(Variant variant, Setup setup, Position position) {
    int here = setup.piece(square);
    if (here == Piece.NONE) {
      return Square.name(square) + ", empty" + stateWords(setup);
    }
    var type = setup.schema().types().get(Piece.type(here));
    String name = variant.style().name(position, Piece.side(here), Piece.type(here));
    return (Piece.side(here) == 0 ? "white " : "black ") + type.title() + " on " + Square.name(square)
        + (name.equals(String.valueOf(type.letter())) ? "" : ", as " + name)
        + stateWords(setup);
  }

  @Override
  protected void layoutChildren() {
    double side = getWidth();
    piece.resizeTo(side);
    piece.relocate(piece.getLayoutBounds().getMinX(), piece.getLayoutBounds().getMinY());
    veil.resizeRelocate(0, 0, side, side);
    heat.resizeRelocate(0, 0, side, side);
    double inset = Math.round(side * SquareState.TILE_INSET);
    tile.resizeRelocate(inset, inset, side - 2 * inset, side - 2 * inset);
    double radius = Math.round(side * 0.13);
    dot.resizeRelocate(side / 2 - radius, side / 2 - radius, 2 * radius, 2 * radius);
    place(corner, side, true);
    place(foot, side, false);
    // The badges have the right edge.
    double small = side * 0.24;
    double edge = side * 0.05;
    if (occupied) {
      place(squareSign, edge, edge, small);
    } else {
      place(squareSign, side * 0.34, side * 0.34, side * 0.32);
    }
    place(pieceSign, edge, side - small - edge, small);
    place(duty, side, true);
    // The upper left corner, unless what the piece is to a King stands there.
    duty.relocate(2, occupied && squareSign.isVisible() ? small + 2 * edge : 2);
  }

  private static void place(Label badge, double side, boolean top) {
    if (!badge.isVisible()) {
      return;
    }
    badge.setStyle("-fx-font-size: " + Math.max(9, Math.round(side * SquareState.textSize(badge.getText()))) + "px");
    badge.applyCss();
    badge.autosize();
    badge.relocate(side - badge.getWidth() - 2, top ? 2 : side - badge.getHeight() - 2);
  }

  private static void place(SVGPath sign, double x, double y, double size) {
    sign.getTransforms().setAll(new Translate(x, y), new Scale(size / FieldSign.UNITS, size / FieldSign.UNITS));
  }
}
