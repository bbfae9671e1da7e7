package zugwerk.studio.board;

import java.util.List;
import zugwerk.board.Slot;
import zugwerk.rules.Variant;

/** Values of a game's state as text, for menus and screen readers. */
public final class StateValueText {

  private static final List<String> COLOURS = List.of("no", "white", "black", "grey");

  private StateValueText() {}

  /** A value with its maximum where there is one: {@code "hit points 2 of 3"}. */
  public static String of(Variant variant, Slot slot, int type, int value) {
    int full = variant.fullValue(slot, type);
    return full == 0 ? of(slot, value) : slot.name() + " " + (value == 0 ? full : value) + " of " + full;
  }

  /** A value of a slot, such as {@code "poison count 5"}, {@code "white tile"}, {@code "not dug in"}. */
  public static String of(Slot slot, int value) {
    if (slot.isColour()) {
      return COLOURS.get(value) + " " + slot.name();
    }
    if (slot.scope() == Slot.Scope.GAME && !slot.signs().equals(slot.name())) {
      return slot.name() + " " + value;
    }
    if (value == 0) {
      return (slot.max() == 1 && slot.scope() != Slot.Scope.SQUARE ? "not " : "no ") + slot.name();
    }
    return slot.max() == 1 ? slot.name() : slot.name() + " " + value;
  }
}
