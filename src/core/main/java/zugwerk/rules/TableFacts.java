package zugwerk.rules;

import java.util.List;
import zugwerk.board.Slot;

/**
 * What endgame tables may rely on.
 *
 * @param kind how the positions of the game are numbered
 * @param still slots of squares that no move ever changes; only for tables by slots
 * @param edition from 1; greater after each change of the rules, so that older tables are not used; only for tables by
 *     slots
 */
public record TableFacts(Kind kind, List<Slot> still, int edition) {

  /** How the positions of a game are numbered. */
  public enum Kind {
    /** The game promises nothing, so there are no tables. */
    NONE,
    /**
     * The state is at most one slot of types: its values count the moves of each type round its
     * {@linkplain Variant#cycle cycle} and decide how its pieces move. Whatever else the game changes about orthodox
     * chess it declares by {@link Variant#movement}, {@link Variant#promotions} and {@link Variant#pawnSquares}; it
     * {@linkplain Variant#allows allows} every position and {@linkplain Variant#ownEnd defines no other end}.
     */
    COUNTERS,
    /**
     * Any state in slots. New types of pieces come by promotion only, there are never more pieces after a turn than
     * before it, no piece is dropped, and how a type moves depends on nothing but slots of the game, of sides and of
     * types.
     */
    SLOTS
  }

  /** The game does not say whether tables could hold it, so they do not. */
  public static final TableFacts NONE = new TableFacts(Kind.NONE, List.of(), 1);

  /** Tables hold the game and count the moves of its types. */
  public static final TableFacts TABULATED = new TableFacts(Kind.COUNTERS, List.of(), 1);

  /** Tables hold the game by the values of its slots. */
  public static final TableFacts BY_SLOTS = new TableFacts(Kind.SLOTS, List.of(), 1);

  public TableFacts {
    still = List.copyOf(still);
  }

  /** The same for a game in which no move changes the given slots of squares. */
  public TableFacts keeping(Slot... slots) {
    return new TableFacts(kind, List.of(slots), edition);
  }

  /** The same for another edition of the rules. */
  public TableFacts edition(int number) {
    return new TableFacts(kind, still, number);
  }

  /** Whether there are tables. */
  public boolean tabulated() {
    return kind != Kind.NONE;
  }
}
