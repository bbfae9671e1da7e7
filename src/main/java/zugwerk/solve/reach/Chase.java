package zugwerk.solve.reach;

import zugwerk.board.Square;

/**
 * How many moves the attacker needs at least to get at pieces of the victim: to capture each where it stands, or to
 * stand before it if it is a Pawn. The moves counted for a piece end with the one that gets at it. They begin where the
 * attacker's piece stands now, or where it got at another one.
 */
final class Chase {

  private static final int NEVER = 100;

  private final Scene scene;
  private final int[] ways = new int[Square.COUNT];
  private int saving;
  /** The squares within the attacker's moves, and the types that its pieces have or may get, as bits; 0 if unknown. */
  private long reached;
  private int types;

  Chase(Scene scene) {
    this.scene = scene;
  }

  /** Forgets what was seen of another scene. */
  void look() {
    reached = 0;
    types = 0;
  }

  /** The squares on one of which the attacker must arrive to capture or stop a piece. */
  static long places(int piece, Army army) {
    return Square.bit(piece & 63) | army.steps(piece);
  }

  /** Whether the attacker can get at a piece. */
  boolean isNear(int piece, Army army) {
    if (reached == 0) {
      for (int i = 0; i < scene.count; i++) {
        reached |= scene.attackers.journey(scene.pieces[i]).within(scene.moves);
      }
    }
    return (reached & places(piece, army)) != 0;
  }

  /** Counts the moves for some pieces. */
  void aim(int[] pieces, int count, Army army) {
    if (types == 0) {
      types = types();
    }
    saving = 0;
    for (int i = 0; i < count; i++) {
      long places = places(pieces[i], army);
      int least = NEVER;
      for (int j = 0; j < scene.count; j++) {
        least = Math.min(least, distance(scene.pieces[j], places));
      }
      for (int j = 0; j < count && least > 1; j++) {
        least = j == i ? least : Math.min(least, distance(places(pieces[j], army), places));
      }
      ways[i] = Math.max(1, least);
      saving = Math.max(saving, ways[i] > scene.moves ? 0 : ways[i] - 1);
    }
  }

  /** The moves that a piece takes at least, by its number; more than there are if it is out of reach. */
  int way(int i) {
    return ways[i];
  }

  /** How many moves fewer another piece may take after one that was captured elsewhere. */
  int saving() {
    return saving;
  }

  /** The moves from one of some squares to one of others. */
  private int distance(long from, long to) {
    int least = NEVER;
    for (long rest = from; rest != 0; rest &= rest - 1) {
      for (int kinds = types; kinds != 0; kinds &= kinds - 1) {
        least = Math.min(least, distance(Integer.numberOfTrailingZeros(kinds) << 6 | Long.numberOfTrailingZeros(rest),
            to));
      }
    }
    return least;
  }

  private int distance(int piece, long to) {
    Journey journey = scene.attackers.journey(piece);
    for (int moves = 0; moves <= scene.moves; moves++) {
      if ((journey.within(moves) & to) != 0) {
        return moves;
      }
    }
    return NEVER;
  }

  private int types() {
    int found = 0;
    for (int i = 0; i < scene.count; i++) {
      found |= scene.attackers.journey(scene.pieces[i]).types(scene.moves);
    }
    return found;
  }
}
