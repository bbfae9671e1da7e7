package zugwerk.diagram;

/**
 * How diagrams are drawn, whatever they show.
 *
 * @param style the colours
 * @param flipped whether Black's side is below
 * @param coordinates whether files and ranks are named at the edge
 * @param captions whether there are texts above and below the board; without them only the board is drawn, with
 *     whatever stands beside it
 * @param pieces by what a piece's picture is chosen
 * @param transparent whether what is behind the paper shines through
 */
public record Look(
    Style style, boolean flipped, boolean coordinates, boolean captions, Pieces pieces, boolean transparent) {

  /** Black on white with captions, as in a magazine. */
  public static final Look PRINT = new Look(Style.PRINT, false, false, true, Pieces.TYPE, false);

  /** By what a piece's picture is chosen. */
  public enum Pieces {
    /**
     * By his type. That is what notation and legend speak of, and what says along which list he goes on; pieces of two
     * types can go alike for the moment and yet will part.
     */
    TYPE,
    /** By how he goes at present, so that a diagram can be read like one with fairy pieces that stay as they are. */
    POWER
  }

  /** The same in another style. */
  public Look in(Style other) {
    return new Look(other, flipped, coordinates, captions, pieces, transparent);
  }

  /** The same with Black's side below, or White's. */
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

  /** The same with or without paper. */
  public Look transparent(boolean other) {
    return new Look(style, flipped, coordinates, captions, pieces, other);
  }
}
