package zugwerk.oracle;

import java.util.List;
import java.util.Map;

/** A fairy condition on a game, written a second time from its definition and without regard to speed. */
interface OracleCondition {

  /** The type as which the piece on a square moves. */
  default char walk(OracleState state, int from, char usual) {
    return usual;
  }

  /** The type as which the piece on a square moves, its own or another one. */
  default char walk(OracleConditioned game, OracleState state, int from, char usual) {
    return usual;
  }

  /** The steps by which the piece on a square goes and observes. */
  default List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
    return usual;
  }

  /** Those of these steps that it may make. */
  default List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
    return ways;
  }

  /** The letters or squares among which the mover chooses with a step; none where there is no choice. */
  default List<String> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
    return List.of();
  }

  /**
   * What arrives by a step; see {@link OracleRules#arrivals}.
   *
   * @param usual what arrives without this condition
   */
  default Map<String, Character> arrivals(
      OracleConditioned game, OracleState state, int from, OracleStep step, Map<String, Character> usual) {
    return usual;
  }

  /** What a Pawn may become, in small letters. */
  default String promotions(OracleConditioned game, String usual) {
    return usual;
  }

  /** Whether a piece that can reach the King, or another royal piece, could take it. */
  default boolean takesKing(OracleConditioned game, OracleState state, int from, int king) {
    return true;
  }

  /** Whether the King of a side is in check, where it usually is or is not. */
  default boolean isCheck(OracleConditioned game, OracleState state, boolean white, boolean usual) {
    return usual;
  }

  /** Whether a King that could not be taken so may be captured. */
  default boolean sparesKings() {
    return false;
  }

  /** Whether a piece must not be lost, besides Kings. */
  default boolean isRoyal(OracleState state, int square) {
    return false;
  }

  /** Whether a piece belongs to either side. */
  default boolean isNeutral(OracleState state, int square) {
    return false;
  }

  /** Whether a Pawn on a square of its first rank moves. */
  default boolean freesPawns(int square) {
    return false;
  }

  /** Whether a King may castle: both pieces must be able to move. */
  default boolean castles(OracleConditioned game, OracleState state, int start, int corner) {
    int way = corner > start ? 1 : -1;
    return !steps(game, state, start, List.of(OracleStep.plain(start + 2 * way))).isEmpty()
        && !steps(game, state, corner, List.of(OracleStep.plain(start + way))).isEmpty();
  }

  /** Turns of its own kinds: the boards after them by the moves in long form, which begin with a square. */
  default Map<String, OracleState> otherTurns(OracleConditioned game, OracleState state) {
    return Map.of();
  }

  /** Whether a King or a Rook that comes back, or appears, on its first square may castle. */
  default boolean bringsBack() {
    return false;
  }

  /** What follows from a turn. */
  default void event(OracleConditioned game, OracleTurn turn) {}

  /** What follows when a captured piece has come back on a square. */
  default void revived(OracleTurn turn, int square) {}

  /**
   * When that happens: 1 the mover changes, 2 it goes elsewhere, 3 the victim comes back, 4 the board changes, 5 the
   * turn is judged, 6 pieces change hands.
   */
  default int phase() {
    return 1;
  }

  /** Whether a turn may end so. */
  default boolean allows(OracleConditioned game, OracleState before, OracleState after) {
    return true;
  }

  /** Leaves of the legal moves those that may be played. */
  default void choose(OracleConditioned game, OracleState before, Map<String, OracleState> legal) {}

  /** The signs of the pieces that it marks. */
  default String sign() {
    return "";
  }

  /** The names of the numbers that it keeps. */
  default List<String> numbers() {
    return List.of();
  }
}
