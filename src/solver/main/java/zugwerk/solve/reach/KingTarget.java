package zugwerk.solve.reach;

import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.ReachFacts;

/**
 * A square on which the victim's King may be mated or stalemated, and what the victim's other pieces can do with the
 * moves that the King leaves them: block its flights, each by another piece, and leave lines.
 */
final class KingTarget {

  private final BoundContext context;
  private final Position position;
  private final ReachFacts facts;
  private final boolean check;
  /** The King's distances, and the squares closed to it. */
  @SuppressWarnings("NullAway.Init") // Set by prepareKing.
  private PieceDistances king;
  private long closed;
  /** By the number of moves: the squares that some piece of the victim reaches, and the flights among them. */
  private final long[] reached = new long[PieceDistances.LONGEST + 1];
  private final int[] blocked = new int[PieceDistances.LONGEST + 1];
  int square;
  /** The moves of the victim's other pieces. */
  int spare;
  /** The flights that must be guarded or blocked. */
  private int flights;
  /** What must be guarded, because nothing can block it, and because the King must be checked. */
  private int must;
  /** How many flights may be closed without guard or block. */
  private int waivers;
  private int most;

  /** @param check whether the King must be checked */
  KingTarget(BoundContext context, Position position, ReachFacts facts, boolean check) {
    this.context = context;
    this.position = position;
    this.facts = facts;
    this.check = check;
  }

  /**
   * Finds where the King may go, before {@link #aim}.
   *
   * @return its squares
   */
  long prepareKing() {
    king = context.victims.distances(Schema.KING << 6 | context.king);
    closed = facts.closed(position, context.victim);
    waivers = facts.closable(position, context.victim, context.victimMoves, context.moves);
    return king.within(context.victimMoves);
  }

  /** Reads the victim's pieces of another context. */
  void prepare() {
    int longest = Math.min(context.victimMoves, PieceDistances.LONGEST);
    for (int moves = 0; moves <= longest; moves++) {
      reached[moves] = 0;
    }
    for (int i = 0; i < context.otherCount; i++) {
      PieceDistances distances = context.victimDistances(i);
      for (int moves = 0; moves <= longest; moves++) {
        reached[moves] |= distances.within(moves);
      }
    }
  }

  /** Selects a square that the King can reach. */
  void aim(int newSquare) {
    square = newSquare;
    spare = context.victimMoves - Math.min(PieceDistances.LONGEST, king.distance(newSquare));
    most = Math.min(spare, PieceDistances.LONGEST);
    flights = KingNeighbours.flights(newSquare) & ~KingNeighbours.among(newSquare, closed);
    for (int cost = 0; cost <= most; cost++) {
      blocked[cost] = KingNeighbours.among(newSquare, reached[cost]);
    }
    must = (waivers > 0 ? 0 : flights & ~blocked[most]) | (check ? KingNeighbours.CHECK : 0);
  }

  /** The squares that must be empty for an attacking piece to check the King. */
  long line(int piece) {
    return line(piece, square);
  }

  /** The squares next to the King's that must be empty for an attacking piece to attack a square. */
  long line(int piece, int to) {
    return context.attackers.powers(piece >> 6).capturePath(piece & 63, to) & ~Square.bit(square);
  }

  /** What an attacking piece guards of this while some squares are filled, perhaps its own among them. */
  int seen(int piece, int guarded, long filled) {
    PiecePowers powers = context.attackers.powers(piece >> 6);
    long barring = filled & ~Square.bit(piece & 63) & ~Square.bit(square);
    if (guarded == 0 || barring == 0 || powers.slides() == 0) {
      return guarded;
    }
    int seen = 0;
    for (int rest = guarded; rest != 0; rest &= rest - 1) {
      int to = KingNeighbours.square(square, Integer.numberOfTrailingZeros(rest));
      seen |= (line(piece, to) & barring) == 0 ? Integer.lowestOneBit(rest) : 0;
    }
    return seen;
  }

  boolean waives() {
    return waivers > 0;
  }

  /** What must be guarded and is not. */
  int missing(int guarded) {
    return must & ~guarded;
  }

  /** The flights that are not guarded. */
  int unguarded(int guarded) {
    return flights & ~guarded;
  }

  /** The flights that no piece of the victim blocks already. */
  int unblocked(int unguarded) {
    return unguarded & ~blocked[0];
  }

  boolean needs(int bit) {
    return (must & bit) != 0;
  }

  /** Whether the victim may have the moves to block these flights, even if one piece could block several. */
  boolean affordable(int unguarded) {
    int cost = 0;
    int rest = unguarded;
    for (int moves = 0; moves < most && rest != 0; moves++) {
      rest &= ~blocked[moves];
      cost += Integer.bitCount(rest);
    }
    return waivers > 0 || cost <= spare && Integer.bitCount(unguarded) <= context.otherCount;
  }

  /** Whether the victim may block what is not guarded, even if one piece could block several. */
  boolean mayClose(int guarded) {
    return missing(guarded) == 0 && affordable(unguarded(guarded));
  }

  /** Whether the victim can block what is not guarded. */
  boolean closes(int guarded) {
    int unguarded = flights & ~guarded;
    return (must & ~guarded) == 0 && (unguarded == 0 || affordable(unguarded) && matched(unguarded, spare, 0, waivers));
  }

  /** Whether different pieces can block all flights. */
  private boolean matched(int unguarded, int moves, long used, int waive) {
    if (Integer.bitCount(unguarded) <= waive) {
      return true;
    }
    int bit = hardest(unguarded);
    long to = Square.bit(KingNeighbours.square(square, Integer.numberOfTrailingZeros(bit)));
    for (int cost = 0; cost <= Math.min(moves, PieceDistances.LONGEST); cost++) {
      if ((blocked[cost] & bit) == 0) {
        continue;
      }
      for (int i = 0; i < context.otherCount; i++) {
        if ((used >>> i & 1) == 0) {
          PieceDistances distances = context.victimDistances(i);
          if (distances.distance(Long.numberOfTrailingZeros(to)) == cost
              && matched(unguarded ^ bit, moves - cost, used | 1L << i, waive)) {
            return true;
          }
        }
      }
    }
    return waive > 0 && matched(unguarded ^ bit, moves, used, waive - 1);
  }

  /** The flight that takes the most moves to block. */
  private int hardest(int unguarded) {
    for (int cost = most; cost > 0; cost--) {
      int far = unguarded & ~blocked[cost - 1];
      if (far != 0) {
        return Integer.lowestOneBit(far);
      }
    }
    return Integer.lowestOneBit(unguarded);
  }
}
