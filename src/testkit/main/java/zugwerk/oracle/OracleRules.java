package zugwerk.oracle;

import java.util.List;

/** What may differ from game to game; as in FIDE chess unless a game overrides it. */
abstract class OracleRules {

  /** Where the piece on that square could go by its power; never onto a piece of its own. */
  abstract List<OracleStep> steps(OracleState state, int from);

  /** The types of the pieces, in capitals. */
  String types() {
    return "KQRBNP";
  }

  /** What a Pawn may become. */
  String promotions() {
    return "qrbn";
  }

  /** The type that castles with the King. */
  char partner() {
    return 'R';
  }

  /** Whether a piece that reaches the enemy King's square attacks it. */
  boolean attacksKing(OracleState state, int from, int king) {
    return true;
  }

  /** Whether a step may be made at all: no piece takes a King. */
  boolean mayGo(OracleState before, int from, OracleStep step) {
    return before.type(step.to()) != 'K';
  }

  /** Whether a Pawn that makes this step stands on its square after it. */
  boolean arrives(OracleState before, int from, OracleStep step) {
    return true;
  }

  /** Makes a step: the piece leaves, another may be captured, the piece (or what it became) arrives. */
  void place(OracleState after, int from, OracleStep step, char arriving) {
    after.remove(step.victim(after.whiteToMove));
    after.shift(from, step.to());
    after.pieces[step.to()] = arriving;
  }

  /** Whether a game's own rules let King and partner castle. */
  boolean lets(OracleState state, int start, int corner) {
    return true;
  }

  /** Whether the square where a castling King arrives is judged only with the move made. */
  boolean judgesArrivalAfter() {
    return false;
  }

  /**
   * What a turn brings besides, once all pieces have arrived.
   *
   * @param to where the piece arrived, {@link OracleState#NONE} for castling
   */
  protected void afterwards(OracleState before, OracleState after, int to, boolean captured) {}

  /** What a move by a piece of that type does besides moving it. */
  void afterMoveOf(OracleState state, char type) {}

  /** What a move by that atom does besides. */
  void afterMoveBy(OracleState state, char maker) {}

  /** Reads one item of the seventh field. */
  void readItem(OracleState state, String item) {
    throw new IllegalArgumentException("this game has no state: " + item);
  }

  /** The seventh field, {@code -} when there is nothing to say; empty in a game without state. */
  String items(OracleState state) {
    return "";
  }
}
