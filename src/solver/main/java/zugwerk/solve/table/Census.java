package zugwerk.solve.table;

import java.util.List;
import zugwerk.board.Setup;

/**
 * The scores of all positions of one table, as they are shown: with exchanged colours where the table holds them so.
 *
 * @param values the state that all positions have in common; empty if there is none, or the sheets show it
 * @param sheets one for each state of the counters
 */
record Census(Material material, String values, List<Sheet> sheets) {

  /** After how many positions a loop over them asks whether it is stopped. */
  static final int BLOCK = 1 << 17;

  /** Gives the position with a number. */
  @FunctionalInterface
  interface Placing {
    Setup setup(int toMove, int number);
  }

  /**
   * The scores in one state. A number stands for the same pieces on the same squares, whichever side is to move.
   *
   * @param state a board without pieces that shows the counters; White is to move
   * @param scores by the side to move
   */
  @SuppressWarnings("ArrayRecordComponent") // Sheets are never compared.
  record Sheet(Setup state, byte[][] scores, Placing placing) {

    int positions() {
      return scores[0].length;
    }

    int score(int toMove, int number) {
      return scores[toMove][number] & 255;
    }
  }
}
