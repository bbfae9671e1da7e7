package zugwerk.betza;

/** A way to move from one square that is neither a free leap nor a straight ride. */
abstract sealed class Route permits Lane, Relay {

  /**
   * The squares that it leads to.
   *
   * @param mode MOVE for the empty ones, CAPTURE for the occupied ones, EN_PASSANT for those of a capture en passant
   */
  abstract long reach(long occupied, Trait mode);

  /** The squares that it could lead to if the pieces stood suitably, and perhaps others. */
  abstract long most();

  abstract boolean is(Trait trait);
}
