package zugwerk.diagram;

import java.util.List;
import java.util.stream.Collectors;
import zugwerk.board.Setup;
import zugwerk.board.Slot;

/**
 * The state of a square and of the piece on it, as screen and print show it. It is read from the declaration of the
 * slots, so it works for any game.
 *
 * @param tile the colour that lies on the square: 0 none, 1 white, 2 black, 3 grey
 * @param corner the text of the badge at the upper right; empty for no badge
 * @param foot the text of the badge at the foot; empty for no badge
 */
public record SquareState(int tile, String corner, String foot) {

  /** The distance of a tile from the edge of its square, whose side is 1. */
  public static final double TILE_INSET = 0.07;

  private static final double BADGE_TEXT = 0.25;
  /** Small enough to leave the piece visible. */
  private static final double LONG_TEXT = 0.18;

  /** Whether there is no state to show. */
  public boolean isEmpty() {
    return tile == 0 && corner.isEmpty() && foot.isEmpty();
  }

  /** The size of a badge's text, on a square of side 1. */
  public static double textSize(String text) {
    return text.length() > 2 ? LONG_TEXT : BADGE_TEXT;
  }

  /** The state of a square. */
  public static SquareState of(Setup setup, int square) {
    List<Slot> slots = setup.schema().slots().stream()
        .filter(slot -> slot.isOnSquares() && setup.get(setup.schema().offset(slot) + square) != 0).toList();
    int tile = slots.stream().filter(Slot::isColour)
        .mapToInt(slot -> setup.get(setup.schema().offset(slot) + square)).max().orElse(0);
    return new SquareState(tile, signs(setup, square, slots, Slot.Place.CORNER),
        signs(setup, square, slots, Slot.Place.FOOT));
  }

  private static String signs(Setup setup, int square, List<Slot> slots, Slot.Place place) {
    return slots.stream().filter(slot -> !slot.isColour() && slot.place() == place)
        .map(slot -> slot.sign(setup.get(setup.schema().offset(slot) + square))).collect(Collectors.joining());
  }
}
