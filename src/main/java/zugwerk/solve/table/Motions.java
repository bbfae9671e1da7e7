package zugwerk.solve.table;

import java.util.stream.IntStream;
import zugwerk.betza.Movement;
import zugwerk.betza.Ways;

/** How the men of a table go in each of its rows, and to which rows their moves lead. */
final class Motions {

  private final Layout layout;
  private final int pawn;
  private final int[][] menOf = new int[2][];
  private final long[] squares;
  private final Movement[][] movements;
  private final Ways[][] quietWays;
  private final int[][] after;
  private final int[][] before;

  Motions(Powers powers, Table table) {
    layout = table.layout();
    pawn = powers.pawn();
    Counters counters = table.counters();
    int men = layout.men();
    int rows = table.rows().length;
    for (int side = 0; side < 2; side++) {
      int wanted = side;
      menOf[side] = IntStream.range(0, men).filter(man -> layout.side(man) == wanted).toArray();
    }
    squares = new long[men];
    movements = new Movement[rows][men];
    quietWays = new Ways[rows][men];
    after = new int[rows][men];
    before = new int[rows][men];
    for (int man = 0; man < men; man++) {
      int type = layout.type(man);
      squares[man] = powers.squares(layout.side(man), type);
      for (int row = 0; row < rows; row++) {
        int state = Table.state(row);
        movements[row][man] = powers.movement(layout.side(man), type, counters.step(state, type));
        quietWays[row][man] = powers.quietWays(movements[row][man]);
        after[row][man] = Table.row(counters.after(state, type), 1 - Table.toMove(row));
        before[row][man] = Table.row(counters.before(state, type), 1 - Table.toMove(row));
      }
    }
  }

  /** The men of a side. */
  int[] menOf(int side) {
    return menOf[side];
  }

  boolean isPawn(int man) {
    return layout.type(man) == pawn;
  }

  /** The squares on which a man can stand. */
  long squares(int man) {
    return squares[man];
  }

  /** How a man goes in a row. */
  Movement movement(int row, int man) {
    return movements[row][man];
  }

  /** A man's ways to empty squares in a row. */
  Ways quietWays(int row, int man) {
    return quietWays[row][man];
  }

  /** The row after a man has moved. */
  int after(int row, int man) {
    return after[row][man];
  }

  /** The row before a man moved. */
  int before(int row, int man) {
    return before[row][man];
  }

  /** Whether the King of a side is struck in a placement, with the powers of a row. */
  boolean inCheck(Board board, int row, int side) {
    long occupied = board.occupied();
    int king = board.square(side);
    for (int man : menOf[1 - side]) {
      if (movements[row][man].strikes(board.square(man), king, occupied)) {
        return true;
      }
    }
    return false;
  }
}
