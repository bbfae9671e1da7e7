package zugwerk.studio.board;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import zugwerk.board.Man;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Variant;

/** One square of the board with its man, the state that lies on it, and marks. */
final class SquareNode extends Region {

  static final PseudoClass CURSOR = PseudoClass.getPseudoClass("cursor");
  static final PseudoClass LIFTED = PseudoClass.getPseudoClass("lifted");
  static final PseudoClass PLAYED = PseudoClass.getPseudoClass("played");
  private static final PseudoClass FAULTY = PseudoClass.getPseudoClass("faulty");

  /** The height of a badge's text, as a part of the square's side. */
  private static final double BADGE = 0.17;

  private final int square;
  private final ManNode man = new ManNode();
  private final Label badge = new Label();
  private final Tooltip fault = new Tooltip();

  SquareNode(int square) {
    this.square = square;
    setId("square-" + Square.name(square));
    getStyleClass().addAll("square", (Square.file(square) + Square.rank(square)) % 2 == 0 ? "dark" : "light");
    badge.getStyleClass().add("badge");
    badge.setMouseTransparent(true);
    badge.setManaged(false);
    man.setManaged(false);
    getChildren().addAll(man, badge);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
  }

  /** Shows what stands on the square in a setup. */
  void show(Variant variant, Setup setup, Position position) {
    man.show(setup.schema(), setup.man(square));
    String state = state(setup);
    badge.setText(state);
    badge.setVisible(!state.isEmpty());
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

  private String state(Setup setup) {
    StringBuilder text = new StringBuilder();
    Schema schema = setup.schema();
    for (Slot slot : schema.slots()) {
      boolean here = slot.scope() == Slot.Scope.SQUARE || slot.scope() == Slot.Scope.MAN;
      int value = here ? setup.get(schema.offset(slot) + square) : 0;
      if (value != 0) {
        text.append(slot.signs().isEmpty() ? String.valueOf(value) : slot.signs().charAt(value - 1));
      }
    }
    return text.toString();
  }

  private String words(Variant variant, Setup setup, Position position) {
    int here = setup.man(square);
    if (here == Man.NONE) {
      return Square.name(square) + ", empty";
    }
    var type = setup.schema().types().get(Man.type(here));
    String name = variant.name(position, Man.side(here), Man.type(here));
    return (Man.side(here) == 0 ? "white " : "black ") + type.title() + " on " + Square.name(square)
        + (name.equals(String.valueOf(type.letter())) ? "" : ", as " + name);
  }

  @Override
  protected void layoutChildren() {
    double side = getWidth();
    man.resizeTo(side);
    man.relocate(man.getLayoutBounds().getMinX(), man.getLayoutBounds().getMinY());
    badge.setStyle("-fx-font-size: " + Math.max(9, Math.round(side * BADGE)) + "px");
    badge.applyCss();
    badge.autosize();
    badge.relocate(side - badge.getWidth() - 2, 2);
  }
}
