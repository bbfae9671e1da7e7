package zugwerk.content;

/**
 * One thing that a move did.
 *
 * @param kind what it did
 * @param piece the name of the piece that it is about, {@link SolutionScene#NOBODY} where it is about none
 * @param other the name of another piece that takes part, {@link SolutionScene#NOBODY} where there is none
 * @param squares the squares that it is about; may be empty
 * @param detail what more is to say: of promotions the new type, of states the slot; else empty
 */
public record Effect(Kind kind, int piece, int other, long squares, String detail) {

  /** What moves do. Unless it is said otherwise, the piece is the one that is named first. */
  public enum Kind {
    /** A piece was captured, or vanished: the piece, and the square that it stood on. */
    CAPTURE,
    /** The piece that moved left the board by its own move. */
    SELF_REMOVAL,
    /** A Pawn became another piece. */
    PROMOTION,
    CASTLING,
    EN_PASSANT,
    PASS,
    /** A move of the game's own kinds: the piece that acts, and the one that it acts on. */
    SPECIAL_MOVE,
    /** The piece that moved gives check. */
    CHECK,
    /** A piece that stood still gives check, because its line was opened. */
    DISCOVERED_CHECK,
    /** A piece that stood still gives check, because the state of the game has changed. */
    STATE_CHECK,
    /** The piece shields its King now from the other one. */
    PIN,
    /** The piece no longer shields its King; the other one pinned it before. */
    UNPIN,
    /** The piece can open the line of the other one, of its own side, to the enemy King now. */
    BATTERY,
    /** The piece stood still and attacks more squares, because lines were opened. */
    LINE_OPENED,
    /** The piece stood still and attacks fewer squares, because a line was shut by the other piece. */
    LINE_SHUT,
    /** The piece that moved attacks squares now that it did not attack. */
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
    /** A piece of the King's own side stands now where the King could have gone. */
    FLIGHT_BLOCKED,
    /** A value of the game's state has changed; the piece and the square are those that it belongs to, if any. */
    STATE
  }

  static Effect of(Kind kind, int piece, int other, long squares) {
    return new Effect(kind, piece, other, squares, "");
  }
}
