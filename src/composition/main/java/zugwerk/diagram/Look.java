package zugwerk.diagram;

/**
 * How diagrams are drawn, whatever they show.
 *
 * @param style the colours
 * @param flipped whether Black's side is at the bottom
 * @param coordinates whether files and ranks are labelled at the edge
 * @param captions whether there are texts above and below the board; without them only the board and what is beside
 *     it are drawn
 * @param pieces what decides the picture of a piece
 * @param transparent whether the background is transparent
 */
public record Look(
    Style style, boolean flipped, boolean coordinates, boolean captions, Pieces pieces, boolean transparent) {

  /** Black on white with captions, as in a magazine. */
  public static final Look PRINT = new Look(Style.PRINT, false, false, true, Pieces.TYPE, false);

  /** What decides the picture of a piece. */
  public enum Pieces {
    /**
     * Its type. Notation and legend refer to types, and the type decides which list of powers the piece follows. Pieces
     * of two types can have the same power now and differ later.
     */
    TYPE,
    /** Its present power, so that a diagram reads like one with fairy pieces that never change. */
    POWER
  }

  /** The same in another style. */
  public Look in(Style other) {
    return new Look(other, flipped, coordinates, captions, pieces, transparent);
  }

  /** The same with Black's or White's side at the bottom. */
  public Look flipped(boolean other) {
    return new Look(style, other, coordinates, captions, pieces, transparent);
  }

  /** The same with or without coordinates. */
  public Look coordinates(boolean other) {
    return new Look(style, flipped, other, captions, pieces, transparent);
  }

  /** The same with or without captions. */
  public Look captions(boolean other) {
    return new Look(style, flipped, coordinates, other, pieces, transparent);
  }

  /** The same with other pictures of pieces. */
  public Look pieces(Pieces other) {
    return new Look(style, flipped, coordinates, captions, other, transparent);
  }

  /** The same with or without a background. */
  public Look transparent(boolean other) {
    return new Look(style, flipped, coordinates, captions, pieces, other);
  }
}
