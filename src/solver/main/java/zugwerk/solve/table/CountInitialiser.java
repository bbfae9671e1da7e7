package zugwerk.solve.table;

import zugwerk.betza.Movement;
import zugwerk.board.Square;

/**
 * Evaluates positions one move ahead, for one thread.
 *
 * <p>Afterwards a score is a win by capture or promotion, or the longest loss by them, or a draw; losses and draws are
 * provisional. The count is the number of moves not known to lose. All captures and promotions that draw count as one
 * move, or as a few.
 */
final class CountInitialiser implements Builder.Initialiser {

  /** The count of a drawn position without a move. */
  static final int STALEMATE = 255;

  private final Table table;
  private final byte[][] counts;
  private final Frontier frontier;
  private final MoveTables motions;
  private final Links links;
  private final int[] promotions;
  /** By row and piece: the squares from which a Pawn may promote. */
  private final long[][] beforeLast;
  private final Board board;
  private final EnPassant passing;
  private final DoubleSteps doubleSteps = new DoubleSteps();
  private final Tally tally = new Tally();
  private final int[] scratch;
  private int longest;

  CountInitialiser(Table table, byte[][] counts, Frontier frontier, MoveTables motions, Links links,
      Powers powers) {
    this.table = table;
    this.counts = counts;
    this.frontier = frontier;
    this.motions = motions;
    this.links = links;
    promotions = powers.promotions();
    board = new Board(table.layout());
    scratch = new int[table.layout().pieces()];
    passing = new EnPassant(motions, links, scratch.length);
    beforeLast = new long[counts.length][scratch.length];
    for (int row = 0; row < counts.length; row++) {
      for (int piece : motions.piecesOf(Table.toMove(row))) {
        for (int square = 0; motions.isPawn(piece) && square < Square.COUNT; square++) {
          boolean promotes = (motions.movement(row, piece).reach(square) & Square.lastRank(Table.toMove(row))) != 0;
          beforeLast[row][piece] |= promotes ? Square.bit(square) : 0;
        }
      }
    }
  }

  /** Reused to avoid allocation. */
  private static final class Tally {

    private int moves;
    private int open;
    private int drawn;
    private int win;
    private int loss;

    void begin(int score, int count) {
      moves = 0;
      open = score == Score.DRAW && count == STALEMATE ? 0 : count;
      drawn = 0;
      win = Score.isWin(score) ? score : Score.DRAW;
      loss = Score.isLoss(score) ? score : Score.DRAW;
    }

    void addOpen(int more) {
      moves += more;
      open += more;
    }

    void add(int score) {
      moves++;
      if (score == Score.DRAW) {
        // Such moves are never taken off the count again. Counting one of them keeps the count in a byte.
        drawn = 1;
      } else if (Score.isLoss(score)) {
        loss = Math.max(loss, score);
      } else if (win == Score.DRAW || score < win) {
        win = score;
      }
    }

    int score() {
      return win != Score.DRAW ? win : loss;
    }

    int count() {
      return moves == 0 ? STALEMATE : open + drawn;
    }
  }

  DoubleSteps doubleSteps() {
    return doubleSteps;
  }

  @Override
  public int longest() {
    return longest;
  }

  /** Mates still count as stalemates. */
  @Override
  public void evaluate(int start, int end) {
    for (int number = start; number < end; number++) {
      boolean placed = board.set(number);
      for (int row = 0; row < counts.length; row++) {
        if (!placed || motions.inCheck(board, row, 1 - Table.toMove(row))) {
          Table.set(table.rows()[row], number, Score.INVALID);
        } else {
          evaluateMoves(row, number);
        }
      }
    }
  }

  @Override
  public void promote(int start, int end) {
    for (int number = start; number < end; number++) {
      board.place(number);
      for (int row = 0; row < counts.length; row++) {
        if (isBeforeLast(row) && table.score(row, number) != Score.INVALID) {
          evaluatePromotions(row, number);
        }
      }
    }
  }

  private boolean isBeforeLast(int row) {
    for (int piece : motions.piecesOf(Table.toMove(row))) {
      if ((beforeLast[row][piece] >>> board.square(piece) & 1) != 0) {
        return true;
      }
    }
    return false;
  }

  private void evaluatePromotions(int row, int number) {
    tally.begin(table.score(row, number), Table.get(counts[row], number));
    for (int piece : motions.piecesOf(Table.toMove(row))) {
      if (motions.isPawn(piece)) {
        long quiet = motions.movement(row, piece).moves(board.square(piece), board.occupied());
        promote(row, piece, quiet & Square.lastRank(Table.toMove(row)), 0);
      }
    }
    if (tally.moves > 0) {
      write(row, number);
    }
  }

  @Override
  public void findMates(int start, int end) {
    for (int number = start; number < end; number++) {
      for (int row = 0; row < counts.length; row++) {
        if (Table.get(counts[row], number) == STALEMATE && table.score(row, number) == Score.DRAW) {
          board.place(number);
          if (motions.inCheck(board, row, Table.toMove(row))) {
            Table.set(table.rows()[row], number, Score.MATED);
            frontier.add(row, number, Score.MATED);
            Table.set(counts[row], number, 0);
          }
        }
      }
    }
  }

  private void evaluateMoves(int row, int number) {
    tally.begin(Score.DRAW, 0);
    int side = Table.toMove(row);
    long occupied = board.occupied();
    long enemies = board.followers(1 - side);
    for (int piece : motions.piecesOf(side)) {
      Movement movement = motions.movement(row, piece);
      int from = board.square(piece);
      long quiet = movement.moves(from, occupied);
      long captures = enemies == 0 ? 0 : movement.captures(from, occupied) & enemies;
      if (motions.isPawn(piece)) {
        long last = Square.lastRank(side);
        // Promotions without a capture lead to tables that are linked later.
        promote(row, piece, 0, captures & last);
        captures &= ~last;
        quiet = motions.legal(board, row, piece, quiet & ~last);
        noteDoubleSteps(row, number, piece, quiet);
      } else {
        quiet = motions.legal(board, row, piece, quiet);
      }
      tally.addOpen(Long.bitCount(quiet));
      for (; captures != 0; captures &= captures - 1) {
        int to = Long.numberOfTrailingZeros(captures);
        leave(row, piece, board.pieceOn(to), to, Links.NONE);
      }
    }
    write(row, number);
  }

  private void noteDoubleSteps(int row, int number, int piece, long steps) {
    long from = Square.bit(board.square(piece));
    for (long rest = steps & (from << 16 | from >>> 16); rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      int capture = passing.score(row, board.squares(), board.occupied(), piece, to);
      if (capture != EnPassant.NONE) {
        doubleSteps.add(row, number, motions.after(row, piece), board.moved(piece, to), capture);
        longest = Math.max(longest, Score.plies(capture));
      }
    }
  }

  private void promote(int row, int piece, long quiet, long captures) {
    for (long rest = quiet | captures; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      int victim = (captures & Square.bit(to)) != 0 ? board.pieceOn(to) : Links.NONE;
      for (int promotion = 0; promotion < promotions.length; promotion++) {
        leave(row, piece, victim, to, promotion);
      }
    }
  }

  private void leave(int row, int piece, int victim, int to, int promotion) {
    Links.Link link = links.get(row, piece, victim, promotion);
    int after = link == null ? Score.INVALID : link.score(board.squares(), piece, to, scratch);
    if (after != Score.INVALID) {
      tally.add(Score.before(after));
    }
  }

  private void write(int row, int number) {
    int score = tally.score();
    Table.set(table.rows()[row], number, score);
    Table.set(counts[row], number, tally.count());
    if (score != Score.DRAW) {
      frontier.add(row, number, score);
      longest = Math.max(longest, Score.plies(score));
    }
  }
}
