package zugwerk.solve.battle;

import java.util.Arrays;
import zugwerk.rules.MoveList;

/**
 * The undecided moves of a node of a proof-number search. Of the two numbers of each child the side to move follows the
 * least own one, and its opponent needs all of the others.
 */
final class Children {

  private static final int USUAL = 64;

  final MoveList moves = new MoveList();
  private int[] move = new int[USUAL];
  private long[] key = new long[USUAL];
  private int[] own = new int[USUAL];
  private int[] other = new int[USUAL];
  private int size;
  /** Of the last survey: the child with the least own number, that number, and the second least. */
  private int best;
  private int least;
  private int second;
  /** Of the last survey: the sum and the greatest of the other numbers. */
  private int sum;
  private int most;

  void clear() {
    moves.clear();
    size = 0;
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

  void update(int child, int newOwn, int newOther) {
    own[child] = newOwn;
    other[child] = newOther;
  }

  /** Removes a child that is decided against the side to move; the last one takes its place. */
  void drop(int child) {
    size--;
    move[child] = move[size];
    key[child] = key[size];
    own[child] = own[size];
    other[child] = other[size];
  }

  /** @param searched children that other threads search count as less promising */
  void survey(SearchedNodes searched) {
    least = ProofNumberSearch.INFINITE;
    second = ProofNumberSearch.INFINITE;
    most = 0;
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
    sum = (int) Math.min(ProofNumberSearch.INFINITE - 1, all);
  }

  int best() {
    return best;
  }

  int bestOther() {
    return other[best];
  }

  int least() {
    return least;
  }

  int second() {
    return second;
  }

  int sum() {
    return sum;
  }

  int most() {
    return most;
  }
}
