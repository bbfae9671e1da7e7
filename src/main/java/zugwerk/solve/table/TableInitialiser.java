package zugwerk.solve.table;

import zugwerk.betza.Movement;
import zugwerk.board.Square;

/**
 * Looks at positions forwards, for one thread.
 *
 * <p>Afterwards a position's score is a win by capture or promotion, or the longest loss by them, or a draw; the
 * last two for the time being. Its count says how many of its moves are not known to lose; all those that draw by
 * capture or promotion count as one or a few.
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
  private final int[] scratch;
  private int longest;

  private int row;
  private int number;
  private int moves;
  private int open;
  private int drawn;
  private int win;
  private int loss;

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

  /** The double steps found that lead to doubtful positions. */
  Doubtful doubtful() {
    return doubtful;
  }

  /** The most plies to mate that were written so far. */
  int longest() {
    return longest;
  }

  /** Marks what is no position, in all rows. */
  void findBroken(int start, int end) {
    for (number = start; number < end; number++) {
      boolean placed = board.set(number);
      for (row = 0; row < counts.length; row++) {
        if (!placed || motions.inCheck(board, row, 1 - Table.toMove(row))) {
          Table.set(table.rows()[row], number, Score.BROKEN);
        }
      }
    }
  }

  /** Looks at the moves of positions, in all rows, once all that are none are marked; mates seem to be stalemates. */
  void look(int start, int end) {
    each(start, end, this::lookAtMoves);
  }

  /** Adds the promotions that are linked, once all other moves were looked at. */
  void promote(int start, int end) {
    each(start, end, this::lookAtPromotions);
  }

  private void each(int start, int end, Runnable look) {
    for (number = start; number < end; number++) {
      boolean placed = false;
      for (row = 0; row < counts.length; row++) {
        if (table.score(row, number) != Score.BROKEN) {
          if (!placed) {
            board.place(number);
            placed = true;
          }
          look.run();
        }
      }
    }
  }

  private void lookAtPromotions() {
    moves = 0;
    drawn = 0;
    for (int piece : motions.piecesOf(Table.toMove(row))) {
      long promoting = motions.isPawn(piece)
          ? motions.movement(row, piece).moves(board.square(piece), board.occupied()) & lastRanks[Table.toMove(row)]
          : 0;
      if (promoting != 0) {
        if (moves == 0) {
          recall();
        }
        promote(piece, promoting, 0);
      }
    }
    if (moves > 0) {
      write();
    }
  }

  /** Goes on from what was written. */
  private void recall() {
    int score = table.score(row, number);
    int count = Table.get(counts[row], number);
    open = score == Score.DRAW && count == STALEMATE ? 0 : count;
    win = Score.isWin(score) ? score : Score.DRAW;
    loss = Score.isLoss(score) ? score : Score.DRAW;
  }

  /** Tells mates from stalemates, once all moves were looked at. */
  void findMates(int start, int end) {
    for (number = start; number < end; number++) {
      for (row = 0; row < counts.length; row++) {
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

  private void lookAtMoves() {
    moves = 0;
    open = 0;
    drawn = 0;
    win = Score.DRAW;
    loss = Score.DRAW;
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
        promote(piece, quiet & last, captures & last);
        quiet &= ~last;
        captures &= ~last;
        pawnSteps(piece, quiet, occupied);
      } else {
        steps(piece, quiet);
      }
      for (; captures != 0; captures &= captures - 1) {
        int to = Long.numberOfTrailingZeros(captures);
        leave(piece, board.pieceOn(to), to, Links.NONE);
      }
    }
    write();
  }

  private void steps(int piece, long quiet) {
    byte[] next = table.rows()[motions.after(row, piece)];
    for (; quiet != 0; quiet &= quiet - 1) {
      int place = table.layout().moved(number, board.squares(), piece, Long.numberOfTrailingZeros(quiet));
      if (place != PlacementIndex.NOWHERE && Table.get(next, place) != Score.BROKEN) {
        moves++;
        open++;
      }
    }
  }

  private void pawnSteps(int piece, long quiet, long occupied) {
    int nextRow = motions.after(row, piece);
    for (; quiet != 0; quiet &= quiet - 1) {
      int to = Long.numberOfTrailingZeros(quiet);
      int place = table.layout().moved(number, board.squares(), piece, to);
      if (table.score(nextRow, place) != Score.BROKEN) {
        moves++;
        open++;
        int capture = passing.score(row, board.squares(), occupied, piece, to);
        if (capture != Passing.NONE) {
          doubtful.add(row, number, nextRow, place, capture);
          longest = Math.max(longest, Score.plies(capture));
        }
      }
    }
  }

  private void promote(int piece, long quiet, long captures) {
    for (long rest = quiet | captures; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      int victim = (captures & Square.bit(to)) != 0 ? board.pieceOn(to) : Links.NONE;
      for (int promotion = 0; promotion < promotions.length; promotion++) {
        leave(piece, victim, to, promotion);
      }
    }
  }

  /** Notes a move into another table. */
  private void leave(int piece, int victim, int to, int promotion) {
    Link link = links.get(row, piece, victim, promotion);
    int after = link == null ? Score.BROKEN : link.score(board.squares(), piece, to, scratch);
    if (after == Score.BROKEN) {
      return;
    }
    moves++;
    int score = Score.before(after);
    if (score == Score.DRAW) {
      // Nothing will ever be taken off for such moves; counting one of them keeps the count in a byte.
      drawn = 1;
    } else if (Score.isLoss(score)) {
      loss = Math.max(loss, score);
    } else if (win == Score.DRAW || score < win) {
      win = score;
    }
  }

  private void write() {
    int score = win != Score.DRAW ? win : loss;
    Table.set(table.rows()[row], number, score);
    Table.set(counts[row], number, moves == 0 ? STALEMATE : open + drawn);
    if (score != Score.DRAW) {
      longest = Math.max(longest, Score.plies(score));
    }
  }
}
