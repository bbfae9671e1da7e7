package zugwerk.studio.board.model;

import java.util.List;
import zugwerk.board.Slot;

/** Values of a game's state in words, for menus and screen readers. */
public final class StateWords {

  private static final List<String> COLOURS = List.of("no", "white", "black", "grey");

  private StateWords() {}

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
