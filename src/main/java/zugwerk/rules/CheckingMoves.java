package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Square;

/**
 * Which moves of the pieces of one type could give check: by the piece itself from where he goes, by the line that he
 * opens, or because his move changes how another piece goes. Never leaves out a check; may let through a move that is
 * none.
 */
final class CheckingMoves {

  private boolean looked;
  private boolean revealed;
  private boolean hops;
  private Movement movement;
  private int king;
  private long occupied;
  private boolean all;
  private long discoverers;
  private final Flights flights = new Flights();
  private boolean matesOnly;
  private long guards;
  /** The pieces for whom more is to be considered than where they go. */
  private long free;
  private long direct;

  /**
   * Another position is to be looked at.
   *
   * @param mates whether moves are of no interest that leave the King a flight
   */
  void begin(boolean mates) {
    looked = false;
    matesOnly = mates;
  }

  /** Looks at the position as it will be after a move of a piece of the given type, the pieces being where they are. */
  void look(Variant variant, Position position, int mover) {
    if (!looked || variant.changesPowers(mover)) {
      lines(variant, position, mover);
      if (matesOnly) {
        flights.look(variant, position, mover, hops);
      }
      looked = !variant.changesPowers(mover);
    }
    movement = variant.movementAfter(position, position.toMove(), mover, mover);
    direct = movement.attacksFrom(king);
    all = revealed || !movement.lines();
    guards = matesOnly ? flights.guards(movement) : -1L;
    free = discoverers | (matesOnly ? flights.opening() : 0);
  }

  /** Finds whose leaving opens a line to the King, and whether anybody strikes him already. */
  private void lines(Variant variant, Position position, int mover) {
    int side = position.toMove();
    king = position.king(1 - side);
    occupied = position.occupied() & ~variant.leaving(position);
    long own = position.pieces(side) & occupied;
    long active = variant.active(position);
    revealed = false;
    hops = false;
    discoverers = 0;
    for (int type = 0; type < position.schema().types().size(); type++) {
      long pieces = position.pieces(side, type) & active & occupied;
      if (pieces == 0) {
        continue;
      }
      Movement other = variant.movementAfter(position, side, type, mover);
      hops |= !other.lines();
      long attackers = pieces & other.attacksFrom(king);
      revealed |= attackers != 0 && !other.lines();
      for (; attackers != 0 && !revealed; attackers &= attackers - 1) {
        int from = Long.numberOfTrailingZeros(attackers);
        long barriers = other.path(from, king) & occupied;
        if (barriers == 0) {
          revealed = variant.canAttack(position, side, type, from, king, occupied);
        } else if ((barriers & barriers - 1) == 0) {
          discoverers |= barriers & own;
        }
      }
    }
  }

  /** Whether a piece that can go to no other squares than these might be of interest. */
  boolean mayBeAmong(int from, long reach) {
    return (free >>> from & 1) != 0 || (reach & guards & (all ? -1L : direct)) != 0;
  }

  /** Of a piece's targets, those from which he might check, or mate, if that is asked for. */
  long among(int from, long candidates) {
    boolean opens = matesOnly && (flights.opening() >>> from & 1) != 0;
    long targets = candidates & (opens ? flights.guards(movement, from) : guards);
    if (all || (discoverers >>> from & 1) != 0) {
      return targets;
    }
    long checking = 0;
    long others = occupied & ~Square.bit(from);
    for (long rest = targets & direct; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      if ((movement.path(to, king) & others) == 0) {
        checking |= Square.bit(to);
      }
    }
    return checking;
  }
}
