package zugwerk.diagram;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.rules.Variant;

/**
 * The state of a square and of the piece on it. It is read from the slots, so it works for any game.
 *
 * @param tile the colour on the square: 0 none, 1 white, 2 black, 3 grey
 * @param corner the text of the badge at the upper right, or empty
 * @param foot the text of the badge at the bottom, or empty
 */
public record SquareState(int tile, String corner, String foot) {

  /** The distance of a tile from the edge of its square, whose side is 1. */
  public static final double TILE_INSET = 0.07;

  private static final double BADGE_TEXT = 0.25;
  private static final double LONG_TEXT = 0.18;

  public boolean isEmpty() {
    return tile == 0 && corner.isEmpty() && foot.isEmpty();
  }

  /** The size of a badge's text; the side of a square is 1. */
  public static double textSize(String text) {
    return text.length() > 2 ? LONG_TEXT : BADGE_TEXT;
  }

  public static SquareState of(Setup setup, int square) {
    return of(setup, slot -> setup.get(setup.schema().offset(slot) + square));
  }

  /** The state with the values of pieces that have lost nothing, such as the hit points of undamaged ones. */
  public static SquareState full(Variant variant, Setup setup, int square) {
    int piece = setup.piece(square);
    return of(setup, slot -> {
      int value = setup.get(setup.schema().offset(slot) + square);
      return value == 0 && slot.scope() == Slot.Scope.PIECE && piece != Piece.NONE
          ? variant.fullValue(slot, Piece.type(piece)) : value;
    });
  }

  private static SquareState of(Setup setup, ToIntFunction<Slot> values) {
    List<Slot> slots = setup.schema().slots().stream()
        .filter(slot -> slot.isOnSquares() && values.applyAsInt(slot) != 0).toList();
    int tile = slots.stream().filter(Slot::isColour).mapToInt(values).max().orElse(0);
    return new SquareState(tile, signs(values, slots, Slot.Place.CORNER), signs(values, slots, Slot.Place.FOOT));
  }

  private static String signs(ToIntFunction<Slot> values, List<Slot> slots, Slot.Place place) {
    return slots.stream().filter(slot -> !slot.isColour() && slot.place() == place)
        .map(slot -> slot.sign(values.applyAsInt(slot))).collect(Collectors.joining());
  }
}
