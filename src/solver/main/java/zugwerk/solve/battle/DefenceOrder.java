package zugwerk.solve.battle;

import java.util.Arrays;
import zugwerk.rules.MoveList;

/**
 * Orders defences where many moves are left: checks first, then by the number of legal moves they leave the attacker,
 * as a refutation by them is likely to be cheap. Drops defences that fail according to the table.
 */
final class DefenceOrder {

  /** Added to the mobility after defences without check; more moves than any position has. */
  private static final int QUIET = 1 << 20;
  private static final int MOST = 2 * QUIET;
  private static final int USUAL = 256;

  private final AdversarialSearch search;
  private final MateTable table;
  /** By moves left: mobility and defence. */
  private final long[][] orders;

  DefenceOrder(AdversarialSearch search, MateTable table, int longest) {
    this.search = search;
    this.table = table;
    orders = new long[longest + 1][USUAL];
  }

  /**
   * Puts the cheapest defence first, counting mobility only as far as the comparison needs.
   *
   * @return false if the table already has a refutation
   */
  boolean bringUpCheapest(MoveList list, int moves) {
    return order(list, 0, moves, true);
  }

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

  /** Plus {@link #QUIET} without check. */
  private int mobility(int most) {
    int base = search.inCheck() ? 0 : QUIET;
    return base > most ? base : base + search.generator.count(search.position, most - base + 1);
  }
}
