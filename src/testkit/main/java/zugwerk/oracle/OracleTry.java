package zugwerk.oracle;

/**
 * A move made on a copy of the position and not yet judged.
 *
 * @param squares the two squares, and the promotion letter, as in long form
 * @param step the step that was made
 * @param chosen whether there was more than one choice with it
 * @param after the position after it
 */
record OracleTry(String squares, OracleStep step, boolean chosen, OracleState after) {

  /** The long form with the atom that made the move. */
  String withMaker() {
    return text() + (step.enPassant() ? "" : "/") + step.maker();
  }

  /** The long form; a capture en passant keeps its sign until it is known whether it is needed. */
  String text() {
    String sign = step.enPassant() ? OracleMover.EN_PASSANT : chosen ? "/" : "";
    return squares + sign + (chosen ? step.choice() : "");
  }
}
