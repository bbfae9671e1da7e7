package zugwerk.solve.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Which scores were ever written where, in blocks of placements of each row, so that a pass over the positions with
 * one score leaves out the blocks that have none. Several threads may write; who reads must have waited for them.
 */
final class Frontier {

  /** How many placements a block has. */
  static final int BLOCK = 1 << 10;

  /** How many lines of placements share what is noted of them; see {@link #place}. */
  private static final int LINES = 1 << 6;

  private static final int BITS = 256;
  private static final int WORDS = BITS / Long.SIZE;
  private static final VarHandle LONG = MethodHandles.arrayElementVarHandle(long[].class);

  private final long[][] words;

  /**
   * @param size how many placements a row has
   */
  Frontier(int rows, int size) {
    words = new long[rows][(size + BLOCK - 1) / BLOCK * WORDS];
  }

  /** For a table that is built by lines: what stands for a placement of a line. */
  static int place(int line) {
    return line * (BLOCK / LINES);
  }

  /** How many bytes that takes for so many positions, about. */
  static long bytes(long positions) {
    return positions / BLOCK * (BITS / Byte.SIZE);
  }

  private static int word(int number, int score) {
    return number / BLOCK * WORDS + score / Long.SIZE;
  }

  /** Notes a score that is written. */
  void add(int row, int number, int score) {
    int word = word(number, score);
    long bit = 1L << score;
    if (((long) LONG.getOpaque(words[row], word) & bit) == 0) {
      LONG.getAndBitwiseOr(words[row], word, bit);
    }
  }

  /** Whether a score was ever written in the block of a placement. */
  boolean has(int row, int number, int score) {
    return (words[row][word(number, score)] >>> score & 1) != 0;
  }

  /** Notes all scores of some rows. */
  void addAll(byte[][] scores) {
    for (int row = 0; row < scores.length; row++) {
      for (int number = 0; number < scores[row].length; number++) {
        add(row, number, scores[row][number] & 255);
      }
    }
  }
}
