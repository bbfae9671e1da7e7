package zugwerk.condition;

import java.util.stream.IntStream;

/** Pawns are promoted only to some types. */
final class PromotionOnly extends Condition {

  private final String letters;

  /** @param letters the letters of the types; if the game has none of them, nothing changes */
  PromotionOnly(String letters) {
    this.letters = letters;
  }

  @Override
  public int[] promotions(int[] usual) {
    int[] named = letters.chars().map(letter -> game().schema().type((char) letter))
        .filter(type -> type > 0 && type != game().pawn()).toArray();
    return IntStream.of(named).findAny().isPresent() ? named : usual;
  }

  @Override
  public boolean settles() {
    return true;
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
