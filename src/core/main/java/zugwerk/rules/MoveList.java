package zugwerk.rules;

import java.util.Arrays;

/** A list of packed moves that is filled again and again, so that search need not allocate. */
public final class MoveList {

  private int[] moves = new int[256];
  private int size;

  /** An empty list. */
  public MoveList() {}

  /** Empties the list. */
  public void clear() {
    size = 0;
  }

  void addSteps(int from, long targets) {
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      add(EncodedMove.of(EncodedMove.STEP, from, Long.numberOfTrailingZeros(rest)));
    }
  }

  /** Adds a packed move. */
  public void add(int move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }

  /** How many moves it holds. */
  public int size() {
    return size;
  }

  /** The move at an index. */
  public int get(int index) {
    return moves[index];
  }

  /** Whether a move is among the first of the list. */
  public boolean contains(int move, int first) {
    for (int i = 0; i < first; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  /** Adds the moves of another list that it does not hold yet. */
  public void addOthers(MoveList others) {
    int held = size;
    for (int i = 0; i < others.size; i++) {
      if (!contains(others.moves[i], held)) {
        add(others.moves[i]);
      }
    }
  }

  /** Puts a move at an index that is in use. */
  public void set(int index, int move) {
    moves[index] = move;
  }

  /** Exchanges a move with the one at an index, if it stands behind that. */
  public void advance(int move, int index) {
    for (int i = index + 1; i < size; i++) {
      if (moves[i] == move) {
        moves[i] = moves[index];
        moves[index] = move;
        return;
      }
    }
  }

  /** Puts the moves to a square first among those from an index on. */
  public void advanceTo(int square, int start) {
    int first = start;
    for (int i = start; i < size; i++) {
      if (EncodedMove.to(moves[i]) == square) {
        int move = moves[i];
        moves[i] = moves[first];
        moves[first++] = move;
      }
    }
  }

  /** Keeps only the first moves. */
  public void cut(int newSize) {
    size = newSize;
  }
}
