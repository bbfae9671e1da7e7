package zugwerk.studio.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
import zugwerk.board.Square;
import zugwerk.compose.PieceRole;
import zugwerk.diagram.SquareState;

final class SquareNode extends Region {

  static final PseudoClass CURSOR = PseudoClass.getPseudoClass("cursor");
  static final PseudoClass AWAITED = PseudoClass.getPseudoClass("awaited");
  static final PseudoClass LIFTED = PseudoClass.getPseudoClass("lifted");
  private static final PseudoClass PLAYED = PseudoClass.getPseudoClass("played");
  static final PseudoClass TARGET = PseudoClass.getPseudoClass("target");
  static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
  static final PseudoClass LANDING = PseudoClass.getPseudoClass("landing");
  private static final PseudoClass DORMANT = PseudoClass.getPseudoClass("dormant");
  private static final PseudoClass FAULTY = PseudoClass.getPseudoClass("faulty");
  private static final List<String> TILES = List.of("no-tile", "white-tile", "black-tile", "grey-tile");

  private final PieceNode piece = new PieceNode();
  private final Label corner = badge("badge");
  private final Label foot = badge("foot-badge");
  private final Label power = badge("power-badge");
  private final SVGPath reach = sign();
  private final Region tile = new Region();
  private final Region dot = new Region();
  private final Region veil = new Region();
  private final Region marked = over("marked-square");
  private final Region lines = over("rule-lines");
  private final Region rebirth = over("rebirth-square");
  private final Region heat = new Region();
  private final Label roleBadge = badge("role-badge");
  private final SVGPath squareSign = sign();
  private final SVGPath pieceSign = sign();
  private SquareContent shown = SquareContent.EMPTY;
  private int draws;
  private Optional<Tooltip> fault = Optional.empty();

  SquareNode(int square) {
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
    for (Node part : List.of(marked, lines, rebirth, heat, tile, piece, corner, foot, power, squareSign, pieceSign,
        reach, roleBadge)) {
      part.setVisible(false);
    }
    arrange();
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
  }

  /**
   * Hidden parts stay out of the scene, since styling all parts of 64 squares is slow. The stylesheet hides veil and
   * dot.
   */
  @SuppressWarnings("ReferenceEquality") // A node is equal to itself only.
  private void arrange() {
    List<Node> shown =
        Stream.of(marked, rebirth, heat, tile, veil, reach, piece, lines, corner, foot, power, dot, squareSign,
            pieceSign, roleBadge)
            .filter(part -> part == veil || part == dot || part.isVisible()).toList();
    if (!getChildren().equals(shown)) {
      getChildren().setAll(shown);
    }
    requestLayout();
  }

  /** A part that covers the whole square. */
  private static Region over(String styleClass) {
    Region part = new Region();
    part.getStyleClass().add(styleClass);
    part.setManaged(false);
    part.setMouseTransparent(true);
    return part;
  }

  static String tile(int colour) {
    return TILES.get(colour);
  }

  private static Label badge(String styleClass) {
    Label badge = new Label();
    badge.getStyleClass().add(styleClass);
    badge.setMouseTransparent(true);
    badge.setManaged(false);
    return badge;
  }

  void show(SquareContent content) {
    if (content.equals(shown)) {
      return;
    }
    draws++;
    shown = content;
    piece.show(content.figure(), !content.piece().equals(content.piece().toUpperCase(Locale.ROOT)));
    power.setText(content.power());
    power.setVisible(!content.power().isEmpty());
    content.reach().ifPresent(sign -> sign.draw(reach));
    reach.setVisible(content.reach().isPresent());
    SquareState state = content.state();
    corner.setText(state.corner());
    corner.setVisible(!state.corner().isEmpty());
    foot.setText(state.foot());
    foot.setVisible(!state.foot().isEmpty());
    tile.getStyleClass().setAll("tile", TILES.get(state.tile()));
    tile.setVisible(state.tile() > 0);
    tile.pseudoClassStateChanged(DORMANT, content.isOccupied());
    sign(squareSign, content.onSquare());
    sign(pieceSign, content.onPiece());
    role(content.role());
    marked.setVisible(content.edges().marked());
    lines.setVisible(content.edges().right() || content.edges().upper());
    lines.setStyle("-fx-border-width: " + content.edges().widths());
    rebirth.setVisible(content.rebirth());
    fault(content.fault());
    pseudoClassStateChanged(PLAYED, content.played());
    setAccessibleText(content.allWords());
    arrange();
  }

  PieceNode copy() {
    return piece.copy();
  }

  int draws() {
    return draws;
  }

  private static SVGPath sign() {
    SVGPath sign = new SVGPath();
    sign.setManaged(false);
    sign.setMouseTransparent(true);
    return sign;
  }

  private static void sign(SVGPath node, Optional<FieldSign> sign) {
    sign.ifPresent(known -> known.draw(node));
    node.setVisible(sign.isPresent());
  }

  private void role(Optional<PieceRole> role) {
    role.ifPresent(known -> {
      roleBadge.setText(known.sign());
      roleBadge.getStyleClass().setAll("label", "role-badge", RoleLegend.style(known.result()));
      heat.getStyleClass().setAll("role-heat", RoleLegend.style(known.result()));
    });
    roleBadge.setVisible(role.isPresent());
    heat.setVisible(role.isPresent());
  }

  private void fault(String text) {
    pseudoClassStateChanged(FAULTY, !text.isEmpty());
    setAccessibleHelp(text);
    if (fault.map(Tooltip::getText).orElse("").equals(text)) {
      return;
    }
    // A tooltip is a window: few squares ever need one.
    fault.ifPresent(tip -> Tooltip.uninstall(this, tip));
    fault = Optional.of(text).filter(description -> !description.isEmpty()).map(Tooltip::new);
    fault.ifPresent(tip -> Tooltip.install(this, tip));
  }

  @Override
  protected void layoutChildren() {
    double side = getWidth();
    piece.resizeTo(side);
    piece.relocate(piece.getLayoutBounds().getMinX(), piece.getLayoutBounds().getMinY());
    veil.resizeRelocate(0, 0, side, side);
    for (Region part : List.of(heat, marked, lines, rebirth)) {
      part.resizeRelocate(0, 0, side, side);
    }
    double inset = Math.round(side * SquareState.TILE_INSET);
    tile.resizeRelocate(inset, inset, side - 2 * inset, side - 2 * inset);
    double radius = Math.round(side * 0.13);
    dot.resizeRelocate(side / 2 - radius, side / 2 - radius, 2 * radius, 2 * radius);
    place(corner, side, true);
    place(foot, side, false);
    // The badges have the right edge.
    double small = side * 0.24;
    double edge = side * 0.05;
    if (shown.isOccupied()) {
      place(squareSign, edge, edge, small);
    } else {
      place(squareSign, side * 0.34, side * 0.34, side * 0.32);
    }
    place(pieceSign, edge, side - small - edge, small);
    place(reach, 0, 0, side);
    placePower(side, pieceSign.isVisible() ? small + edge : 0);
    place(roleBadge, side, true);
    // The upper left corner, unless what the piece is to a King stands there.
    roleBadge.relocate(2, shown.isOccupied() && squareSign.isVisible() ? small + 2 * edge : 2);
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

  private void placePower(double side, double left) {
    if (power.isVisible()) {
      power.setStyle("-fx-font-size: " + Math.max(9, Math.round(side * 0.2)) + "px");
      power.applyCss();
      power.autosize();
      double width = Math.min(power.getWidth(), side - left - 4 - (foot.isVisible() ? foot.getWidth() + 2 : 0));
      power.resizeRelocate(2 + left, side - power.getHeight() - 2, width, power.getHeight());
    }
  }

  private static void place(SVGPath sign, double x, double y, double size) {
    sign.getTransforms().setAll(new Translate(x, y), new Scale(size / FieldSign.UNITS, size / FieldSign.UNITS));
  }
}
