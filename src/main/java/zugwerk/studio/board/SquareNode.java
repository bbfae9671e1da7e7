package zugwerk.studio.board;

import java.util.List;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import zugwerk.board.Man;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Variant;

/** One square of the board with its man, the state that lies on it, and marks. */
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

  /** The height of a badge's text, as a part of the square's side. */
  private static final double BADGE = 0.17;

  private final int square;
  private final ManNode man = new ManNode();
  private final Label badge = new Label();
  private final Region tile = new Region();
  private final Region dot = new Region();
  private final Region veil = new Region();
  private final Tooltip fault = new Tooltip();

  SquareNode(int square) {
    this.square = square;
    setId("square-" + Square.name(square));
    getStyleClass().addAll("square", (Square.file(square) + Square.rank(square)) % 2 == 0 ? "dark" : "light");
    badge.getStyleClass().add("badge");
    badge.setMouseTransparent(true);
    badge.setManaged(false);
    man.setManaged(false);
    tile.setManaged(false);
    tile.setMouseTransparent(true);
    dot.getStyleClass().add("target-dot");
    dot.setManaged(false);
    dot.setMouseTransparent(true);
    veil.getStyleClass().add("selection-veil");
    veil.setManaged(false);
    veil.setMouseTransparent(true);
    getChildren().addAll(tile, veil, man, badge, dot);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
  }

  /** Shows what stands on the square in a setup. */
  void show(Variant variant, Setup setup, Position position) {
    man.show(setup.schema(), setup.man(square));
    String state = state(setup);
    badge.setText(state);
    badge.setVisible(!state.isEmpty());
    tile.getStyleClass().setAll("tile", TILES.get(tile(setup)));
    tile.setVisible(tile(setup) > 0);
    tile.pseudoClassStateChanged(DORMANT, setup.man(square) != Man.NONE);
    setAccessibleText(words(variant, setup, position));
    requestLayout();
  }

  /** Marks the square with a fault, or with none where the text is empty. */
  void fault(String text) {
    pseudoClassStateChanged(FAULTY, !text.isEmpty());
    fault.setText(text);
    setAccessibleHelp(text);
    if (text.isEmpty()) {
      Tooltip.uninstall(this, fault);
    } else {
      Tooltip.install(this, fault);
    }
  }

  private int value(Setup setup, Slot slot) {
    return slot.isOnSquares() ? setup.get(setup.schema().offset(slot) + square) : 0;
  }

  private int tile(Setup setup) {
    return setup.schema().slots().stream().filter(Slot::isColour).mapToInt(slot -> value(setup, slot)).max().orElse(0);
  }

  /** The signs of the state here, but for tiles, which are drawn. */
  private String state(Setup setup) {
    return setup.schema().slots().stream().filter(slot -> !slot.isColour() && value(setup, slot) != 0)
        .map(slot -> slot.sign(value(setup, slot))).collect(Collectors.joining());
  }

  /** The state here in words, behind commas. */
  private String stateWords(Setup setup) {
    return setup.schema().slots().stream().filter(slot -> value(setup, slot) != 0)
        .map(slot -> ", " + StateWords.of(slot, value(setup, slot))).collect(Collectors.joining());
  }

  private String words(Variant variant, Setup setup, Position position) {
    int here = setup.man(square);
    if (here == Man.NONE) {
      return Square.name(square) + ", empty" + stateWords(setup);
    }
    var type = setup.schema().types().get(Man.type(here));
    String name = variant.name(position, Man.side(here), Man.type(here));
    return (Man.side(here) == 0 ? "white " : "black ") + type.title() + " on " + Square.name(square)
        + (name.equals(String.valueOf(type.letter())) ? "" : ", as " + name)
        + stateWords(setup);
  }

  @Override
  protected void layoutChildren() {
    double side = getWidth();
    man.resizeTo(side);
    man.relocate(man.getLayoutBounds().getMinX(), man.getLayoutBounds().getMinY());
    veil.resizeRelocate(0, 0, side, side);
    double inset = Math.round(side * 0.07);
    tile.resizeRelocate(inset, inset, side - 2 * inset, side - 2 * inset);
    double radius = Math.round(side * 0.13);
    dot.resizeRelocate(side / 2 - radius, side / 2 - radius, 2 * radius, 2 * radius);
    badge.setStyle("-fx-font-size: " + Math.max(9, Math.round(side * BADGE)) + "px");
    badge.applyCss();
    badge.autosize();
    badge.relocate(side - badge.getWidth() - 2, 2);
  }
}
