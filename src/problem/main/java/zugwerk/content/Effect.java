package zugwerk.content;

/**
 * An effect of a move.
 *
 * @param kind its kind
 * @param piece the name of the affected piece, {@link SolutionScene#NO_PIECE} for none
 * @param other the name of another piece that takes part, {@link SolutionScene#NO_PIECE} for none
 * @param squares the affected squares; may be empty
 * @param detail for promotions the new type, for states the slot; else empty
 */
public record Effect(Kind kind, int piece, int other, long squares, String detail) {

  /** The kinds of effects. Unless stated otherwise, the piece is the one that is named first. */
  public enum Kind {
    /** A piece was captured, or vanished: the piece, and its square. */
    CAPTURE,
    /** The piece that moved left the board by its own move. */
    SELF_REMOVAL,
    PROMOTION,
    CASTLING,
    EN_PASSANT,
    PASS,
    /** A special move of the game: the piece that acts, and the one that it acts on. */
    SPECIAL_MOVE,
    /** The piece that moved gives check. */
    CHECK,
    /** A piece that stood still gives check, because its line was opened. */
    DISCOVERED_CHECK,
    /** A piece that stood still gives check, because the state of the game has changed. */
    STATE_CHECK,
    /** The piece now shields its King from the other one. */
    PIN,
    /** The piece no longer shields its King; the other one pinned it before. */
    UNPIN,
    /** The piece can now open the line of the other one, of its own side, to the enemy King. */
    BATTERY,
    /** The piece stood still and attacks more squares, because lines were opened. */
    LINE_OPENED,
    /** The piece stood still and attacks fewer squares, because the other piece shut a line. */
    LINE_SHUT,
    /** The piece that moved attacks new squares. */
    GUARD_GAINED,
    /** The piece that moved no longer attacks some squares. */
    GUARD_LEFT,
    /** The piece stood still and attacks more squares, because the state of the game has changed. */
    STATE_GUARD_GAINED,
    /** The piece stood still and attacks fewer squares, because the state of the game has changed. */
    STATE_GUARD_LEFT,
    /** The King can go to more squares. */
    FLIGHT_GIVEN,
    /** The King can go to fewer squares, which its own side has not occupied. */
    FLIGHT_TAKEN,
    /** A piece of the King's own side now occupies a flight. */
    FLIGHT_BLOCKED,
    /** A value of the game's state has changed; the piece and the square are those of the value, if any. */
    STATE
  }

  static Effect of(Kind kind, int piece, int other, long squares) {
    return new Effect(kind, piece, other, squares, "");
  }
}
