package zugwerk.solve.word;

import zugwerk.betza.Ways;
import zugwerk.board.Square;
import zugwerk.solve.table.Counters;

/** The quiet moves of a placement whose last piece may stand on any square, for one thread. */
final class WordPass {

  final WordLayout layout;
  private final WordGame game;
  /** By piece and state. */
  private final PieceMoves[][] moves;
  /** By piece and state: the state after a move, and before one. */
  private final int[][] after;
  private final int[][] before;
  final int[] at;
  private int number;
  /** The squares of all pieces but the last. */
  private long others;

  WordPass(WordGame game, WordTable table) {
    this.game = game;
    layout = table.layout;
    Counters counters = table.counters;
    moves = new PieceMoves[layout.pieces][counters.count];
    after = new int[layout.pieces][counters.count];
    before = new int[layout.pieces][counters.count];
    for (int piece = 0; piece < layout.pieces; piece++) {
      int type = layout.type[piece];
      for (int state = 0; state < counters.count; state++) {
        moves[piece][state] = game.moves(layout.side[piece], type, counters.step(state, type));
        after[piece][state] = counters.after(state, type);
        before[piece][state] = counters.before(state, type);
      }
    }
    at = new int[layout.pieces];
  }

  /** False if two pieces share a square. */
  boolean set(int placement) {
    number = placement;
    layout.place(placement, at);
    others = 0;
    for (int piece = 0; piece < layout.last; piece++) {
      long bit = Square.bit(at[piece]);
      if ((others & bit) != 0) {
        return false;
      }
      others |= bit;
    }
    return true;
  }

  long others() {
    return others;
  }

  boolean isAttackers(int piece) {
    return layout.side[piece] == game.attacker;
  }

  PieceMoves moves(int piece, int state) {
    return moves[piece][state];
  }

  /** For which squares of the last piece a piece could capture another. */
  long captures(int state, int piece, int victim) {
    if (piece == layout.last) {
      return moves[piece][state].attackers(at[victim], others);
    }
    if (victim == layout.last) {
      return moves[piece][state].attacked(at[piece], others);
    }
    long path = moves[piece][state].capturePath(at[piece], at[victim]);
    return path == Ways.NONE || (path & others) != 0 ? 0 : ~(path | others);
  }

  /** For which squares of the last piece a side could capture the enemy King. */
  long capturesKing(int state, boolean attacker) {
    int king = layout.kings[attacker ? 1 : 0];
    long captures = 0;
    for (int piece = 0; piece < layout.pieces; piece++) {
      if (isAttackers(piece) == attacker) {
        captures |= captures(state, piece, king);
      }
    }
    return captures;
  }

  /**
   * For which squares of the last piece the defender has a quiet move to a position that is not among the given ones.
   *
   * @param known for which squares that is known
   * @param words the positions with the attacker to move, by state
   */
  long escapes(int state, long known, long[][] words) {
    long escapes = known;
    int last = layout.last;
    if (!isAttackers(last)) {
      long targets = ~words[after[last][state]][number] & ~others;
      escapes |= targets == 0 ? 0 : moves[last][state].origins(targets, others);
    }
    for (int piece = 0; piece < last; piece++) {
      if (!isAttackers(piece) && (~others & ~escapes) != 0) {
        escapes |= escapes(state, piece, ~others & ~escapes, words);
      }
    }
    return escapes & ~others;
  }

  private long escapes(int state, int piece, long wanted, long[][] words) {
    PieceMoves mover = moves[piece][state];
    long[] next = words[after[piece][state]];
    int from = at[piece];
    int[] shares = layout.shares[piece];
    int base = number - shares[from];
    long escapes = 0;
    for (long rest = mover.moves(from, others); rest != 0 && (wanted & ~escapes) != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      // Where a Pawn cannot stand, it promotes.
      if (shares[to] >= 0) {
        escapes |= ~next[base + shares[to]] & ~(Square.bit(to) | mover.path(from, to));
      }
    }
    return escapes & wanted;
  }

  /** Receives the attacker's wins: the state and placement before a move, and the squares of the last piece. */
  interface Wins {
    void add(int state, int number, long squares);
  }

  /** Takes back the attacker's quiet moves that led to lost positions of the defender. */
  void takeBack(int state, long lost, Wins wins) {
    for (int piece = 0; piece < layout.pieces; piece++) {
      if (!isAttackers(piece)) {
        continue;
      }
      int earlier = before[piece][state];
      PieceMoves mover = moves[piece][earlier];
      if (piece == layout.last) {
        wins.add(earlier, number, mover.origins(lost, others));
      } else if (piece == 0 && layout.first.images.length > 1) {
        takeBackFirst(mover, earlier, lost, wins);
      } else {
        int[] shares = layout.shares[piece];
        int base = number - shares[at[piece]];
        for (long rest = mover.sources(at[piece]) & ~others; rest != 0; rest &= rest - 1) {
          int from = Long.numberOfTrailingZeros(rest);
          long path = mover.path(from, at[piece]);
          if (shares[from] >= 0 && (path & others) == 0) {
            wins.add(earlier, base + shares[from], lost & ~(path | Square.bit(from)));
          }
        }
      }
    }
  }

  /** Moves of the first piece from its representative squares, to each of the images of the position. */
  private void takeBackFirst(PieceMoves mover, int earlier, long lost, Wins wins) {
    int[] shares = layout.shares[0];
    for (int i = 0; i < layout.first.images.length; i++) {
      int[] images = layout.first.images[i];
      int to = images[at[0]];
      if ((mover.sources(to) & layout.first.representatives) == 0) {
        continue;
      }
      int base = 0;
      long occupied = 0;
      for (int piece = 1; piece < layout.last; piece++) {
        base += layout.shares[piece][images[at[piece]]];
        occupied |= Square.bit(images[at[piece]]);
      }
      long sources = mover.sources(to) & layout.first.representatives & ~occupied;
      if (sources != 0) {
        long image = i == 0 ? lost : layout.first.symmetries.get(i).map(lost);
        for (long rest = sources; rest != 0; rest &= rest - 1) {
          int from = Long.numberOfTrailingZeros(rest);
          long path = mover.path(from, to);
          if ((path & occupied) == 0) {
            wins.add(earlier, base + shares[from], image & ~(path | Square.bit(from)));
          }
        }
      }
    }
  }

  /** Receives the words of the defender from which quiet moves lead to a placement. */
  interface WordConsumer {
    void add(int state, int number);
  }

  void before(int state, WordConsumer words) {
    for (int piece = 0; piece < layout.pieces; piece++) {
      if (isAttackers(piece)) {
        continue;
      }
      int earlier = before[piece][state];
      if (piece == layout.last) {
        words.add(earlier, number);
        continue;
      }
      int[] shares = layout.shares[piece];
      int base = number - shares[at[piece]];
      PieceMoves mover = moves[piece][earlier];
      for (long rest = mover.sources(at[piece]) & ~others; rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        if (shares[from] >= 0 && (mover.path(from, at[piece]) & others) == 0) {
          words.add(earlier, base + shares[from]);
        }
      }
    }
  }
}
