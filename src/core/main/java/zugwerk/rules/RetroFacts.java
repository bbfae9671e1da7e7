package zugwerk.rules;

/**
 * What retro-analysis may conclude from a position of a game; see {@link RetroChecks} and
 * {@link LastMoves}.
 *
 * @param armiesShrink whether a side never gains a piece, and a piece becomes another type only by promotion, so that
 *     counting a side against its start position proves something
 * @param orthodoxOrigins whether Pawns and Bishops come to their squares as in orthodox chess: a Pawn leaves its file
 *     only by taking an enemy piece off the board and never goes back, and a Bishop moves along diagonals
 * @param orthodoxChecks whether a check to the side to move is always due to one move of the other side, made as in
 *     orthodox chess
 * @param plainTurns whether a turn is one move of one piece, or castling, that changes nothing else but what it
 *     captures and the powers of the type that moves, in a game that {@linkplain Variant#allows allows} every position
 *     and ends as orthodox chess does; so that {@link LastMoves} can take it back
 */
public record RetroFacts(
    boolean armiesShrink, boolean orthodoxOrigins, boolean orthodoxChecks, boolean plainTurns) {

  /** Nothing is known: no position is called doubtful. */
  public static final RetroFacts NONE = new RetroFacts(false, false, false, false);

  /** Counting is conclusive, and nothing else. */
  public static final RetroFacts COUNTS = new RetroFacts(true, false, false, false);

  /** Counting is conclusive, and moves can be taken back. */
  public static final RetroFacts TURNS = new RetroFacts(true, false, false, true);

  /** Counting is conclusive, and so are the places of Pawns and Bishops. */
  public static final RetroFacts ORIGINS = new RetroFacts(true, true, false, false);

  /** Everything that holds in orthodox chess. */
  public static final RetroFacts ORTHODOX = new RetroFacts(true, true, true, true);
}
