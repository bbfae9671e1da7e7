package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import zugwerk.board.Slot;
import zugwerk.rules.Variant;
import zugwerk.studio.editor.GameTerms;

/** Values of a game's state as text, for menus and screen readers. */
public final class StateValueText {

  private StateValueText() {}

  /** A value with its maximum where there is one: {@code "hit points 2 of 3"}. */
  public static String of(Variant variant, Slot slot, int type, int value) {
    int full = variant.fullValue(slot, type);
    return full == 0 ? of(slot, value) : lang("{0} {1} of {2}", GameTerms.name(slot), value == 0 ? full : value, full);
  }

  /** A value of a slot, such as {@code "poison count 5"}, {@code "white tile"}, {@code "not dug in"}. */
  public static String of(Slot slot, int value) {
    String name = GameTerms.name(slot);
    if (slot.isColour()) {
      return switch (value) {
        case 0 -> lang("no {0}", name);
        case 1 -> lang("white {0}", name);
        case 2 -> lang("black {0}", name);
        default -> lang("grey {0}", name);
      };
    }
    if (slot.scope() == Slot.Scope.GAME && !slot.signs().equals(slot.name())) {
      return name + " " + value;
    }
    if (value == 0) {
      return slot.max() == 1 && slot.scope() != Slot.Scope.SQUARE ? lang("not {0}", name) : lang("no {0}", name);
    }
    return slot.max() == 1 ? name : name + " " + value;
  }
}
