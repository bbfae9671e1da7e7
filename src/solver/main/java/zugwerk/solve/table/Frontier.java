package zugwerk.solve.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Which scores occur in which blocks of placements, so that a pass skips blocks without its score. Several threads may
 * write; readers must have waited for them.
 */
final class Frontier {

  static final int BLOCK = 1 << 10;
  private static final int LINES = 1 << 6;
  private static final int BITS = 256;
  private static final int WORDS = BITS / Long.SIZE;
  private static final VarHandle LONG = MethodHandles.arrayElementVarHandle(long[].class);

  private final long[][] words;

  Frontier(int rows, int size) {
    words = new long[rows][(size + BLOCK - 1) / BLOCK * WORDS];
  }

  static int place(int line) {
    return line * (BLOCK / LINES);
  }

  /** An estimate. */
  static long bytes(long positions) {
    return positions / BLOCK * (BITS / Byte.SIZE);
  }

  private static int word(int number, int score) {
    return number / BLOCK * WORDS + score / Long.SIZE;
  }

  void add(int row, int number, int score) {
    int word = word(number, score);
    long bit = 1L << score;
    if (((long) LONG.getOpaque(words[row], word) & bit) == 0) {
      LONG.getAndBitwiseOr(words[row], word, bit);
    }
  }

  boolean has(int row, int number, int score) {
    return (words[row][word(number, score)] >>> score & 1) != 0;
  }

  void addAll(byte[][] scores) {
    for (int row = 0; row < scores.length; row++) {
      for (int number = 0; number < scores[row].length; number++) {
        add(row, number, scores[row][number] & 255);
      }
    }
  }
}
