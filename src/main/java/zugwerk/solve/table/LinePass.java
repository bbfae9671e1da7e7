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
  private final int last;
  private final int length;
  private final int[] places;

  LinePass(Table table, LineSets sets, Frontier frontier, MoveTables motions) {
    this.table = table;
    this.sets = sets;
    this.frontier = frontier;
    this.motions = motions;
    layout = table.layout();
    line = new Line(layout);
    last = layout.lineFirst();
    length = layout.lineLength();
    places = layout.shares(last);
  }

  /**
   * Decides the positions of some lines of a row that are mate in exactly the given number of plies, and takes back the
   * moves to them.
   *
   * @return whether there are any
   */
  boolean settle(int row, int start, int end, int plies) {
    int score = Score.of(plies);
    boolean any = false;
    for (int number = start; number < end; number++) {
      long found = sets.take(row, number);
      if (frontier.has(row, Frontier.place(number), score)) {
        found |= withScores(row, number, score, score);
      }
      any |= settle(row, number, found, score, score);
    }
    return any;
  }

  /**
   * The same for what is decided farther away than scores can tell.
   *
   * @param score what to write
   * @param beyond the least score that tells of a capture or promotion to such a position
   */
  boolean settleFar(int row, int start, int end, int score, int beyond) {
    boolean any = false;
    for (int number = start; number < end; number++) {
      long found = sets.take(row, number) | withScores(row, number, beyond, Score.BROKEN - 1);
      any |= settle(row, number, found, score, Score.BROKEN);
    }
    return any;
  }

  /** The open positions with a score of the same outcome as a given one, from that on to another. */
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

  private boolean settle(int row, int number, long found, int score, int most) {
    boolean won = Score.isWin(score);
    long decided = won ? found : found & ~sets.safe()[row][number];
    if (decided == 0) {
      return false;
    }
    line.set(number);
    if (!won) {
      decided = upTo(row, withoutMove(row, decided), most);
    }
    if (decided != 0) {
      for (long rest = decided; rest != 0; rest &= rest - 1) {
        table.rows()[row][line.start() + places[Long.numberOfTrailingZeros(rest)]] = (byte) score;
      }
      sets.decide(row, number, decided, won);
      takeBack(row, decided);
    }
    return decided != 0;
  }

  /** Without those positions in which a capture or promotion wins, or loses more slowly. */
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

  /** Those of some positions of a line in which no quiet move leads to a position that is not won. */
  long withoutMove(int row, int number, long positions) {
    line.set(number);
    return withoutMove(row, positions);
  }

  private long withoutMove(int row, long positions) {
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
        left &= ~(good & ~motions.quietWays(row, piece).path(from, to));
      }
    }
    return layout.side(last) == side ? withoutLastMove(row, left) : left;
  }

  private long unwonByKing(long[] unwon, int king, int to) {
    int moved = line.kingMoved(king, to);
    return moved == Line.NONE ? 0 : line.map().mapBack(unwon[moved]);
  }

  private long withoutLastMove(int row, long positions) {
    long left = positions;
    Movement movement = motions.movement(row, last);
    long good = sets.unwon()[motions.after(row, last)][line.number()] & motions.squares(last);
    for (long rest = good == 0 ? 0 : positions; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      if ((movement.moves(from, line.others()) & good) != 0) {
        left &= ~Square.bit(from);
      }
    }
    return left;
  }

  /** Notes the positions from which a quiet move leads to some of the line. */
  private void takeBack(int row, long positions) {
    for (int piece : motions.piecesOf(1 - Table.toMove(row))) {
      int before = motions.before(row, piece);
      Ways ways = motions.quietWays(before, piece);
      if (piece == last) {
        takeBackLast(before, ways, positions);
        continue;
      }
      int to = line.square(piece);
      for (long rest = ways.from(to) & ~line.others() & motions.squares(piece); rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        long path = ways.path(from, to);
        long earlier = positions & ~path & ~Square.bit(from);
        if ((path & line.others()) == 0 && earlier != 0) {
          reach(before, piece, from, earlier);
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

  private void takeBackLast(int before, Ways ways, long positions) {
    long earlier = 0;
    for (long rest = positions; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      for (long sources = ways.from(to) & ~line.others() & ~earlier; sources != 0; sources &= sources - 1) {
        int from = Long.numberOfTrailingZeros(sources);
        if ((ways.path(from, to) & line.others()) == 0) {
          earlier |= Square.bit(from);
        }
      }
    }
    sets.reach(before, line.number(), earlier & motions.squares(last));
  }
}
