package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * Tells of which moves, without making them, one reply is legal after each and lets no move mate. One instance
 * serves one thread.
 *
 * <p>It looks at the position after the reply, as if the move had not been made: which squares the King could go to
 * there, and which piece could attack it and all those squares by one step. A move changes little of that. Its piece
 * guards other squares, its departure opens lines, and the next step may be its own, which opens a line that a captured
 * piece barred. What else it takes away is not looked at, for that can only hinder a mate.
 */
public final class SafeReply extends KnownReply {

  private final FastPath fast;
  private final int pawn;
  /** The pieces of the side to move. */
  private long mine;
  /** The pieces that bar alone, and together with another one, a line of their side to that King. */
  private long kingOpeners;
  private long kingPairs;
  /** The pieces of the other side that bar, alone or together with one other, a line to their King or a flight. */
  private long defenders;
  /** The squares that the King could go to, whatever stands there. */
  private final int[] flights = new int[Square.COUNT];
  private int flightCount;
  /** For each flight, the pieces that alone bar a line of their side to it. */
  private final long[] openers = new long[Square.COUNT];
  /** All pieces whose step may open a line. */
  private long opening;
  /** By type: the squares from which a piece attacks a flight if nothing is in its way. */
  private final long[] guards;
  /** All flights, as a set of their numbers. */
  private long all;
  private final Mates ofAll;
  private final Mates ofSome;

  /**
   * @param generator finds the moves in the same thread
   */
  public SafeReply(Variant variant, Generator generator) {
    super(variant, generator, true, (type, power) -> isPlain(power, type == variant.pawn()));
    fast = variant.fastPath();
    pawn = variant.pawn();
    int types = variant.schema().types().size();
    guards = new long[types];
    ofAll = new Mates(types);
    ofSome = new Mates(types);
  }

  /** Whether a piece does not hop, and captures as it moves if it is no Pawn. */
  private static boolean isPlain(Movement power, boolean ofPawns) {
    return ofPawns ? power.lines() && power.quietWays().lines() : power.capturesAsItMoves();
  }

  @Override
  public void drop(Position position, MoveList moves, int start, int reply) {
    if (position.get(Schema.CASTLING) == 0) {
      super.drop(position, moves, start, reply);
    }
  }

  /** Finds lines and flights after the reply; false if the reply is not legal, or no move can be dropped. */
  @Override
  boolean look(Position position) {
    if (position.get(Schema.EN_PASSANT) != 0 || fast.unsettled(position) != 0 || variant.active(position) != -1L) {
      return false;
    }
    mine = position.pieces(side);
    kingOpeners = 0;
    kingPairs = 0;
    defenders = 0;
    if (!findLines(position)) {
      return false;
    }
    opening = kingOpeners | kingPairs;
    findFlights(position);
    all = (1L << flightCount) - 1;
    ofAll.find(position, all);
    ofSome.numbers = all;
    // With a flight less no fewer moves mate.
    return ofAll.enablers != -1L;
  }

  /** Finds the pieces that bar lines to the King; false if it is attacked already. */
  private boolean findLines(Position position) {
    for (long lines = Attacks.aligned(variant, position, king, side, rest, Move.NONE); lines != 0; lines &= lines - 1) {
      int from = Long.numberOfTrailingZeros(lines);
      long bars = variant.movement(position, side, Piece.type(position.piece(from))).path(from, king) & rest;
      if (bars == 0) {
        return false;
      }
      addDefenders(bars);
      if ((bars & ~mine) == 0) {
        int count = Long.bitCount(bars);
        kingOpeners |= count == 1 ? bars : 0;
        kingPairs |= count == 2 ? bars : 0;
      }
    }
    return true;
  }

  private void addDefenders(long bars) {
    defenders |= Long.bitCount(bars) <= 2 ? bars & ~mine : 0;
  }

  private void findFlights(Position position) {
    flightCount = 0;
    Movement fleeing = variant.movement(position, 1 - side, Schema.KING);
    // Where it can go now and could go both to take a piece and to an empty square.
    long open = variant.targets(position, 1 - side, Schema.KING, king) & fleeing.leaps(king)
        & fleeing.captures(king, -1L);
    for (; open != 0; open &= open - 1) {
      addFlight(position, Long.numberOfTrailingZeros(open));
    }
    for (int type = 0; type < guards.length; type++) {
      guards[type] = 0;
      if (position.pieces(side, type) != 0) {
        Movement movement = variant.movement(position, side, type);
        for (int i = 0; i < flightCount; i++) {
          guards[type] |= movement.attacksFrom(flights[i]);
        }
      }
    }
  }

  /** Adds a square unless it is attacked, or might be once two pieces have left a line to it. */
  private void addFlight(Position position, int flight) {
    long others = rest & ~Square.bit(king);
    long single = 0;
    long lines = Attacks.aligned(variant, position, flight, side, others, Move.NONE);
    for (; lines != 0; lines &= lines - 1) {
      int from = Long.numberOfTrailingZeros(lines);
      long bars = variant.movement(position, side, Piece.type(position.piece(from))).path(from, flight) & others;
      addDefenders(bars);
      if ((bars & ~mine) == 0) {
        int count = Long.bitCount(bars);
        if (count == 0 || count == 2) {
          return;
        }
        single |= count == 1 ? bars : 0;
      }
    }
    opening |= single;
    openers[flightCount] = single;
    flights[flightCount++] = flight;
  }

  @Override
  boolean suits(Position position, int start, int end) {
    return !mayMate(position, start, end);
  }

  /** Whether after a move and the reply it cannot be told that no move mates, or that the reply is legal. */
  private boolean mayMate(Position position, int from, int to) {
    if ((kingOpeners >>> from & 1) != 0 || (defenders >>> to & 1) != 0) {
      return true;
    }
    int type = Piece.type(position.piece(from));
    Movement movement = variant.movement(position, side, type);
    long others = rest & ~Square.bit(from);
    if ((movement.attacksFrom(king) >>> to & 1) != 0 && mayOpen(movement.path(to, king) & others)) {
      return true;
    }
    long left = all;
    if ((guards[type] >>> to & 1) != 0 || (opening >>> from & 1) != 0) {
      others &= ~Square.bit(king);
      for (int i = 0; i < flightCount; i++) {
        int flight = flights[i];
        if ((openers[i] >>> from & 1) != 0
            || (movement.attacksFrom(flight) >>> to & 1) != 0 && mayOpen(movement.path(to, flight) & others)) {
          left &= ~(1L << i);
        }
      }
    }
    Mates mates = ofAll;
    if (left != all) {
      mates = ofSome;
      if (mates.numbers != left) {
        mates.find(position, left);
      }
    }
    return (mates.enablers >>> from & 1) != 0 || mayGoOn(position, movement, type, from, to, mates.squares[type]);
  }

  /** Whether a line that these pieces bar is open, or is opened by one step of a piece of its own side. */
  private boolean mayOpen(long bars) {
    return (bars & bars - 1 | bars & ~mine) == 0;
  }

  /** Whether the piece that made the move could mate by its next step, to one of the squares or by promotion. */
  private boolean mayGoOn(Position position, Movement movement, int type, int from, int to, long squares) {
    long reach = movement.reach(to);
    long wanted = reach & squares | promoting(position, type, to, reach);
    return wanted != 0
        && (movement.targets(to, rest & ~Square.bit(from) | Square.bit(to), rest & ~mine) & wanted) != 0;
  }

  private long promoting(Position position, int type, int from, long reach) {
    return type == pawn ? variant.promoting(position, side, from, reach) : 0;
  }

  /** The steps after the reply that might mate if the King had certain flights. */
  private final class Mates {

    /** The flights that were looked at, as a set of their numbers. */
    private long numbers;
    /** The pieces that must first leave their squares if a step is to mate; all squares if one might mate anyway. */
    private long enablers;
    /** By type, where a piece attacks the King and all flights if nothing is in its way. */
    private final long[] squares;

    Mates(int types) {
      squares = new long[types];
    }

    void find(Position position, long looked) {
      numbers = looked;
      enablers = 0;
      for (int type = 0; type < squares.length && enablers != -1L; type++) {
        squares[type] = 0;
        long ofType = position.pieces(side, type);
        if (ofType != 0) {
          Movement movement = variant.movement(position, side, type);
          // A King attacks no King.
          squares[type] = type == Schema.KING ? 0 : attackingAll(movement, movement.attacksFrom(king), Square.COUNT);
          for (; ofType != 0 && enablers != -1L; ofType &= ofType - 1) {
            enablers |= enablers(position, movement, type, Long.numberOfTrailingZeros(ofType));
          }
        }
      }
    }

    /** Those of the squares from which all flights are attacked that a piece opens no line to by leaving its square. */
    private long attackingAll(Movement movement, long among, int leaving) {
      long attacking = among;
      for (long open = numbers; open != 0 && attacking != 0; open &= open - 1) {
        int i = Long.numberOfTrailingZeros(open);
        if (leaving == Square.COUNT || (openers[i] >>> leaving & 1) == 0) {
          attacking &= movement.attacksFrom(flights[i]);
        }
      }
      return attacking;
    }

    private long enablers(Position position, Movement movement, int type, int from) {
      long reach = movement.reach(from);
      boolean opens = (opening >>> from & 1) != 0;
      if (type == pawn) {
        long wanted = opens ? reach : reach & squares[type] | promoting(position, type, from, reach);
        return wanted == 0 ? 0 : (variant.targets(position, side, type, from) & wanted) != 0 ? -1L
            : barring(movement, from, wanted);
      }
      if (opens) {
        boolean checks = ((kingOpeners | kingPairs) >>> from & 1) != 0;
        return attackingAll(movement, checks ? reach : reach & movement.attacksFrom(king), from) != 0 ? -1L : 0;
      }
      long found = 0;
      for (long ends = reach & squares[type]; ends != 0 && found != -1L; ends &= ends - 1) {
        found |= enablers(movement, from, Long.numberOfTrailingZeros(ends));
      }
      return found;
    }

    /** The pieces that alone bar the way of a Pawn to any of some squares. */
    private long barring(Movement movement, int from, long wanted) {
      long enemies = rest & ~mine;
      long barring = 0;
      if ((movement.targets(from, enemies, enemies) & wanted) != 0) {
        for (long pieces = mine; pieces != 0; pieces &= pieces - 1) {
          long piece = Long.lowestOneBit(pieces);
          barring |= (movement.targets(from, rest & ~piece, enemies) & wanted) != 0 ? piece : 0;
        }
      }
      return barring;
    }

    /** The piece that bars the way of a step that attacks the King and all flights, or a line from its end to them. */
    private long enablers(Movement movement, int from, int to) {
      long others = rest & ~Square.bit(from);
      long bars = movement.path(from, to) & others | Square.bit(to) & mine | movement.path(to, king) & others;
      others &= ~Square.bit(king);
      for (long open = numbers; open != 0; open &= open - 1) {
        bars |= movement.path(to, flights[Long.numberOfTrailingZeros(open)]) & others;
      }
      return bars == 0 ? -1L : mayOpen(bars) ? bars : 0;
    }
  }
}
