package zugwerk.diagram;

/**
 * How diagrams are drawn.
 *
 * @param flipped whether Black's side is at the bottom
 * @param coordinates whether files and ranks are labelled
 * @param captions whether texts are printed above and below the board
 */
public record Look(
    Style style, boolean flipped, boolean coordinates, boolean captions, Pieces pieces, boolean transparent) {

  /** Black on white with captions, as in a magazine. */
  public static final Look PRINT = new Look(Style.PRINT, false, false, true, Pieces.TYPE, false);

  /** What decides the picture of a piece. */
  public enum Pieces {
    /**
     * Its type. Notation and legend refer to types, and the type decides which power list the piece follows. Two types
     * can have the same power now and differ later.
     */
    TYPE,
    /** Its present power, so that a diagram reads like one with fairy pieces that never change. */
    POWER
  }

  public Look in(Style other) {
    return new Look(other, flipped, coordinates, captions, pieces, transparent);
  }

  public Look flipped(boolean other) {
    return new Look(style, other, coordinates, captions, pieces, transparent);
  }

  public Look coordinates(boolean other) {
    return new Look(style, flipped, other, captions, pieces, transparent);
  }

  public Look captions(boolean other) {
    return new Look(style, flipped, coordinates, other, pieces, transparent);
  }

  public Look pieces(Pieces other) {
    return new Look(style, flipped, coordinates, captions, other, transparent);
  }

  public Look transparent(boolean other) {
    return new Look(style, flipped, coordinates, captions, pieces, other);
  }
}
