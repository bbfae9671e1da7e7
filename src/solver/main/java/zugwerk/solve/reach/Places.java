package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * The squares on which each piece of the victim may end without a move: its own side hems it in, or either side does if
 * it is a Pawn, or it is pinned. What hems it in must have such a place, too.
 *
 * <p>A place is a number: what the piece has become, as in {@link Army}, the least moves on the way there, and bits.
 */
final class Places {

  /** The piece of a place. */
  static final int PIECE = 0xFFFF;
  static final int COST_SHIFT = 16;
  /** How often the way there captures something at least, as only Pawns have to; {@link #MOST_TAKES} is no limit. */
  static final int TAKES_SHIFT = 24;
  static final int MOST_TAKES = 3;
  static final int TAKES = MOST_TAKES << TAKES_SHIFT;
  /** The piece may have no move because what is beside it is occupied; because it is pinned. */
  static final int HEMMED = 1 << 26;
  static final int PINNED = 1 << 27;

  private static final int NEVER = 100;

  private final Scene scene;
  private final Target target;
  private final int[][] places = new int[Square.COUNT][];
  private final int[] counts = new int[Square.COUNT];
  private final long[] squares = new long[Square.COUNT];
  /** By square: the moves that the nearest piece needs to end there. */
  private final int[] fillers = new int[Square.COUNT];
  private final int[] flights = new int[Square.COUNT];
  /** By the direction from the King: where the attacker may come to pin. */
  private final long[] pinners = new long[Surroundings.DIRECTIONS];
  /** Where pieces of the attacker may be captured. */
  private long bait;
  private boolean looked;
  private Ends ends;
  private long posts;

  Places(Scene scene, Target target) {
    this.scene = scene;
    this.target = target;
    Arrays.fill(places, new int[0]);
    ends = new Ends(scene.victims.types());
  }

  static int cost(int place) {
    return place >> COST_SHIFT & 0xFF;
  }

  /** How often the way to a place captures something at least. */
  static int takes(int place) {
    return place >> TAKES_SHIFT & MOST_TAKES;
  }

  static int square(int place) {
    return place & 63;
  }

  /**
   * Forgets what was seen of another scene.
   *
   * @param allowed the only ends that come into question
   */
  void look(Ends allowed) {
    looked = false;
    ends = allowed;
  }

  /** The squares on which the attacker may have to block a Pawn or to pin. */
  long posts() {
    return posts;
  }

  /** The places of a piece by its number among the victim's others, cheapest first. */
  int[] of(int unit) {
    return places[unit];
  }

  int count(int unit) {
    return counts[unit];
  }

  /** The squares of the places of a piece. */
  long squares(int unit) {
    return squares[unit];
  }

  /** The moves that a piece makes at least if it is captured after it has moved. */
  int flight(int unit) {
    return flights[unit];
  }

  /** Where a piece is captured after it has moved, with so many moves more than it makes at least. */
  long flightSquares(int unit, int more) {
    int piece = scene.others[unit];
    return scene.victims.journey(piece).within(flights[unit] + more) & ~Square.bit(piece & 63);
  }

  /**
   * Of pieces that are captured after they have moved, the one that has the fewest squares for that.
   *
   * @param units their numbers, at least one
   */
  int narrowest(long units, int more) {
    int best = 0;
    int fewest = Square.COUNT;
    for (long rest = units; rest != 0; rest &= rest - 1) {
      int unit = Long.numberOfTrailingZeros(rest);
      int squares = Long.bitCount(flightSquares(unit, more));
      if (squares < fewest) {
        fewest = squares;
        best = unit;
      }
    }
    return best;
  }

  /** The moves that the nearest piece needs to end on a square. */
  int filler(int square) {
    return fillers[square];
  }

  /** Finds the places for the square of the King at which the target aims. */
  void aim() {
    survey();
    for (int i = 0; i < scene.otherCount; i++) {
      list(i);
    }
    boolean changed = true;
    while (changed) {
      fill();
      changed = false;
      for (int i = 0; i < scene.otherCount; i++) {
        changed |= thin(i);
      }
    }
    findPosts();
  }

  private void findPosts() {
    posts = 0;
    for (int i = 0; i < scene.otherCount; i++) {
      for (int j = 0; j < counts[i]; j++) {
        int place = places[i][j];
        posts |= scene.victims.steps(place & PIECE);
        posts |= (place & PINNED) != 0 ? Lines.beyond(target.square, square(place)) : 0;
      }
    }
  }

  private void survey() {
    if (looked) {
      return;
    }
    looked = true;
    for (int i = 0; i < scene.otherCount; i++) {
      flights[i] = flightAnew(scene.others[i]);
    }
    Arrays.fill(pinners, 0);
    bait = 0;
    for (int i = 0; i < scene.count; i++) {
      Journey journey = scene.course(i);
      bait |= scene.pieces[i] >> 6 == Schema.KING ? 0 : journey.within(scene.moves);
      for (int moves = 0; moves <= Math.min(scene.moves, Journey.LONGEST); moves++) {
        for (int arrival : journey.arrivals(moves)) {
          int slides = scene.attackers.powers(arrival >> 6).slides();
          for (int rest = slides; rest != 0; rest &= rest - 1) {
            // Whatever pins captures towards the King.
            pinners[Surroundings.DIRECTIONS - 1 - Integer.numberOfTrailingZeros(rest)] |= Square.bit(arrival & 63);
          }
        }
      }
    }
  }

  private int flightAnew(int piece) {
    // Where a Pawn is captured en passant it might have been captured after a single step as well.
    Journey journey = scene.victims.journey(piece);
    int moves = 1;
    while (moves <= Journey.LONGEST && (journey.within(moves) & scene.reached() & ~Square.bit(piece & 63)) == 0) {
      moves++;
    }
    return moves <= Journey.LONGEST ? moves : NEVER;
  }

  /** Lists the places of a piece that come into question. */
  private void list(int unit) {
    int[] all = scene.victims.places(scene.others[unit]);
    if (places[unit].length < all.length) {
      places[unit] = new int[all.length];
    }
    int[] list = places[unit];
    int size = 0;
    boolean fed = scene.passing != 0 || (scene.victims.prey(scene.others[unit], target.spare) & bait) != 0;
    int mostTakes = fed ? scene.count - 1 : 0;
    for (int i = 0; i < all.length && cost(all[i]) <= target.spare; i++) {
      int place = all[i];
      int piece = place & PIECE;
      if (square(place) != target.square && takes(place) <= mostTakes && ends.allowed(target.square, piece) != 0) {
        list[size++] = place;
      }
    }
    counts[unit] = size;
  }

  /** Finds the squares to which the places of the pieces belong. */
  private void fill() {
    Arrays.fill(fillers, NEVER);
    for (int i = 0; i < scene.otherCount; i++) {
      squares[i] = 0;
      for (int j = 0; j < counts[i]; j++) {
        int place = places[i][j];
        squares[i] |= Square.bit(square(place));
        fillers[square(place)] = Math.min(fillers[square(place)], cost(place));
      }
    }
  }

  /** Drops the places on which a piece would have a move; tells whether there were any. */
  private boolean thin(int unit) {
    long others = 0;
    for (int i = 0; i < scene.otherCount; i++) {
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
    boolean thinner = size < counts[unit];
    counts[unit] = size;
    return thinner;
  }

  private boolean isHemmed(int place, long others) {
    int piece = place & PIECE;
    long king = Square.bit(target.square);
    long step = scene.victims.steps(piece);
    if (step != 0) {
      return (step & ~(others | scene.reached() | king)) == 0;
    }
    long open = scene.victims.outlets(piece) & ~king;
    if ((open & ~others) != 0 || Long.bitCount(open) >= scene.otherCount) {
      return false;
    }
    int left = target.spare - cost(place);
    for (long rest = open; rest != 0 && left >= 0; rest &= rest - 1) {
      left -= fillers[Long.numberOfTrailingZeros(rest)];
    }
    return left >= 0;
  }

  private boolean isPinnable(int piece) {
    int square = piece & 63;
    int direction = Lines.direction(target.square, square);
    if (direction >= Surroundings.DIRECTIONS || !scene.isFixed(piece, target.square)) {
      return false;
    }
    return (pinners[direction] & Lines.beyond(target.square, square)) != 0;
  }

  /** Whether the attacker may capture a piece of the victim on its square. */
  boolean isExposed(int piece) {
    return (scene.reached() & Square.bit(piece & 63)) != 0;
  }
}
