package zugwerk.solve.table;

import java.util.Objects;
import zugwerk.betza.Movement;
import zugwerk.board.Square;

/** Evaluates en passant captures after double steps. */
final class EnPassant {

  /** No Pawn can capture en passant. */
  static final int NONE = Score.INVALID;

  private final MoveTables motions;
  private final Links links;
  private final int[] scratch;

  EnPassant(MoveTables motions, Links links, int pieces) {
    this.motions = motions;
    this.links = links;
    scratch = new int[pieces];
  }

  /**
   * The score of the other side's best en passant capture, or {@link #NONE}. Row, squares and occupied squares are
   * those before the Pawn's move.
   */
  int score(int row, int[] squares, long occupied, int pawn, int to) {
    int from = squares[pawn];
    if (Math.abs(from - to) != 16
        || (motions.movement(row, pawn).doubleSteps(from, occupied) & Square.bit(to)) == 0) {
      return NONE;
    }
    int passed = from + to >> 1;
    long after = occupied & ~Square.bit(from) | Square.bit(to);
    if ((after >>> passed & 1) != 0) {
      return NONE;
    }
    int next = motions.after(row, pawn);
    int best = NONE;
    for (int other : motions.piecesOf(Table.toMove(next))) {
      Movement movement = motions.movement(next, other);
      if (motions.isPawn(other) && (movement.passesFrom(passed) >>> squares[other] & 1) != 0
          && movement.passes(squares[other], passed, after)) {
        // A capture always leads to a table.
        Links.Link link = Objects.requireNonNull(links.get(next, other, pawn, Links.NONE));
        int score = link.score(squares, other, passed, scratch);
        best = score == Score.INVALID ? best : better(best, Score.before(score));
      }
    }
    return best;
  }

  private static int better(int best, int score) {
    return best == NONE || Score.rank(score) > Score.rank(best) ? score : best;
  }
}
