package zugwerk.oracle;

import java.util.List;
import java.util.Map;

/** A fairy condition on orthodox chess, written a second time and without regard to speed. */
interface OracleCondition {

  /** The type as which the piece on a square moves. */
  default char walk(OracleState state, int from, char usual) {
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

  /** Whether a piece that can reach the King could take it. */
  default boolean takesKing(OracleConditioned game, OracleState state, int from, int king) {
    return true;
  }

  /** Whether the King of a side is in check, where it usually is or is not. */
  default boolean isCheck(OracleConditioned game, OracleState state, boolean white, boolean usual) {
    return usual;
  }

  /** The squares among which the mover chooses with a step; none where there is no choice. */
  default List<Integer> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
    return List.of();
  }

  /** What a Pawn may become, in small letters. */
  default String promotions(String usual) {
    return usual;
  }

  /** Whether a Pawn that reaches the last rank by a step is promoted. */
  default boolean promotes(OracleState state, OracleStep step) {
    return true;
  }

  /** Whether Pawns on the first rank of their side move. */
  default boolean freesPawns() {
    return false;
  }

  /** What follows from a step; castling has none. */
  default void event(OracleConditioned game, OracleTurn turn) {}

  /** When that happens: 1 the mover changes, 2 it goes elsewhere, 3 the victim, 4 the board, 5 the judgement. */
  default int phase() {
    return 1;
  }

  /** Whether a turn may end so. */
  default boolean allows(OracleConditioned game, OracleState before, OracleState after) {
    return true;
  }

  /** Leaves of the legal moves those that may be played. */
  default void choose(OracleConditioned game, OracleState before, Map<String, OracleState> legal) {}
}
