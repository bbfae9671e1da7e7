package zugwerk.solve.table;

import zugwerk.betza.Movement;
import zugwerk.board.Square;

/**
 * Evaluates positions by looking one move ahead, for one thread.
 *
 * <p>Afterwards a position's score is a win by capture or promotion, or the longest loss by them, or a draw; losses and
 * draws are provisional. Its count says how many of its moves are not known to lose. All captures and promotions that
 * draw count as one move, or as a few.
 */
final class TableInitialiser {

  /** The count of a drawn position without a move. */
  static final int STALEMATE = 255;

  private final Table table;
  private final byte[][] counts;
  private final MoveTables motions;
  private final Links links;
  private final int[] promotions;
  private final long[] lastRanks = {0xFFL << 56, 0xFFL};
  private final Board board;
  private final Passing passing;
  private final Doubtful doubtful = new Doubtful();
  private final Tally tally = new Tally();
  private final int[] scratch;
  private int longest;

  TableInitialiser(Table table, byte[][] counts, MoveTables motions, Links links, Powers powers) {
    this.table = table;
    this.counts = counts;
    this.motions = motions;
    this.links = links;
    promotions = powers.promotions();
    board = new Board(table.layout());
    scratch = new int[table.layout().pieces()];
    passing = new Passing(motions, links, scratch.length);
  }

  /** Sums up the moves of one position. One object serves all positions, so that none is made for each. */
  private static final class Tally {

    private int moves;
    private int open;
    private int drawn;
    private int win;
    private int loss;

    /** Begins with a position whose score and count are known in part. */
    void begin(int score, int count) {
      moves = 0;
      open = score == Score.DRAW && count == STALEMATE ? 0 : count;
      drawn = 0;
      win = Score.isWin(score) ? score : Score.DRAW;
      loss = Score.isLoss(score) ? score : Score.DRAW;
    }

    /** Adds a move whose outcome is not known yet. */
    void addOpen() {
      moves++;
      open++;
    }

    /** Adds a move with the score that it leads to, seen from the side that moves. */
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

  /** The double steps found that lead to doubtful positions. */
  Doubtful doubtful() {
    return doubtful;
  }

  /** The most plies to mate that were written so far. */
  int longest() {
    return longest;
  }

  /** Marks illegal positions, in all rows. */
  void findBroken(int start, int end) {
    for (int number = start; number < end; number++) {
      boolean placed = board.set(number);
      for (int row = 0; row < counts.length; row++) {
        if (!placed || motions.inCheck(board, row, 1 - Table.toMove(row))) {
          Table.set(table.rows()[row], number, Score.BROKEN);
        }
      }
    }
  }

  /** Evaluates all moves of positions, in all rows, once illegal ones are marked. Mates still count as stalemates. */
  void look(int start, int end) {
    each(start, end, this::lookAtMoves);
  }

  /** Adds the promotions that are linked, once all other moves were evaluated. */
  void promote(int start, int end) {
    each(start, end, this::lookAtPromotions);
  }

  /** Evaluates one position, which stands on the board. */
  private interface Look {
    void at(int row, int number);
  }

  private void each(int start, int end, Look look) {
    for (int number = start; number < end; number++) {
      boolean placed = false;
      for (int row = 0; row < counts.length; row++) {
        if (table.score(row, number) != Score.BROKEN) {
          if (!placed) {
            board.place(number);
            placed = true;
          }
          look.at(row, number);
        }
      }
    }
  }

  private void lookAtPromotions(int row, int number) {
    tally.begin(table.score(row, number), Table.get(counts[row], number));
    for (int piece : motions.piecesOf(Table.toMove(row))) {
      if (motions.isPawn(piece)) {
        long quiet = motions.movement(row, piece).moves(board.square(piece), board.occupied());
        promote(row, piece, quiet & lastRanks[Table.toMove(row)], 0);
      }
    }
    if (tally.moves > 0) {
      write(row, number);
    }
  }

  /** Tells mates from stalemates, once all moves were evaluated. */
  void findMates(int start, int end) {
    for (int number = start; number < end; number++) {
      for (int row = 0; row < counts.length; row++) {
        if (Table.get(counts[row], number) == STALEMATE && table.score(row, number) == Score.DRAW) {
          board.place(number);
          if (motions.inCheck(board, row, Table.toMove(row))) {
            Table.set(table.rows()[row], number, Score.MATED);
            Table.set(counts[row], number, 0);
          }
        }
      }
    }
  }

  private void lookAtMoves(int row, int number) {
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
        long last = lastRanks[side];
        promote(row, piece, quiet & last, captures & last);
        captures &= ~last;
        pawnSteps(row, number, piece, quiet & ~last);
      } else {
        steps(row, number, piece, quiet);
      }
      for (; captures != 0; captures &= captures - 1) {
        int to = Long.numberOfTrailingZeros(captures);
        leave(row, piece, board.pieceOn(to), to, Links.NONE);
      }
    }
    write(row, number);
  }

  private void steps(int row, int number, int piece, long quiet) {
    byte[] next = table.rows()[motions.after(row, piece)];
    for (; quiet != 0; quiet &= quiet - 1) {
      int place = table.layout().moved(number, board.squares(), piece, Long.numberOfTrailingZeros(quiet));
      if (place != PlacementIndex.NOWHERE && Table.get(next, place) != Score.BROKEN) {
        tally.addOpen();
      }
    }
  }

  private void pawnSteps(int row, int number, int piece, long quiet) {
    int nextRow = motions.after(row, piece);
    for (; quiet != 0; quiet &= quiet - 1) {
      int to = Long.numberOfTrailingZeros(quiet);
      int place = table.layout().moved(number, board.squares(), piece, to);
      if (table.score(nextRow, place) != Score.BROKEN) {
        tally.addOpen();
        int capture = passing.score(row, board.squares(), board.occupied(), piece, to);
        if (capture != Passing.NONE) {
          doubtful.add(row, number, nextRow, place, capture);
          longest = Math.max(longest, Score.plies(capture));
        }
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

  /** Counts a move into another table, if that table is linked and the move is legal. */
  private void leave(int row, int piece, int victim, int to, int promotion) {
    Link link = links.get(row, piece, victim, promotion);
    int after = link == null ? Score.BROKEN : link.score(board.squares(), piece, to, scratch);
    if (after != Score.BROKEN) {
      tally.add(Score.before(after));
    }
  }

  private void write(int row, int number) {
    int score = tally.score();
    Table.set(table.rows()[row], number, score);
    Table.set(counts[row], number, tally.count());
    if (score != Score.DRAW) {
      longest = Math.max(longest, Score.plies(score));
    }
  }
}
