package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * The squares on which each piece of the victim may end without a move: hemmed in by its own side, or by either side if
 * it is a Pawn, or pinned. The pieces that hem it in must have such a square, too.
 *
 * <p>A place is a number: what the piece has become, as in {@link PieceTables}, the least moves to get there, and
 * flags.
 */
final class ImmobileSquares {

  /** The piece of a place. */
  static final int PIECE = 0xFFFF;
  static final int COST_SHIFT = 16;
  /** The least captures on the way, as only Pawns need them; {@link #MOST_CAPTURES} stands for all above. */
  static final int CAPTURES_SHIFT = 24;
  static final int MOST_CAPTURES = 3;
  static final int CAPTURES = MOST_CAPTURES << CAPTURES_SHIFT;
  /** The piece may have no move because the squares next to it are occupied; because it is pinned. */
  static final int HEMMED = 1 << 26;
  static final int PINNED = 1 << 27;

  private final BoundContext context;
  private final KingTarget target;
  private final int[][] places = new int[Square.COUNT][];
  private final int[] counts = new int[Square.COUNT];
  private final long[] squares = new long[Square.COUNT];
  /** By square: the moves of the nearest piece that may end there. */
  private final int[] movesToFill = new int[Square.COUNT];
  private final int[] moverMoves = new int[Square.COUNT];
  /** By the direction from the King: where the attacker may pin. */
  private final long[] pinners = new long[KingNeighbours.DIRECTIONS];
  /** Where pieces of the attacker may be captured. */
  private long reachable;
  private boolean prepared;
  private EndSquares ends;
  private long attackerSquares;

  ImmobileSquares(BoundContext context, KingTarget target) {
    this.context = context;
    this.target = target;
    Arrays.fill(places, new int[0]);
    ends = new EndSquares(context.victims.types());
  }

  static int cost(int place) {
    return place >> COST_SHIFT & 0xFF;
  }

  /** The least captures on the way to a place. */
  static int captures(int place) {
    return place >> CAPTURES_SHIFT & MOST_CAPTURES;
  }

  static int square(int place) {
    return place & 63;
  }

  /** @param allowed the only ends that are possible */
  void prepare(EndSquares allowed) {
    prepared = false;
    ends = allowed;
  }

  /** The squares on which the attacker may have to block a Pawn or to pin. */
  long attackerSquares() {
    return attackerSquares;
  }

  /** The places of a piece by its number among the victim's others, cheapest first. */
  int[] of(int unit) {
    return places[unit];
  }

  int count(int unit) {
    return counts[unit];
  }

  long squares(int unit) {
    return squares[unit];
  }

  /** The least moves of a piece that is captured after it has moved. */
  int movesBeforeCapture(int unit) {
    return moverMoves[unit];
  }

  /** Where a piece can be captured after it has moved, with a number of moves more than the least. */
  long moverSquares(int unit, int more) {
    int piece = context.others[unit];
    return context.victims.distances(piece).within(moverMoves[unit] + more) & ~Square.bit(piece & 63);
  }

  /**
   * Of the pieces that are captured after they have moved, the one with the fewest squares for that.
   *
   * @param units their numbers, at least one
   */
  int fewestSquares(long units, int more) {
    int best = 0;
    int fewest = Square.COUNT;
    for (long rest = units; rest != 0; rest &= rest - 1) {
      int unit = Long.numberOfTrailingZeros(rest);
      int squares = Long.bitCount(moverSquares(unit, more));
      if (squares < fewest) {
        fewest = squares;
        best = unit;
      }
    }
    return best;
  }

  /** The moves of the nearest piece that may end on a square. */
  int movesToFill(int square) {
    return movesToFill[square];
  }

  /** Finds the places for the target square. */
  void aim() {
    prepareMoves();
    for (int i = 0; i < context.otherCount; i++) {
      list(i);
    }
    boolean changed = true;
    while (changed) {
      fill();
      changed = false;
      for (int i = 0; i < context.otherCount; i++) {
        changed |= filter(i);
      }
    }
    findAttackerSquares();
  }

  private void findAttackerSquares() {
    attackerSquares = 0;
    for (int i = 0; i < context.otherCount; i++) {
      for (int j = 0; j < counts[i]; j++) {
        int place = places[i][j];
        attackerSquares |= context.victims.quietSteps(place & PIECE);
        attackerSquares |= (place & PINNED) != 0 ? BoardLines.beyond(target.square, square(place)) : 0;
      }
    }
  }

  private void prepareMoves() {
    if (prepared) {
      return;
    }
    prepared = true;
    for (int i = 0; i < context.otherCount; i++) {
      // A Pawn that is captured en passant could be captured after a single step as well.
      int piece = context.others[i];
      moverMoves[i] = context.victims.distances(piece).movesTo(context.reached() & ~Square.bit(piece & 63));
    }
    Arrays.fill(pinners, 0);
    reachable = 0;
    for (int i = 0; i < context.count; i++) {
      PieceDistances distances = context.attackerDistances(i);
      reachable |= context.pieces[i] >> 6 == Schema.KING ? 0 : distances.within(context.moves);
      for (int moves = 0; moves <= Math.min(context.moves, PieceDistances.LONGEST); moves++) {
        for (int arrival : distances.arrivals(moves)) {
          int slides = context.attackers.powers(arrival >> 6).slides();
          for (int rest = slides; rest != 0; rest &= rest - 1) {
            // Whatever pins captures towards the King.
            pinners[KingNeighbours.DIRECTIONS - 1 - Integer.numberOfTrailingZeros(rest)] |= Square.bit(arrival & 63);
          }
        }
      }
    }
  }

  private void list(int unit) {
    int[] all = context.victims.places(context.others[unit]);
    if (places[unit].length < all.length) {
      places[unit] = new int[all.length];
    }
    int[] list = places[unit];
    int size = 0;
    boolean mayCapture =
        context.enPassant != 0 || (context.victims.prey(context.others[unit], target.spare) & reachable) != 0;
    int mostCaptures = mayCapture ? context.count - 1 : 0;
    for (int i = 0; i < all.length && cost(all[i]) <= target.spare; i++) {
      int place = all[i];
      int piece = place & PIECE;
      if (square(place) != target.square && captures(place) <= mostCaptures
          && ends.allowed(target.square, piece) != 0) {
        list[size++] = place;
      }
    }
    counts[unit] = size;
  }

  private void fill() {
    Arrays.fill(movesToFill, PieceDistances.NEVER);
    for (int i = 0; i < context.otherCount; i++) {
      squares[i] = 0;
      for (int j = 0; j < counts[i]; j++) {
        int place = places[i][j];
        squares[i] |= Square.bit(square(place));
        movesToFill[square(place)] = Math.min(movesToFill[square(place)], cost(place));
      }
    }
  }

  /**
   * Drops the places on which a piece would have a move.
   *
   * @return whether there were any
   */
  private boolean filter(int unit) {
    long others = 0;
    for (int i = 0; i < context.otherCount; i++) {
      others |= i == unit ? 0 : squares[i];
    }
    int[] list = places[unit];
    int size = 0;
    for (int i = 0; i < counts[unit]; i++) {
      int place = list[i] & ~(HEMMED | PINNED);
      int found = ends.allowed(target.square, place & PIECE)
          & ((isHemmed(place, others) ? HEMMED : 0) | (isPinnable(place & PIECE) ? PINNED : 0));
      if (found != 0) {
        list[size++] = place | found;
      }
    }
    boolean filtered = size < counts[unit];
    counts[unit] = size;
    return filtered;
  }

  private boolean isHemmed(int place, long others) {
    int piece = place & PIECE;
    long king = Square.bit(target.square);
    long step = context.victims.quietSteps(piece);
    if (step != 0) {
      return (step & ~(others | context.reached() | king)) == 0;
    }
    long open = context.victims.openMoves(piece) & ~king;
    if ((open & ~others) != 0 || Long.bitCount(open) >= context.otherCount) {
      return false;
    }
    int left = target.spare - cost(place);
    for (long rest = open; rest != 0 && left >= 0; rest &= rest - 1) {
      left -= movesToFill[Long.numberOfTrailingZeros(rest)];
    }
    return left >= 0;
  }

  private boolean isPinnable(int piece) {
    int square = piece & 63;
    int direction = BoardLines.direction(target.square, square);
    if (direction >= KingNeighbours.DIRECTIONS || !context.isFixed(piece, target.square)) {
      return false;
    }
    return (pinners[direction] & BoardLines.beyond(target.square, square)) != 0;
  }

  /** Whether the attacker may capture a piece of the victim on its square. */
  boolean isExposed(int piece) {
    return (context.reached() & Square.bit(piece & 63)) != 0;
  }
}
