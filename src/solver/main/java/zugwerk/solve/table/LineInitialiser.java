package zugwerk.solve.table;

import java.util.Arrays;
import zugwerk.betza.Movement;
import zugwerk.board.Square;

/**
 * Evaluates whole lines of positions one move ahead, for one thread. Afterwards a score is a win by capture or
 * promotion, or the longest loss by them, or a draw; all are provisional.
 */
final class LineInitialiser implements Builder.Initialiser {

  private final Table table;
  private final LineSets sets;
  private final Frontier frontier;
  private final MoveTables motions;
  private final Links links;
  private final int[] promotions;
  private final PlacementIndex layout;
  private final Line line;
  private final LinePass moves;
  private final LineEnPassant passing;
  private final int last;
  private final int length;
  private final int[] places;
  private final int[] scratch;
  private int longest;

  LineInitialiser(Table table, LineSets sets, Frontier frontier, MoveTables motions, Links links, Powers powers) {
    this.table = table;
    this.sets = sets;
    this.frontier = frontier;
    this.motions = motions;
    this.links = links;
    promotions = powers.promotions();
    layout = table.layout();
    line = new Line(layout);
    moves = new LinePass(table, sets, frontier, motions, links);
    passing = new LineEnPassant(motions, links, layout, line);
    last = layout.lineFirst();
    length = layout.lineLength();
    places = layout.shares(last);
    scratch = new int[layout.pieces()];
  }

  @Override
  public int longest() {
    return longest;
  }

  @Override
  public void evaluate(int start, int end) {
    for (int number = start; number < end; number++) {
      line.set(number);
      for (int row = 0; row < table.rows().length; row++) {
        long legal = line.isApart()
            ? motions.squares(last) & ~line.others() & unattacked(row, 1 - Table.toMove(row)) : 0;
        sets.open()[row][number] = legal;
        sets.unwon()[row][number] = legal;
        Arrays.fill(table.rows()[row], line.start(), line.start() + length, (byte) Score.INVALID);
        for (long rest = legal; rest != 0; rest &= rest - 1) {
          table.rows()[row][line.start() + places[Long.numberOfTrailingZeros(rest)]] = Score.DRAW;
        }
        if (legal != 0) {
          evaluateCaptures(row, legal);
        }
      }
    }
  }

  /** By square of the last piece. */
  private long unattacked(int row, int side) {
    int king = line.square(side);
    long left = -1L;
    for (int piece : motions.piecesOf(1 - side)) {
      Movement movement = motions.movement(row, piece);
      if (piece == last) {
        left &= ~sources(movement, king);
      } else if (goes(movement, line.square(piece), king)) {
        left &= movement.path(line.square(piece), king);
      }
    }
    return left;
  }

  /** Ignores the last piece. */
  private boolean goes(Movement movement, int from, int to) {
    long path = movement.path(from, to);
    return path != Movement.NONE && (path & line.others()) == 0;
  }

  private long sources(Movement movement, int to) {
    long sources = 0;
    for (long rest = movement.attacksFrom(to) & ~line.others(); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      sources |= goes(movement, from, to) ? Square.bit(from) : 0;
    }
    return sources;
  }

  private void evaluateCaptures(int row, long legal) {
    int side = Table.toMove(row);
    for (int piece : motions.piecesOf(side)) {
      Movement movement = motions.movement(row, piece);
      for (int victim : motions.piecesOf(1 - side)) {
        if (piece == last && victim >= 2) {
          int to = line.square(victim);
          long positions = sources(movement, to) & legal;
          if (positions != 0) {
            capture(row, piece, victim, to, Long.numberOfTrailingZeros(positions), positions);
          }
        } else if (victim == last) {
          captureLast(row, piece, movement, legal);
        } else if (victim >= 2 && goes(movement, line.square(piece), line.square(victim))) {
          long path = movement.path(line.square(piece), line.square(victim));
          each(legal & ~path, square -> capture(row, piece, victim, line.square(victim), square, Square.bit(square)));
        }
      }
    }
  }

  private void captureLast(int row, int piece, Movement movement, long legal) {
    int from = line.square(piece);
    each(legal & movement.reach(from), square -> {
      if (goes(movement, from, square)) {
        capture(row, piece, last, square, square, Square.bit(square));
      }
    });
  }

  private interface OfSquare {
    void at(int square);
  }

  private static void each(long set, OfSquare action) {
    for (long rest = set; rest != 0; rest &= rest - 1) {
      action.at(Long.numberOfTrailingZeros(rest));
    }
  }

  private void capture(int row, int piece, int victim, int to, int square, long positions) {
    if (!motions.isPawn(piece) || (Square.bit(to) & Square.lastRank(Table.toMove(row))) == 0) {
      leave(row, piece, victim, to, Links.NONE, square, positions);
      return;
    }
    for (int promotion = 0; promotion < promotions.length; promotion++) {
      leave(row, piece, victim, to, promotion, square, positions);
    }
  }

  @Override
  public void promote(int start, int end) {
    for (int number = start; number < end; number++) {
      line.set(number);
      for (int row = 0; row < table.rows().length; row++) {
        for (int piece : motions.piecesOf(Table.toMove(row))) {
          if (motions.isPawn(piece) && sets.open()[row][number] != 0) {
            promote(row, piece, sets.open()[row][number]);
          }
        }
      }
    }
  }

  private void promote(int row, int piece, long legal) {
    if (piece == last) {
      each(legal, square -> promote(row, piece, square, Square.bit(square)));
    } else {
      promote(row, piece, line.square(piece), legal);
    }
  }

  private void promote(int row, int piece, int from, long positions) {
    long targets = motions.movement(row, piece).moves(from, line.others()) & Square.lastRank(Table.toMove(row));
    each(targets, to -> {
      long where = piece == last ? positions
          : positions & ~Square.bit(to) & ~motions.quietWays(row, piece).path(from, to);
      for (int promotion = 0; promotion < promotions.length; promotion++) {
        int type = promotion;
        if (links.get(row, piece, Links.NONE, type) != null) {
          each(where, other -> leave(row, piece, Links.NONE, to, type, other, Square.bit(other)));
        }
      }
    });
  }

  private void leave(int row, int piece, int victim, int to, int promotion, int square, long positions) {
    Links.Link link = links.get(row, piece, victim, promotion);
    int after = link == null ? Score.INVALID : link.score(line.squares(square), piece, to, scratch);
    if (after == Score.INVALID) {
      return;
    }
    int score = Score.before(after);
    if (score == Score.DRAW) {
      sets.safe()[row][line.number()] |= positions;
      return;
    }
    byte[] scores = table.rows()[row];
    for (long rest = positions; rest != 0; rest &= rest - 1) {
      int number = line.start() + places[Long.numberOfTrailingZeros(rest)];
      scores[number] = (byte) better(scores[number] & 255, score);
    }
  }

  /** The better of two outcomes by moves that do not draw; of losses, which may be forced, the longer. */
  private static int better(int known, int score) {
    if (Score.isLoss(score)) {
      return Score.isWin(known) ? known : Math.max(known, score);
    }
    return Score.isWin(known) ? Math.min(known, score) : score;
  }

  @Override
  public void findMates(int start, int end) {
    for (int number = start; number < end; number++) {
      line.set(number);
      for (int row = 0; row < table.rows().length; row++) {
        long legal = sets.open()[row][number];
        if (legal != 0) {
          long attacked = ~unattacked(row, Table.toMove(row));
          long still = legal & ~sets.safe()[row][number] & (attacked | passing.afterStep(row));
          int first = line.start();
          byte[] scores = table.rows()[row];
          for (long rest = still; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            still &= scores[first + places[square]] == Score.DRAW ? -1L : ~Square.bit(square);
          }
          still = still == 0 ? 0 : moves.withoutMove(row, number, still);
          each(still & attacked, square -> scores[first + places[square]] = Score.MATED);
          sets.open()[row][number] &= ~still | attacked;
          note(row, number, first);
        }
      }
    }
  }

  private void note(int row, int number, int first) {
    byte[] scores = table.rows()[row];
    for (int i = first; i < first + length; i++) {
      noteScore(row, number, scores[i] & 255);
    }
    passing.each(row, sets.open()[row][number], (_, _, _, capture) -> {
      sets.notePassing(row, number);
      noteScore(row, number, Score.before(capture));
    });
  }

  private void noteScore(int row, int number, int score) {
    if (score != Score.DRAW && score != Score.INVALID) {
      frontier.add(row, Frontier.place(number), score);
      longest = Math.max(longest, Score.plies(score));
    }
  }

  /** Needs all links to smaller tables. */
  void resume(int start, int end) {
    for (int number = start; number < end; number++) {
      line.set(number);
      for (int row = 0; row < table.rows().length; row++) {
        byte[] scores = table.rows()[row];
        long unwon = sets.open()[row][number];
        for (int part = 0; part < length; part++) {
          int score = scores[line.start() + part] & 255;
          unwon |= Score.isWin(score) || score == Score.INVALID ? 0 : layout.lineSet(part);
        }
        sets.unwon()[row][number] = unwon;
        note(row, number, line.start());
      }
    }
  }

  /** Makes undecided positions draws, and keeps one of each pair of mirror images. */
  void finish(int start, int end) {
    for (int number = start; number < end; number++) {
      line.set(number);
      boolean maybeSymmetric = layout.maybeSymmetric(line.start());
      for (int row = 0; row < table.rows().length; row++) {
        byte[] scores = table.rows()[row];
        int first = line.start();
        each(sets.open()[row][number], square -> scores[first + places[square]] = Score.DRAW);
        for (int i = first; maybeSymmetric && i < first + length; i++) {
          int square = Long.numberOfTrailingZeros(layout.lineSet(i - first));
          if (!layout.isCanonical(i, line.squares(square))) {
            scores[i] = (byte) Score.INVALID;
          }
        }
      }
    }
  }
}
