package zugwerk.rules;

/**
 * What retro-analysis may conclude from a position of a game; see {@link RetroChecks}.
 *
 * @param armiesShrink whether a side never gains a piece, and a piece becomes another type only by promotion, so that
 *     counting a side against its start position tells something
 * @param orthodoxOrigins whether Pawns and Bishops come to their squares as in orthodox chess: a Pawn leaves its file
 *     only by taking an enemy piece off the board and never goes back, and a Bishop moves along diagonals
 * @param orthodoxChecks whether a check to the side to move is always due to one move of the other side, made as in
 *     orthodox chess
 */
public record RetroFacts(boolean armiesShrink, boolean orthodoxOrigins, boolean orthodoxChecks) {

  /** Nothing is known: no position is called doubtful. */
  public static final RetroFacts NONE = new RetroFacts(false, false, false);

  /** Counting alone tells something. */
  public static final RetroFacts COUNTS = new RetroFacts(true, false, false);

  /** Counting tells something, and so do the places of Pawns and Bishops. */
  public static final RetroFacts ORIGINS = new RetroFacts(true, true, false);

  /** All that holds in orthodox chess. */
  public static final RetroFacts ORTHODOX = new RetroFacts(true, true, true);
}
