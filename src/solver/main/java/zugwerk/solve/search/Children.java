package zugwerk.solve.search;

import java.util.Arrays;
import zugwerk.rules.MoveList;

/**
 * The undecided moves of a node of a proof-number search. Of the two numbers of each child the side to move follows the
 * least own one, and its opponent needs all of the others.
 *
 * <p>One more child with a guessed own number may stand for moves that are postponed until it is the best.
 */
public final class Children {

  private static final int USUAL = 64;

  public final MoveList moves = new MoveList();
  private int[] move = new int[USUAL];
  private long[] key = new long[USUAL];
  private int[] own = new int[USUAL];
  private int[] other = new int[USUAL];
  private int size;
  /** The own number of the child that stands for postponed moves; 0 if none are. */
  private int postponed;
  /** Whether the opponent needs the sum of the other numbers, not the greatest and one for each of the rest. */
  private boolean sums;
  /** Of the last survey: the child with the least own number, that number, and the second least. */
  private int best;
  private int least;
  private int second;
  private boolean postponedIsBest;
  /** Of the last survey: what the opponent needs of all children. */
  private int others;

  void clear() {
    moves.clear();
    size = 0;
    postponed = 0;
    sums = false;
  }

  /** Lets a child with an own number stand for the moves that are added later; 0 for no such child. */
  public void postpone(int own) {
    postponed = own;
  }

  /** Adds up the other numbers. Else their greatest counts, since positions reached in several ways count often. */
  public void addUp() {
    sums = true;
  }

  void add(int added, long addedKey, int addedOwn, int addedOther) {
    if (size == move.length) {
      move = Arrays.copyOf(move, 2 * size);
      key = Arrays.copyOf(key, 2 * size);
      own = Arrays.copyOf(own, 2 * size);
      other = Arrays.copyOf(other, 2 * size);
    }
    move[size] = added;
    key[size] = addedKey;
    own[size] = addedOwn;
    other[size++] = addedOther;
  }

  int size() {
    return size;
  }

  int move(int child) {
    return move[child];
  }

  long key(int child) {
    return key[child];
  }

  /** Sets the numbers of a child, or removes it if it is decided against the side to move. */
  void update(int child, int newOwn, int newOther) {
    if (newOther == 0) {
      drop(child);
    } else {
      own[child] = newOwn;
      other[child] = newOther;
    }
  }

  /** The last child takes its place. */
  private void drop(int child) {
    size--;
    move[child] = move[size];
    key[child] = key[size];
    own[child] = own[size];
    other[child] = other[size];
  }

  /** @param searched children that other threads search count as less promising */
  void survey(SearchedNodes searched) {
    least = DfPnSearch.INFINITE;
    second = DfPnSearch.INFINITE;
    int most = 0;
    long all = 0;
    for (int i = 0; i < size; i++) {
      all += other[i];
      most = Math.max(most, other[i]);
      int number = searched.raise(own[i], key[i]);
      if (number < least) {
        second = least;
        least = number;
        best = i;
      } else {
        second = Math.min(second, number);
      }
    }
    postponedIsBest = postponed > 0 && postponed <= least;
    if (postponed > 0) {
      least = Math.min(least, postponed);
      second = Math.min(second, postponed);
      most = Math.max(most, 1);
    }
    others = sums ? (int) Math.min(DfPnSearch.INFINITE - 1, all) : Math.min(DfPnSearch.INFINITE - 1, most + rest());
  }

  /** Whether no child is left, nor postponed moves. */
  boolean isEmpty() {
    return size == 0 && postponed == 0;
  }

  boolean postponedIsBest() {
    return postponedIsBest;
  }

  int best() {
    return best;
  }

  int least() {
    return least;
  }

  int second() {
    return second;
  }

  int others() {
    return others;
  }

  /** What the opponent needs of the children other than the best. */
  int rest() {
    return sums ? others - other[best] : size - (postponed > 0 ? 0 : 1);
  }
}
