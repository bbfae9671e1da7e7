package zugwerk.oracle;

/**
 * Where a piece could go by its power alone, before anybody asks about its King.
 *
 * @param to the square of arrival
 * @param enPassant whether it captures the Pawn that has just passed that square
 * @param noted whether it is an initial two-square step, which lets the square passed be noted
 */
record OracleStep(int to, boolean enPassant, boolean noted) {

  static OracleStep plain(int to) {
    return new OracleStep(to, false, false);
  }

  /** Where the piece stands that this step captures, if there is one. */
  int victim(boolean white) {
    int behind = white ? to - 8 : to + 8;
    return enPassant ? behind : to;
  }
}
