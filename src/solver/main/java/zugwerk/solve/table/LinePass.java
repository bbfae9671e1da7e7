package zugwerk.solve.table;

import zugwerk.betza.Movement;
import zugwerk.betza.Ways;
import zugwerk.board.Square;

/** Makes and takes back the quiet moves of whole lines of positions, for one thread. */
final class LinePass {

  private final Table table;
  private final LineSets sets;
  private final Frontier frontier;
  private final MoveTables motions;
  private final PlacementIndex layout;
  private final Line line;
  private final LineEnPassant passing;
  private final int last;
  private final int length;
  private final int[] places;

  LinePass(Table table, LineSets sets, Frontier frontier, MoveTables motions, Links links) {
    this.table = table;
    this.sets = sets;
    this.frontier = frontier;
    this.motions = motions;
    layout = table.layout();
    line = new Line(layout);
    passing = new LineEnPassant(motions, links, layout, line);
    last = layout.lineFirst();
    length = layout.lineLength();
    places = layout.shares(last);
  }

  /** Takes back the moves to the positions decided in exactly this many plies; returns whether there are any. */
  boolean settle(int row, int start, int end, int plies) {
    int score = Score.of(plies);
    boolean any = false;
    for (int number = start; number < end; number++) {
      boolean noted = frontier.has(row, Frontier.place(number), score);
      if (noted) {
        reachByPassing(row, number, score, score);
      }
      long found = sets.take(row, number) | (noted ? withScore(row, number, score) : 0);
      any |= settle(row, number, found, score, score);
    }
    return any;
  }

  /**
   * For mates beyond what scores can hold.
   *
   * @param score what to write
   * @param beyond the least score of a capture or promotion to such a position
   */
  boolean settleFar(int row, int start, int end, int score, int beyond) {
    boolean any = false;
    for (int number = start; number < end; number++) {
      if (beyond < Score.INVALID) {
        reachByPassing(row, number, beyond, Score.INVALID - 1);
      }
      long found = sets.take(row, number) | withScores(row, number, beyond, Score.INVALID - 1);
      any |= settle(row, number, found, score, Score.INVALID);
    }
    return any;
  }

  private long withScore(int row, int number, int score) {
    byte[] scores = table.rows()[row];
    int start = number * length;
    long found = 0;
    for (int i = Table.find(scores, start, start + length, score); i < start + length; i =
        Table.find(scores, i + 1, start + length, score)) {
      found |= layout.lineSet(i - start);
    }
    return found & sets.open()[row][number];
  }

  /** The open positions with a score of the outcome of {@code least}, from that to {@code most}. */
  private long withScores(int row, int number, int least, int most) {
    byte[] scores = table.rows()[row];
    long found = 0;
    for (int part = 0; part < length; part++) {
      int score = scores[number * length + part] & 255;
      if (score >= least && score <= most && (score - least & 1) == 0) {
        found |= layout.lineSet(part);
      }
    }
    return found & sets.open()[row][number];
  }

  /**
   * Notes the open positions of a line with a double step whose value an en passant capture decides now: from {@code
   * least} to {@code most}, of one outcome.
   */
  private void reachByPassing(int row, int number, int least, int most) {
    if (!sets.hasPassing(row, number)) {
      return;
    }
    line.set(number);
    passing.each(row, sets.open()[row][number], (pawn, to, square, capture) -> {
      int score = Score.before(capture);
      if (score >= least && score <= most && (score - least & 1) == 0
          && (Score.isLoss(score) || mustCapture(row, pawn, to, square))) {
        sets.reached()[row][number] |= Square.bit(square);
      }
    });
  }

  private boolean mustCapture(int row, int pawn, int to, int square) {
    int next = motions.after(row, pawn);
    return pawn == last ? sets.isBare(next, line.number(), to) : sets.isBare(next, line.moved(pawn, to), square);
  }

  private boolean settle(int row, int number, long found, int score, int most) {
    boolean won = Score.isWin(score);
    long decided = won ? found : found & ~sets.safe()[row][number];
    if (decided == 0) {
      return false;
    }
    line.set(number);
    if (!won) {
      decided = upTo(row, withoutMove(row, decided, most), most);
    }
    if (decided != 0) {
      for (long rest = decided; rest != 0; rest &= rest - 1) {
        table.rows()[row][line.start() + places[Long.numberOfTrailingZeros(rest)]] = (byte) score;
      }
      sets.decide(row, number, decided, won);
      takeBack(row, decided, won, most);
    }
    return decided != 0;
  }

  private long upTo(int row, long positions, int most) {
    long kept = positions;
    for (long rest = positions; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int known = table.rows()[row][line.start() + places[square]] & 255;
      if (known > most || Score.isWin(known)) {
        kept &= ~Square.bit(square);
      }
    }
    return kept;
  }

  /** The positions of a line in which no quiet move leads to a position that is not won. */
  long withoutMove(int row, int number, long positions) {
    line.set(number);
    return withoutMove(row, positions, Score.DRAW);
  }

  /** @param most the greatest score of a loss that is decided so far */
  private long withoutMove(int row, long positions, int most) {
    long left = positions;
    int side = Table.toMove(row);
    for (int piece : motions.piecesOf(side)) {
      if (piece == last) {
        continue;
      }
      int from = line.square(piece);
      long[] unwon = sets.unwon()[motions.after(row, piece)];
      long targets = motions.movement(row, piece).moves(from, line.others()) & motions.squares(piece);
      for (; targets != 0 && left != 0; targets &= targets - 1) {
        int to = Long.numberOfTrailingZeros(targets);
        long good = piece < 2 ? unwonByKing(unwon, piece, to) : unwon[line.moved(piece, to)];
        good &= left & ~motions.quietWays(row, piece).path(from, to);
        left &= ~good | passing.losing(row, piece, from, to, good, most);
      }
    }
    return layout.side(last) == side ? withoutLastMove(row, left, most) : left;
  }

  private long unwonByKing(long[] unwon, int king, int to) {
    int moved = line.kingMoved(king, to);
    return moved == Line.NONE ? 0 : line.map().mapBack(unwon[moved]);
  }

  private long withoutLastMove(int row, long positions, int most) {
    long left = positions;
    Movement movement = motions.movement(row, last);
    long good = sets.unwon()[motions.after(row, last)][line.number()] & motions.squares(last);
    for (long rest = good == 0 ? 0 : positions; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      for (long targets = movement.moves(from, line.others()) & good; targets != 0; targets &= targets - 1) {
        int to = Long.numberOfTrailingZeros(targets);
        left &= ~Square.bit(from) | passing.losing(row, last, from, to, Square.bit(from), most);
      }
    }
    return left;
  }

  /**
   * @param won whether the positions are won, or else lost
   * @param most the greatest score of a loss that is decided so far
   */
  private void takeBack(int row, long positions, boolean won, int most) {
    for (int piece : motions.piecesOf(1 - Table.toMove(row))) {
      int before = motions.before(row, piece);
      Ways ways = motions.quietWays(before, piece);
      if (piece == last) {
        takeBackLast(before, ways, positions, won, most);
        continue;
      }
      int to = line.square(piece);
      for (long rest = ways.from(to) & ~line.others() & motions.squares(piece); rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        long path = ways.path(from, to);
        long earlier = positions & ~path & ~Square.bit(from);
        if ((path & line.others()) == 0 && earlier != 0) {
          reach(before, piece, from, won ? earlier : passing.winning(before, piece, from, to, earlier, most));
        }
      }
    }
  }

  private void reach(int row, int piece, int from, long positions) {
    if (piece >= 2) {
      sets.reach(row, line.moved(piece, from), positions);
      return;
    }
    int moved = line.kingMoved(piece, from);
    if (moved != Line.NONE) {
      sets.reach(row, moved, line.map().map(positions));
      int too = line.kingMovedToo(piece, from);
      if (too != Line.NONE) {
        sets.reach(row, too, line.mapToo().map(positions));
      }
    }
  }

  private void takeBackLast(int before, Ways ways, long positions, boolean won, int most) {
    long earlier = 0;
    for (long rest = positions; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      long sources = ways.from(to) & motions.squares(last) & ~line.others() & ~earlier;
      for (; sources != 0; sources &= sources - 1) {
        int from = Long.numberOfTrailingZeros(sources);
        if ((ways.path(from, to) & line.others()) == 0) {
          long source = Square.bit(from);
          earlier |= won ? source : passing.winning(before, last, from, to, source, most);
        }
      }
    }
    sets.reach(before, line.number(), earlier);
  }
}
