package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * The squares that the King of the side not to move could go to, or could if one piece did not guard them; and the
 * lines to them and to the King. For two steps of the side to move with none of the other side between them, in games
 * whose pieces do not hop.
 */
final class GuardedFlights {

  private final Variant variant;
  /** The side to move, and the King of the other one. */
  int side;
  int king;
  /** All pieces, and those of the side to move. */
  long pieces;
  long mine;
  /** The pieces that bar alone, and together with another one, a line of their side to that King. */
  private long kingOpeners;
  private long kingPairs;
  /** The pieces of the other side that bar, alone or together with one other, a line to their King or a flight. */
  private long defenders;
  /** Those that bar a line to their King, alone or with pieces that two steps may take off it. */
  private long bound;
  /** How many flights there are; each has a number from 0 on. */
  int count;
  private final int[] squares = new int[Square.COUNT];
  /** For each flight, the pieces that alone bar a line of their side to it. */
  private final long[] openers = new long[Square.COUNT];
  /** For each flight, the only piece that guards it, or nothing. */
  private final long[] holders = new long[Square.COUNT];
  /** The flights that are open only to retake a piece there, as a set of their numbers. */
  private long retaking;
  /** All pieces that guard a flight or bar a line. */
  private long bearing;
  /** By type: the squares from which a piece attacks a flight if nothing is in its way. */
  private final long[] guards;

  GuardedFlights(Variant variant) {
    this.variant = variant;
    guards = new long[variant.schema().types().size()];
  }

  /** Finds lines and flights of a position; false if that King is attacked already. */
  boolean prepare(Position position) {
    side = position.toMove();
    king = position.king(1 - side);
    pieces = position.occupied();
    mine = position.pieces(side);
    kingOpeners = 0;
    kingPairs = 0;
    defenders = 0;
    bound = 0;
    if (!findLines(position)) {
      return false;
    }
    bearing = kingOpeners | kingPairs;
    findFlights(position);
    return true;
  }

  /** Finds the pieces that bar lines to the King; false if it is attacked already. */
  private boolean findLines(Position position) {
    long lines = Attacks.aligned(variant, position, king, side, pieces, Move.NONE);
    for (; lines != 0; lines &= lines - 1) {
      int from = Long.numberOfTrailingZeros(lines);
      long bars = bars(position, from, king, pieces);
      if (bars == 0) {
        return false;
      }
      int number = Long.bitCount(bars);
      long enemies = bars & ~mine;
      if (enemies == 0) {
        kingOpeners |= number == 1 ? bars : 0;
        kingPairs |= number == 2 ? bars : 0;
      } else if ((enemies & enemies - 1) == 0 && number <= 3) {
        bound |= enemies;
      }
    }
    return true;
  }

  /** The pieces between a piece and a square that it could attack; the defenders among them are noted. */
  private long bars(Position position, int from, int to, long others) {
    long bars = variant.movement(position, side, Piece.type(position.piece(from))).path(from, to) & others;
    defenders |= Long.bitCount(bars) <= 2 ? bars & ~mine : 0;
    return bars;
  }

  private void findFlights(Position position) {
    count = 0;
    retaking = 0;
    Movement fleeing = variant.movement(position, 1 - side, Schema.KING);
    // Where it could go both to take a piece and to an empty square.
    long plain = fleeing.leaps(king) & fleeing.captures(king, -1L);
    long open = plain & variant.targets(position, 1 - side, Schema.KING, king);
    for (; open != 0; open &= open - 1) {
      add(position, Long.numberOfTrailingZeros(open), false);
    }
    for (long taken = plain & pieces & ~mine; taken != 0; taken &= taken - 1) {
      add(position, Long.numberOfTrailingZeros(taken), true);
    }
    for (int type = 0; type < guards.length; type++) {
      guards[type] = 0;
      if (position.pieces(side, type) != 0) {
        Movement movement = variant.movement(position, side, type);
        for (int i = 0; i < count; i++) {
          guards[type] |= movement.attacksFrom(squares[i]);
        }
      }
    }
  }

  /**
   * Adds a square unless two pieces attack it, or one might once two others have left a line to it.
   *
   * @param taken whether a piece of the King's side stands there; then it is added only if one piece attacks it
   */
  private void add(Position position, int square, boolean taken) {
    long others = pieces & ~Square.bit(king);
    long single = 0;
    long holder = 0;
    long lines = Attacks.aligned(variant, position, square, side, others, Move.NONE);
    for (; lines != 0; lines &= lines - 1) {
      int from = Long.numberOfTrailingZeros(lines);
      long bars = bars(position, from, square, others);
      if ((bars & ~mine) == 0) {
        int number = Long.bitCount(bars);
        if (number == 2 || number == 0 && holder != 0) {
          return;
        }
        single |= number == 1 ? bars : 0;
        holder |= number == 0 ? Square.bit(from) : 0;
      }
    }
    if (!taken || holder != 0) {
      bearing |= single | holder;
      openers[count] = single;
      holders[count] = holder;
      retaking |= taken ? 1L << count : 0;
      squares[count++] = square;
    }
  }

  int square(int flight) {
    return squares[flight];
  }

  /** Whether the King can go to a flight only to take a piece that has gone there. */
  boolean isRetaking(int flight) {
    return (retaking >>> flight & 1) != 0;
  }

  /**
   * Whether nothing attacks a flight once a piece has left its square; or, with {@link Square#COUNT} for none, whether
   * nothing attacks it.
   */
  boolean isLeft(int flight, int leaving) {
    return leaving == Square.COUNT ? holders[flight] == 0 : (openers[flight] >>> leaving & 1) == 0
        && (holders[flight] == 0 || (holders[flight] >>> leaving & 1) != 0);
  }

  /** Whether a piece bears on a flight, or opens a line to one or to the King by leaving its square. */
  boolean bears(int from) {
    return (bearing >>> from & 1) != 0;
  }

  /** Whether a piece opens a line to the King by leaving its square, alone or after another one. */
  boolean opensCheck(int from) {
    return ((kingOpeners | kingPairs) >>> from & 1) != 0;
  }

  /** Whether these pieces, which bar a line, are none, or one of the side to move. */
  boolean mayOpen(long bars) {
    return (bars & bars - 1 | bars & ~mine) == 0;
  }

  /**
   * Those of some squares from which a piece attacks all flights that it must attack if nothing is in its way, once it
   * has left its square.
   */
  long attackingAll(Movement movement, long among, int leaving) {
    long attacking = among;
    for (int i = 0; i < count && attacking != 0; i++) {
      if (isLeft(i, leaving)) {
        attacking &= isRetaking(i) ? ~Square.bit(squares[i]) : movement.attacksFrom(squares[i]);
      }
    }
    return attacking;
  }

  /**
   * Whether a step of a piece may open a line to the King, or let the piece attack it now or after another step; or
   * takes a piece that bars such lines.
   */
  boolean mayCheck(Movement movement, int from, int to) {
    return (kingOpeners >>> from & 1) != 0 || (defenders >>> to & 1) != 0
        || (movement.attacksFrom(king) >>> to & 1) != 0
            && mayOpen(movement.path(to, king) & pieces & ~Square.bit(from));
  }

  /** The flights, as a set of their numbers, that may be closed by a step of a piece, now or after another step. */
  long closed(Movement movement, int type, int from, int to) {
    long closed = 0;
    if ((guards[type] >>> to & 1) != 0 || bears(from)) {
      long others = pieces & ~Square.bit(from) & ~Square.bit(king);
      for (int i = 0; i < count; i++) {
        if ((openers[i] >>> from & 1) != 0 || (movement.attacksFrom(squares[i]) >>> to & 1) != 0
            && mayOpen(movement.path(to, squares[i]) & others)) {
          closed |= 1L << i;
        }
      }
    }
    return closed;
  }

  /** The pieces of the King's side that two steps can pin only if one of them ends on a line to the King. */
  long free(Position position) {
    return position.pieces(1 - side) & ~bound & ~Square.bit(king);
  }

  /** Whether a piece might pin one of some pieces of the King's side by going to a square. */
  boolean mayPin(Movement movement, int to, long pinned) {
    return (movement.attacksFrom(king) >>> to & 1) != 0 && (movement.path(to, king) & pinned) != 0;
  }
}
