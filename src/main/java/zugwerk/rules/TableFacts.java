package zugwerk.rules;

/**
 * What endgame tables may rely on.
 *
 * <p>Tables hold a game whose state is at most one slot of types: its values count the moves of each type round its
 * {@linkplain Variant#cycle cycle} and decide how its pieces move. Whatever else the game changes about orthodox chess
 * it tells by {@link Variant#movement}, {@link Variant#promotions} and {@link Variant#pawnSquares}.
 *
 * @param tabulated whether the game is such
 * @param reason why it is not, as the end of a sentence; empty if it is
 */
public record TableFacts(boolean tabulated, String reason) {

  /** The game does not say whether tables could hold it, so they do not. */
  public static final TableFacts NONE = new TableFacts(false, "nothing says that its positions fit into one");

  /** The game has state that tables have no room for. */
  public static final TableFacts STATEFUL = new TableFacts(false, "its state is more than a counter a type");

  /** Tables hold the game. */
  public static final TableFacts TABULATED = new TableFacts(true, "");
}
