package zugwerk.solve.table;

import java.util.stream.IntStream;
import zugwerk.betza.Movement;
import zugwerk.betza.Ways;
import zugwerk.board.Square;

/** How the pieces of a table move in each of its rows, and which rows their moves lead to. */
final class MoveTables {

  private final PlacementIndex layout;
  private final int pawn;
  private final int[][] piecesOf = new int[2][];
  private final long[] squares;
  private final Movement[][] movements;
  private final Ways[][] quietWays;
  private final int[][] after;
  private final int[][] before;
  private final long[][] doubleSteps;

  MoveTables(Powers powers, Table table) {
    layout = table.layout();
    pawn = powers.pawn();
    Counters counters = table.counters();
    int pieces = layout.pieces();
    int rows = table.rows().length;
    for (int side = 0; side < 2; side++) {
      int wanted = side;
      piecesOf[side] = IntStream.range(0, pieces).filter(piece -> layout.side(piece) == wanted).toArray();
    }
    squares = new long[pieces];
    movements = new Movement[rows][pieces];
    quietWays = new Ways[rows][pieces];
    after = new int[rows][pieces];
    before = new int[rows][pieces];
    doubleSteps = new long[rows][pieces];
    for (int piece = 0; piece < pieces; piece++) {
      int type = layout.type(piece);
      squares[piece] = powers.squares(layout.side(piece), type);
      for (int row = 0; row < rows; row++) {
        int state = Table.state(row);
        movements[row][piece] = powers.movement(layout.side(piece), type, counters.step(state, type));
        quietWays[row][piece] = powers.quietWays(movements[row][piece]);
        after[row][piece] = Table.row(counters.after(state, type), 1 - Table.toMove(row));
        before[row][piece] = Table.row(counters.before(state, type), 1 - Table.toMove(row));
        doubleSteps[row][piece] = doubleSteps(piece, movements[row][piece]);
      }
    }
  }

  private long doubleSteps(int piece, Movement movement) {
    if (!isPawn(piece) || IntStream.of(piecesOf[1 - layout.side(piece)]).noneMatch(this::isPawn)) {
      return 0;
    }
    return IntStream.range(0, Square.COUNT).filter(from -> movement.doubleSteps(from, 0) != 0)
        .mapToLong(Square::bit).reduce(0, (some, one) -> some | one) & squares[piece];
  }

  int[] piecesOf(int side) {
    return piecesOf[side];
  }

  boolean isPawn(int piece) {
    return layout.type(piece) == pawn;
  }

  long squares(int piece) {
    return squares[piece];
  }

  Movement movement(int row, int piece) {
    return movements[row][piece];
  }

  Ways quietWays(int row, int piece) {
    return quietWays[row][piece];
  }

  /** None if the other side has no Pawn to capture en passant. */
  long doubleSteps(int row, int piece) {
    return doubleSteps[row][piece];
  }

  int after(int row, int piece) {
    return after[row][piece];
  }

  int before(int row, int piece) {
    return before[row][piece];
  }

  /** The moves of a piece to empty squares that do not leave its King attacked. */
  long legal(Board board, int row, int piece, long targets) {
    int side = layout.side(piece);
    long left = board.occupied() & ~Square.bit(board.square(piece));
    long legal = targets;
    for (int enemy : piecesOf[1 - side]) {
      Movement movement = movements[after[row][piece]][enemy];
      int at = board.square(enemy);
      if (piece != side && movement.lines()) {
        long path = movement.path(at, board.square(side));
        // Where there is no way, the path is the whole board.
        legal &= (path & left) == 0 ? path : -1L;
        continue;
      }
      for (long rest = legal; rest != 0; rest &= rest - 1) {
        int to = Long.numberOfTrailingZeros(rest);
        if (movement.attacks(at, piece == side ? to : board.square(side), left | Square.bit(to))) {
          legal &= ~Square.bit(to);
        }
      }
    }
    return legal;
  }

  boolean inCheck(Board board, int row, int side) {
    long occupied = board.occupied();
    int king = board.square(side);
    for (int piece : piecesOf[1 - side]) {
      if (movements[row][piece].attacks(board.square(piece), king, occupied)) {
        return true;
      }
    }
    return false;
  }
}
