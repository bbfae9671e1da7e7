package zugwerk.solve;

import java.util.Arrays;
import zugwerk.rules.MoveList;

/**
 * The order in which defences are tried where many moves are left: checks, then those that leave the attacker the
 * fewest legal moves, since a refutation by them is likely to cost least. Defences that the table knows to fail are
 * dropped. One instance serves one search.
 */
final class DefenceOrder {

  /** More moves than any position has; added to the mobility after defences that give no check. */
  private static final int QUIET = 1 << 20;
  private static final int MOST = 2 * QUIET;
  /** More moves than a position has in orthodox chess. */
  private static final int USUAL = 256;

  private final AdversarialSearch search;
  private final MateTable table;
  /** By the moves left: mobility and defence, to be sorted. */
  private final long[][] orders;

  /**
   * @param longest the most moves that will be left
   */
  DefenceOrder(AdversarialSearch search, MateTable table, int longest) {
    this.search = search;
    this.table = table;
    orders = new long[longest + 1][USUAL];
  }

  /**
   * Puts the cheapest defence of a list first. The others follow in no order: what they leave the attacker is counted
   * no further than it takes to compare them, which is shortest if a cheap one is first already.
   *
   * @return whether a refutation is still to be looked for; false if the table knows one
   */
  boolean bringUpCheapest(MoveList list, int moves) {
    return order(list, 0, moves, true);
  }

  /** Sorts the defences of a list from an index on, and answers as {@link #bringUpCheapest}. */
  boolean sort(MoveList list, int start, int moves) {
    return order(list, start, moves, false);
  }

  private boolean order(MoveList list, int start, int moves, boolean cheapest) {
    if (list.size() > orders[moves].length) {
      orders[moves] = new long[2 * list.size()];
    }
    long[] order = orders[moves];
    int ordered = 0;
    int most = MOST;
    for (int i = start; i < list.size(); i++) {
      int mark = search.make(list.get(i));
      boolean refutes = false;
      if (!search.fulfilled()) {
        long entry = table.get(search.key());
        refutes = MateTable.none(entry) >= moves;
        if (!refutes && MateTable.mate(entry) > moves) {
          int mobility = mobility(most);
          most = cheapest ? Math.min(most, mobility) : MOST;
          order[ordered++] = (long) mobility << 32 | list.get(i);
        }
      }
      search.position.rollback(mark);
      if (refutes) {
        return false;
      }
    }
    Arrays.sort(order, 0, ordered);
    list.cut(start);
    for (int i = 0; i < ordered; i++) {
      list.add((int) order[i]);
    }
    return true;
  }

  /** The attacker's legal moves, and {@link #QUIET} without check; counted only until they are more than a number. */
  private int mobility(int most) {
    int base = search.inCheck() ? 0 : QUIET;
    return base > most ? base : base + search.generator.count(search.position, most - base + 1);
  }
}
