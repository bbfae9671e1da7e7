package zugwerk.solve.table;

import org.jspecify.annotations.Nullable;
import zugwerk.betza.Ways;
import zugwerk.board.Square;
import zugwerk.work.CancelToken;

/** Takes back the moves that lead to decided positions, for one thread. */
final class RetrogradePass {

  private static final int BLOCK = 1 << 15;

  private final Table table;
  private final byte[][] counts;
  private final Frontier frontier;
  private final MoveTables motions;
  private final EnPassant passing;
  private final CancelToken token;
  private final PlacementIndex layout;
  private final Board board;
  private final Board earlier;
  private int longest;

  RetrogradePass(Table table, byte[][] counts, Frontier frontier, MoveTables motions, EnPassant passing,
      CancelToken token) {
    this.table = table;
    this.frontier = frontier;
    this.token = token;
    this.counts = counts;
    this.motions = motions;
    this.passing = passing;
    layout = table.layout();
    board = new Board(layout);
    earlier = new Board(layout);
  }

  int longest() {
    return longest;
  }

  /** For positions decided in exactly this many plies. */
  void from(int row, int start, int end, int plies) {
    int score = Score.of(plies);
    for (int block = start; block < end; block += Frontier.BLOCK) {
      if (frontier.has(row, block, score)) {
        fromBlock(row, block, Math.min(end, block + Frontier.BLOCK), score);
      }
    }
  }

  private void fromBlock(int row, int start, int end, int score) {
    byte[] scores = table.rows()[row];
    for (int number = Table.find(scores, start, end, score); number < end; number =
        Table.find(scores, number + 1, end, score)) {
      if (Score.isWin(score) || Table.get(counts[row], number) == 0) {
        takeBack(row, number, score);
      }
    }
  }

  /** Takes back the moves to new far wins and losses; returns how many there were. */
  int fromFar(int row, int start, int end) {
    byte[] scores = table.rows()[row];
    int found = 0;
    for (int number = start; number < end; number++) {
      int score = Table.get(scores, number);
      if (score == Score.NEW_WIN || score == Score.NEW_LOSS) {
        Table.set(scores, number, score == Score.NEW_WIN ? Score.FAR_WIN : Score.FAR_LOSS);
        takeBack(row, number, score);
        found++;
      }
    }
    return found;
  }

  void findFar(int row, int start, int end, int plies) {
    byte[] scores = table.rows()[row];
    for (int number = start; number < end; number++) {
      int score = Table.get(scores, number);
      if (score > Score.of(plies) && score != Score.INVALID) {
        boolean open = Score.isLoss(score) && Table.get(counts[row], number) != 0;
        Table.set(scores, number, open ? Score.FAR_LOSS : Score.isWin(score) ? Score.NEW_WIN : Score.NEW_LOSS);
      }
    }
  }

  private void takeBack(int row, int number, int score) {
    board.place(number);
    long occupied = board.occupied();
    int @Nullable [] stabiliser = board.stabiliser();
    for (int piece : motions.piecesOf(1 - Table.toMove(row))) {
      int before = motions.before(row, piece);
      Ways ways = motions.quietWays(before, piece);
      int to = board.square(piece);
      for (long rest = ways.from(to) & ~occupied & motions.squares(piece); rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        if (canMove(before, piece, ways, from, to, occupied) && (stabiliser == null || isFirst(stabiliser, from, to))) {
          reach(before, board.moved(piece, from), piece, from, to, stabiliser != null, score);
        }
      }
    }
  }

  private boolean canMove(int before, int piece, Ways ways, int from, int to, long occupied) {
    if (ways.lines()) {
      return (ways.path(from, to) & occupied) == 0;
    }
    long then = occupied & ~Square.bit(to) | Square.bit(from);
    return (motions.movement(before, piece).moves(from, then) & Square.bit(to)) != 0;
  }

  /** Of two mirror images of a move to a position that is its own mirror image, whether this is the first. */
  private static boolean isFirst(int[] stabiliser, int from, int to) {
    return to != stabiliser[to] ? to < stabiliser[to] : from <= stabiliser[from];
  }

  private void reach(int row, int number, int piece, int from, int to, boolean afterSymmetric, int score) {
    int known = table.score(row, number);
    if (known == Score.INVALID || motions.isPawn(piece) && isCapturable(row, piece, from, to)) {
      return;
    }
    if (Score.isLoss(score)) {
      win(row, number, Score.newBefore(score), known);
    } else if (!Score.isWin(known)) {
      // A position that is its own mirror image has this move twice.
      boolean twice = !afterSymmetric && (piece < 2 || board.maybeSymmetric()) && isSymmetric(number);
      lose(row, number, Score.newBefore(score), twice ? 2 : 1);
    }
  }

  /** Whether a Pawn that made this move could be captured en passant, so that it is settled elsewhere. */
  private boolean isCapturable(int row, int piece, int from, int to) {
    int[] squares = board.squares();
    squares[piece] = from;
    int score = passing.score(row, squares, board.occupied() & ~Square.bit(to) | Square.bit(from), piece, to);
    squares[piece] = to;
    return score != EnPassant.NONE;
  }

  private boolean isSymmetric(int number) {
    if (!layout.maybeSymmetric(number)) {
      return false;
    }
    earlier.place(number);
    return layout.stabiliser(number, earlier.squares()) != null;
  }

  private void win(int row, int number, int score, int known) {
    if (!Score.isWin(known) || known > score && !Score.isFar(score)) {
      write(row, number, score);
    }
  }

  private void lose(int row, int number, int score, int moves) {
    if (Table.subtract(counts[row], number, moves) == 0) {
      write(row, number, Score.isFar(score) ? score : Math.max(score, table.score(row, number)));
    }
  }

  private void write(int row, int number, int score) {
    Table.set(table.rows()[row], number, score);
    frontier.add(row, number, score);
    longest = Math.max(longest, Score.plies(score));
  }

  /** Double steps after which the other side wins or loses in exactly this many plies. */
  void settle(DoubleSteps moves, int plies) {
    for (int i = moves.size() - 1; i >= 0; i--) {
      checkSometimes(i);
      int next = table.score(moves.nextRow(i), moves.nextNumber(i));
      int capture = moves.capture(i);
      int score = Score.of(plies);
      boolean wins = Score.isWin(score) && (next == score || capture == score);
      if (wins || Score.isLoss(capture) && loses(moves, i, next) && Math.max(next, capture) == score) {
        settle(moves.row(i), moves.number(i), score);
        moves.settle(i);
      }
    }
  }

  /**
   * Settles double steps after which the other side now wins or loses at all, once all exact scores are settled;
   * returns how many there were.
   */
  int settleFar(DoubleSteps moves) {
    int before = moves.size();
    for (int i = before - 1; i >= 0; i--) {
      checkSometimes(i);
      int next = table.score(moves.nextRow(i), moves.nextNumber(i));
      int capture = moves.capture(i);
      boolean wins = Score.isWin(next) || Score.isWin(capture);
      if (wins || Score.isLoss(capture) && loses(moves, i, next)) {
        settle(moves.row(i), moves.number(i), wins ? Score.NEW_WIN : Score.NEW_LOSS);
        moves.settle(i);
      }
    }
    return before - moves.size();
  }

  private void checkSometimes(int move) {
    if (move % BLOCK == 0) {
      token.check();
    }
  }

  /** Whether the other side, without its en passant capture, loses or has no move at all. */
  private boolean loses(DoubleSteps moves, int i, int next) {
    int count = Table.get(counts[moves.nextRow(i)], moves.nextNumber(i));
    return Score.isLoss(next) && count == 0 || next == Score.DRAW && count == CountInitialiser.STALEMATE;
  }

  private void settle(int row, int number, int after) {
    int known = table.score(row, number);
    if (Score.isLoss(after)) {
      win(row, number, Score.newBefore(after), known);
    } else if (!Score.isWin(known)) {
      lose(row, number, Score.newBefore(after), 1);
    }
  }
}
