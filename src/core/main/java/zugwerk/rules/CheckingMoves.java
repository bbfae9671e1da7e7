package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * Which moves of the pieces of one type could give check: by the piece itself from where it goes, by the line that it
 * opens, or because its move changes how another piece moves. Never leaves out a check; may let through a move that is
 * none.
 */
final class CheckingMoves {

  private final Variant variant;
  private final FastPath fast;
  private final Flights flights;
  private boolean prepared;
  private boolean revealed;
  /** Set by {@link #prepare}, which comes first. */
  @SuppressWarnings("NullAway.Init")
  private Movement movement;
  private int king;
  private long occupied;
  private boolean all;
  private long discoverers;
  private boolean matesOnly;
  private int after;
  /** Whether finding flights has begun; it begins only when a piece might check. */
  private boolean flightsBegun;
  /** The squares from which the type guards these flights. */
  private long guards;
  private long guarded;
  private long direct;

  CheckingMoves(Variant variant) {
    this.variant = variant;
    fast = variant.fastPath();
    flights = new Flights(variant);
  }

  /**
   * Begins with another position.
   *
   * @param mates whether only moves that might mate are wanted
   */
  void begin(boolean mates) {
    prepared = false;
    matesOnly = mates;
  }

  /** Prepares for the position after a move of a piece of the given type, with the pieces where they are. */
  void prepare(Position position, int mover) {
    boolean changes = fast.changesPowers(mover);
    if (!prepared || changes) {
      after = changes ? mover : Move.NONE;
      lines(position, after);
      flightsBegun = false;
      prepared = !changes;
    }
    movement = Attacks.movement(variant, position, position.toMove(), mover, after);
    direct = movement.attacksFrom(king);
    if (mover == Schema.KING) {
      // A King that would check stands beside the other one, and in check.
      direct &= ~flights.taking(position);
    }
    all = revealed || !movement.lines();
    guards = -1L;
    guarded = 0;
  }

  /** Finds the pieces that open a line to the King by leaving, and whether a piece attacks it already. */
  private void lines(Position position, int mover) {
    int side = position.toMove();
    king = position.king(1 - side);
    occupied = position.occupied() & ~fast.leaving(position);
    revealed = false;
    discoverers = 0;
    long rest = Attacks.aligned(variant, position, king, side, occupied, mover);
    for (; rest != 0 && !revealed; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      int type = Piece.type(position.piece(from));
      Movement other = Attacks.movement(variant, position, side, type, mover);
      long barriers = other.path(from, king) & occupied;
      if (!other.lines()) {
        revealed = true;
      } else if (barriers == 0) {
        revealed = variant.attacksKing(position, side, type, from, king, occupied);
      } else if ((barriers & barriers - 1) == 0) {
        discoverers |= barriers & position.pieces(side);
      }
    }
  }

  /** Whether a piece that can go to no other squares than these might be of interest. */
  boolean mayBeAmong(int from, long reach) {
    long checking = opensCheck(from) ? reach : reach & direct;
    return checking != 0 && (!flightsBegun || (checking & guards(from)) != 0);
  }

  private boolean opensCheck(int from) {
    return all || (discoverers >>> from & 1) != 0;
  }

  /** The targets of a piece from which it might check, or mate, if only mates are wanted. */
  long among(Position position, int from, long candidates) {
    long targets = opensCheck(from) ? candidates : checking(from, candidates);
    if (targets == 0 || !matesOnly) {
      return targets;
    }
    // The flights cost most, so they are found last, and no more of them than needed.
    beginFlights(position);
    long mating = targets & guards(from);
    while (mating != 0 && flights.examineNext(position)) {
      mating &= guards(from);
    }
    for (long rest = mating; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      mating ^= flights.areClosed(position, movement, from, to) ? 0 : Square.bit(to);
    }
    return mating;
  }

  /** Whether a Pawn that becomes a piece of a type on a square might check, or mate, if only mates are wanted. */
  boolean mayPromote(Position position, int from, int to, int type) {
    Movement promoted = Attacks.movement(variant, position, position.toMove(), type, after);
    if (!opensCheck(from) && promoted.lines() && !isOpen(promoted, from, to)) {
      return false;
    }
    return !matesOnly || mayMate(position, promoted, from, to);
  }

  private boolean mayMate(Position position, Movement promoted, int from, int to) {
    beginFlights(position);
    while (flights.examineNext(position)) {}
    return flights.areClosed(position, promoted, from, to);
  }

  private void beginFlights(Position position) {
    if (!flightsBegun) {
      flights.begin(position, after);
      flightsBegun = true;
    }
  }

  /** Whether a piece attacks the King from where it goes, if its attacks are lines; the King itself bars other ways. */
  private boolean isOpen(Movement power, int from, int to) {
    return (power.path(to, king) & occupied & ~Square.bit(from)) == 0;
  }

  /** The squares that a piece must go to if its move is to mate. */
  private long guards(int from) {
    if ((flights.opening() >>> from & 1) != 0) {
      return flights.guards(movement, from);
    }
    if (guarded != flights.open()) {
      guarded = flights.open();
      guards = flights.guards(movement);
    }
    return guards;
  }

  /** The targets from which a piece attacks the King once it has gone there. */
  private long checking(int from, long candidates) {
    long checking = 0;
    for (long rest = candidates & direct; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      checking |= isOpen(movement, from, to) ? Square.bit(to) : 0;
    }
    return checking;
  }
}
