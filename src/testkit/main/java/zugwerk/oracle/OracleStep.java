package zugwerk.oracle;

/**
 * Where a piece could go by its power alone, before anybody asks about its King.
 *
 * @param to the square of arrival
 * @param enPassant whether it captures the Pawn that has just passed that square
 * @param noted whether it is an initial two-square step, after which the square passed is noted
 * @param maker the atom that makes it, or {@link #NOBODY} in games where that does not matter
 * @param over the square of the piece that it captures on the way, or {@link OracleState#NONE}
 * @param choice what the mover chooses besides under a condition: a letter or a square; empty where there is no choice
 */
public record OracleStep(int to, boolean enPassant, boolean noted, char maker, int over, String choice) {

  /** No atom. */
  public static final char NOBODY = ' ';

  public OracleStep(int to, boolean enPassant, boolean noted, char maker) {
    this(to, enPassant, noted, maker, OracleState.NONE, "");
  }

  /** A capture on the way. */
  static OracleStep over(int to, int victim) {
    return new OracleStep(to, false, false, NOBODY, victim, "");
  }

  /** A step that is no capture en passant and notes no square. */
  public static OracleStep plain(int to) {
    return new OracleStep(to, false, false, NOBODY);
  }

  /** The same step, made by an atom. */
  public OracleStep by(char atom) {
    return new OracleStep(to, enPassant, noted, atom, over, choice);
  }

  /** The same step, with something chosen. */
  OracleStep choosing(String chosen) {
    return new OracleStep(to, enPassant, noted, maker, over, chosen);
  }

  /** The same step, after which no square passed is noted. */
  OracleStep unnoted() {
    return new OracleStep(to, enPassant, false, maker, over, choice);
  }

  /** Where the piece stands that this step captures, if there is one. */
  public int victim(boolean white) {
    int behind = white ? to - 8 : to + 8;
    return over != OracleState.NONE ? over : enPassant ? behind : to;
  }
}
