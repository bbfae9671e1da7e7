package zugwerk.solve.reach;

import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * What it costs the victim to stop its own pieces before a stalemate: a piece goes where it is hemmed in or pinned; a
 * Pawn besides where something stands before it, or another piece goes before it. The costs are counted in halves of
 * moves, since one move may stop two: the piece that moves, and a Pawn before which it arrives.
 */
final class Stoppage {

  private static final int NEVER = 100;
  private static final long FILE = 0x0101010101010101L;

  private final Scene scene;
  private final Target target;
  /** The directions from the King in which the attacker may come to pin; -1 if unknown. */
  private int pins;
  /** The squares on which the victim might capture something before the last move. */
  private long prey;
  /** The squares that the victim's own pieces bar to each other. */
  private long friends;
  /** The halves that a move counts unless it can stop one piece only: 1 if one may stop two, else 2. */
  private int share;

  Stoppage(Scene scene, Target target) {
    this.scene = scene;
    this.target = target;
  }

  /** Forgets what was seen of another scene. */
  void look() {
    pins = -1;
  }

  /** Goes on to the square of the King at which the target aims, and to the pieces that can move then. */
  void aim(int[] pieces, int count) {
    survey();
    friends = scene.foes | Square.bit(target.square);
    share = 2;
    for (int i = 0; i < count && share == 2 && target.spare > 0; i++) {
      share = isShared(pieces, count, i) ? 1 : 2;
    }
  }

  private void survey() {
    if (pins >= 0) {
      return;
    }
    pins = 0;
    prey = scene.passed;
    for (int i = 0; i < scene.count; i++) {
      int piece = scene.pieces[i];
      Journey journey = scene.attackers.journey(piece);
      if (piece >> 6 != Schema.KING) {
        prey |= journey.within(Math.max(0, scene.moves - 1));
      }
      for (int kinds = journey.types(scene.moves); kinds != 0; kinds &= kinds - 1) {
        pins |= scene.attackers.powers(Integer.numberOfTrailingZeros(kinds)).slides();
      }
    }
  }

  /** Whether the attacker may have a piece that pins another one where it stands. */
  boolean isPinnable(int piece) {
    survey();
    int direction = Lines.direction(target.square, piece & 63);
    // Whatever pins captures towards the King.
    return direction < Surroundings.DIRECTIONS
        && (pins >> Surroundings.DIRECTIONS - 1 - direction & 1) != 0 && scene.isFixed(piece, target.square);
  }

  /** What it costs at least if the attacker captures or stops a piece after it has moved. */
  int moved(int piece) {
    return target.spare == 0 ? NEVER : isPawn(piece) && !captures(piece) ? 2 : share;
  }

  /** What it costs at least until a piece cannot move, if the attacker does not get at it. */
  int cost(int piece) {
    if (target.spare == 0) {
      return NEVER;
    }
    if (!isPawn(piece)) {
      return share * settles(piece, piece, 0);
    }
    if (captures(piece)) {
      return share;
    }
    int other = share * barred(piece);
    return Math.min(target.spare > 1 ? Math.min(other, 2 + share) : other, advanced(piece));
  }

  private boolean isPawn(int piece) {
    return scene.victims.steps(piece) != 0;
  }

  /** What it costs a Pawn to go on until it stands before something, or is pinned, or is promoted and hemmed in. */
  private int advanced(int pawn) {
    Journey journey = scene.victims.journey(pawn);
    int square = pawn & 63;
    int ahead = Long.numberOfTrailingZeros(scene.victims.steps(pawn)) - square;
    int moves = 0;
    while (moves <= target.spare) {
      int next = square + ahead;
      if (next < 0 || next >= Square.COUNT) {
        return share * promoted(pawn, square, moves);
      }
      if (((friends | scene.own) & Square.bit(next)) != 0 || moves > 0 && isPinnable(pawn & ~63 | square)) {
        return 2 * moves;
      }
      square = next;
      moves = journey.distance(square);
    }
    return NEVER;
  }

  /** After how many moves at least a Pawn that is promoted on a square may come to be hemmed in or pinned. */
  private int promoted(int pawn, int square, int moves) {
    int least = NEVER;
    for (int type = 0; type < scene.victims.types(); type++) {
      if (scene.victims.promotes(type, square)) {
        least = Math.min(least, settles(pawn, type << 6 | square, moves));
      }
    }
    return least;
  }

  /**
   * After how many moves at least a piece may come to be hemmed in or pinned.
   *
   * @param from the piece as it stands now
   * @param piece what it has become after so many moves
   */
  private int settles(int from, int piece, int before) {
    Journey journey = scene.victims.journey(piece);
    for (int moves = before == 0 ? 1 : 0; before + moves <= target.spare; moves++) {
      if (moves > Journey.LONGEST) {
        return before + moves;
      }
      for (int arrival : journey.arrivals(moves)) {
        if (isHemmed(from, arrival, target.spare - before - moves) || isPinnable(arrival)) {
          return before + moves;
        }
      }
    }
    return NEVER;
  }

  /** Whether a piece that has left its square may be hemmed in by its own side once so many others have moved. */
  private boolean isHemmed(int from, int piece, int others) {
    return Long.bitCount(scene.victims.outlets(piece) & ~(friends & ~Square.bit(from & 63))) <= others;
  }

  /** The moves that another piece needs at least to stand before a Pawn. */
  private int barred(int pawn) {
    int before = Long.numberOfTrailingZeros(scene.victims.steps(pawn));
    int least = NEVER;
    for (int i = 0; i < scene.otherCount; i++) {
      int other = scene.others[i];
      int distance = scene.victims.journey(other).distance(before);
      if (other != pawn && distance < least && distance <= target.spare) {
        least = Math.min(least,
            Math.max(1, isPawn(other) && !captures(other) ? distanceOnceAPiece(other, before) : distance));
      }
    }
    return least;
  }

  /** The moves of a Pawn to a square off its file if it captures nothing before it is promoted. */
  private int distanceOnceAPiece(int pawn, int to) {
    int last = Square.of(Square.file(pawn & 63), scene.victim == 0 ? 7 : 0);
    int moves = scene.victims.journey(pawn).distance(last);
    int least = NEVER;
    for (int type = 0; moves < least && type < scene.victims.types(); type++) {
      if (scene.victims.promotes(type, last)) {
        least = Math.min(least, moves + scene.victims.journey(type << 6 | last).distance(to));
      }
    }
    return least;
  }

  /** Whether a Pawn may find something to capture on the files beside. */
  private boolean captures(int pawn) {
    int file = Square.file(pawn & 63);
    long beside = (file > 0 ? FILE << file - 1 : 0) | (file < 7 ? FILE << file + 1 : 0);
    return (prey & beside & scene.victims.journey(pawn).within(target.spare)) != 0;
  }

  /**
   * Whether another piece that can move may go before a Pawn and be stopped there with it: hemmed in, pinned, or
   * captured by a piece that stands before the Pawn then. A Pawn that captures may do so, too.
   */
  private boolean isShared(int[] pieces, int count, int number) {
    int pawn = pieces[number];
    if (!isPawn(pawn)) {
      return false;
    }
    long before = scene.victims.steps(pawn);
    boolean exposed = false;
    for (int i = 0; i < scene.count; i++) {
      exposed |= (scene.attackers.journey(scene.pieces[i]).within(scene.moves) & before) != 0;
    }
    boolean shared = captures(pawn);
    for (int i = 0; i < count && !shared; i++) {
      shared = i != number && (scene.victims.journey(pieces[i]).within(target.spare) & before) != 0
          && (exposed || stands(pieces[i], Long.numberOfTrailingZeros(before)));
    }
    return shared;
  }

  /** Whether a piece, or one that a Pawn may be promoted to, may be hemmed in or pinned on a square. */
  private boolean stands(int piece, int square) {
    for (int kinds = scene.victims.journey(piece).types(target.spare); kinds != 0; kinds &= kinds - 1) {
      int arrival = Integer.numberOfTrailingZeros(kinds) << 6 | square;
      if (!isPawn(arrival) && (isHemmed(piece, arrival, target.spare - 1) || isPinnable(arrival))) {
        return true;
      }
    }
    return false;
  }
}
