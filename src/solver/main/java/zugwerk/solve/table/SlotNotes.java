package zugwerk.solve.table;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * The undecided positions of a portion and where their moves lead.
 *
 * <p>For each position it holds its number, a word, and the numbers of the positions reached within the tables in work.
 * The word holds how many these are, and the best and the worst value of the other moves.
 */
final class SlotNotes {

  /** Stands for notes that take too much memory. */
  static final SlotNotes DROPPED = new SlotNotes();

  /** Instead of a distance in plies: any beyond what scores hold. */
  static final int FAR = -1;

  /** Instead of a score: a move that does not lose. */
  private static final int NOT_LOST = Score.INVALID;

  private int[] words = {};
  private int size;
  private int head;
  private int win;
  private int loss;

  @FunctionalInterface
  interface Writer {
    void write(int number, int score);
  }

  void begin(int number) {
    push(number);
    head = size;
    push(0);
    win = Score.DRAW;
    loss = Score.DRAW;
  }

  void add(int number) {
    push(number);
  }

  /** Adds the value of a move out of the tables in work, or of a position without moves. */
  void addValue(int score) {
    if (score == Score.DRAW) {
      loss = NOT_LOST;
    } else if (Score.isLoss(score)) {
      loss = Math.max(loss, score);
    } else {
      win = win == Score.DRAW ? score : Math.min(win, score);
    }
  }

  /** Drops a certain draw. Returns in how many plies the position may be decided by moves out of these tables. */
  int end() {
    int inside = size - head - 1;
    if (inside == 0 && loss == NOT_LOST && win == Score.DRAW) {
      size = head - 1;
      return 0;
    }
    words[head] = inside | win << 16 | loss << 24;
    return Math.max(Score.plies(Math.max(1, win)), loss == NOT_LOST ? 0 : Score.plies(Math.max(1, loss)));
  }

  private void push(int word) {
    if (size == words.length) {
      words = Arrays.copyOf(words, Math.max(256, 2 * size));
    }
    words[size++] = word;
  }

  void trim() {
    words = Arrays.copyOf(words, size);
  }

  int words() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  /**
   * Settles and drops the positions decided in a number of plies; returns whether there were any.
   *
   * @param plies all nearer positions must be settled; {@link #FAR} for any distance
   * @param scores the scores so far, {@link Score#DRAW} for undecided positions
   */
  boolean settle(int plies, IntUnaryOperator scores, Writer writer) {
    int left = 0;
    int end = 0;
    for (int start = 0; start < size; start = end) {
      end = start + 2 + (words[start + 1] & 0xFFFF);
      int score = plies == FAR ? far(start, end, scores) : Score.isWin(Score.of(plies)) ? won(start, end, plies, scores)
          : lost(start, end, plies, scores);
      if (score != Score.DRAW) {
        writer.write(words[start], score);
      } else {
        if (left < start) {
          System.arraycopy(words, start, words, left, end - start);
        }
        left += end - start;
      }
    }
    boolean any = left < size;
    size = left;
    if (size < words.length / 2) {
      trim();
    }
    return any;
  }

  private int won(int start, int end, int plies, IntUnaryOperator scores) {
    int score = Score.of(plies);
    boolean found = (words[start + 1] >>> 16 & 255) == score;
    for (int i = start + 2; i < end && !found; i++) {
      found = scores.applyAsInt(words[i]) == score - 1;
    }
    return found ? score : Score.DRAW;
  }

  private int lost(int start, int end, int plies, IntUnaryOperator scores) {
    int longest = words[start + 1] >>> 24;
    if (longest == NOT_LOST || (words[start + 1] >>> 16 & 255) != Score.DRAW) {
      return Score.DRAW;
    }
    for (int i = start + 2; i < end; i++) {
      int after = scores.applyAsInt(words[i]);
      if (!Score.isWin(after)) {
        return Score.DRAW;
      }
      longest = Math.max(longest, Score.before(after));
    }
    return Score.plies(longest) <= plies ? longest : Score.DRAW;
  }

  private int far(int start, int end, IntUnaryOperator scores) {
    int longest = words[start + 1] >>> 24;
    boolean wins = (words[start + 1] >>> 16 & 255) != Score.DRAW;
    boolean loses = longest != NOT_LOST;
    for (int i = start + 2; i < end && !wins; i++) {
      int after = scores.applyAsInt(words[i]);
      wins = Score.isLoss(after);
      loses &= Score.isWin(after);
    }
    return wins ? Score.FAR_WIN : loses ? Score.FAR_LOSS : Score.DRAW;
  }
}
