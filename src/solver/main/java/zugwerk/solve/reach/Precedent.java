package zugwerk.solve.reach;

import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * How all pieces might lose their moves with the King on a square, as it was found for an earlier position. It may
 * still do for a later one, which saves a search. If it seems to do and does not, no more is lost than time.
 */
final class Precedent {

  /** Ends of the victim's pieces that are captured where they stand, and after they have moved. */
  static final int CAPTURED = -1;
  static final int CAPTURED_ELSEWHERE = -2;

  /** The end of a piece of the attacker that need not go anywhere. */
  static final int ANYWHERE = -1;

  private final Scene scene;
  private final Tours ways;
  private int units;
  private int[] from = new int[0];
  private int[] ends = new int[0];
  private int[] spots = new int[0];
  private int attackers;
  private int[] starts = new int[0];
  private int[] goals = new int[0];
  private long[] tours = new long[0];
  /** What is counted while it is compared: moves and captures that are left, and the pieces that must remain. */
  private int left;
  private int captures;
  private int taken;
  private long visits;
  private long moved;
  private int moves;
  private int kept;

  Precedent(Scene scene, Tours ways) {
    this.scene = scene;
    this.ways = ways;
  }

  /**
   * Keeps what was found.
   *
   * @param unitEnds for each of the victim's pieces its place, or that it is captured
   * @param newSpots for each that is captured after it has moved the square
   * @param newGoals for each of the attacker's pieces where it ends or is {@link Tours#CAPTURED}, or {@link #ANYWHERE}
   * @param newTours the squares on which each captures
   */
  void keep(int[] unitEnds, int[] newSpots, int[] newGoals, long[] newTours) {
    if (from.length < scene.otherCount || starts.length < scene.count) {
      from = new int[Math.max(from.length, scene.otherCount)];
      ends = new int[from.length];
      spots = new int[from.length];
      starts = new int[Math.max(starts.length, scene.count)];
      goals = new int[starts.length];
      tours = new long[starts.length];
    }
    units = scene.otherCount;
    attackers = scene.count;
    System.arraycopy(scene.others, 0, from, 0, units);
    System.arraycopy(unitEnds, 0, ends, 0, units);
    System.arraycopy(newSpots, 0, spots, 0, units);
    System.arraycopy(scene.pieces, 0, starts, 0, attackers);
    System.arraycopy(newGoals, 0, goals, 0, attackers);
    System.arraycopy(newTours, 0, tours, 0, attackers);
  }

  /**
   * Whether it will do for the scene as it is.
   *
   * @param king the square of the King
   * @param spare the moves that the victim's pieces have
   * @param allowed the only ends that come into question
   */
  boolean serves(int king, int spare, Ends allowed) {
    return units > 0 && scene.passing == 0 && isAllowed(king, allowed) && suits(spare) && canBeDone();
  }

  private boolean isAllowed(int king, Ends allowed) {
    for (int j = 0; j < units; j++) {
      if (ends[j] >= 0 && allowed.allowed(king, ends[j] & Places.PIECE) == 0) {
        return false;
      }
    }
    return true;
  }

  private boolean suits(int spare) {
    left = spare;
    captures = scene.moves;
    taken = 0;
    visits = 0;
    moved = 0;
    long used = 0;
    long strange = 0;
    for (int i = 0; i < scene.otherCount && left >= 0; i++) {
      int j = find(from, units, scene.others[i]);
      if (j < 0) {
        strange |= 1L << i;
      } else {
        used |= 1L << j;
        send(scene.others[i], j);
      }
    }
    for (; strange != 0 && left >= 0; strange &= strange - 1) {
      int j = Long.numberOfTrailingZeros(~used);
      if (j >= units) {
        return false;
      }
      used |= 1L << j;
      send(scene.others[Long.numberOfTrailingZeros(strange)], j);
    }
    for (int j = 0; j < units; j++) {
      if ((used >>> j & 1) == 0 && ends[j] >= 0) {
        return false;
      }
    }
    return left >= 0 && captures >= 0 && Long.bitCount(moved) <= 1;
  }

  private static int find(int[] list, int size, int piece) {
    for (int j = 0; j < size; j++) {
      if (list[j] == piece) {
        return j;
      }
    }
    return -1;
  }

  private void send(int piece, int j) {
    if (ends[j] >= 0) {
      left -= scene.victims.cost(piece, ends[j]);
      taken += Places.takes(ends[j]);
      return;
    }
    captures--;
    if (ends[j] == CAPTURED_ELSEWHERE) {
      left -= scene.victims.journey(piece).distance(spots[j]);
      visits |= Square.bit(spots[j]);
    } else {
      visits |= Square.bit(piece & 63);
      moved |= piece == from[j] ? 0 : Square.bit(piece & 63);
    }
  }

  private boolean canBeDone() {
    moves = scene.moves;
    kept = scene.attackersKings();
    long used = 0;
    long strange = 0;
    for (int i = 0; i < scene.count && moves >= 0; i++) {
      int j = find(starts, attackers, scene.pieces[i]);
      if (j < 0) {
        strange |= 1L << i;
      } else {
        used |= 1L << j;
        sendAttacker(scene.pieces[i], j);
      }
    }
    for (; strange != 0 && moves >= 0; strange &= strange - 1) {
      int j = Long.numberOfTrailingZeros(~used);
      if (j >= attackers) {
        return false;
      }
      used |= 1L << j;
      sendAttacker(scene.pieces[Long.numberOfTrailingZeros(strange)], j);
    }
    for (int j = 0; j < attackers; j++) {
      if ((used >>> j & 1) == 0 && (goals[j] >= 0 && (goals[j] & Tours.CAPTURED) == 0 || tours[j] != 0)) {
        return false;
      }
    }
    return moves >= 0 && taken <= scene.count - kept;
  }

  private void sendAttacker(int piece, int j) {
    long tour = tours[j];
    if (moved != 0 && (tour & ~visits) != 0) {
      // It goes after the piece that has moved.
      tour = tour & visits | moved;
    }
    tour &= visits;
    int end = goals[j];
    if (end < 0 || (end & Tours.CAPTURED) != 0) {
      moves -= ways.tour(piece, tour, end);
    } else {
      int cost = scene.attackers.leastCost(piece, end);
      moves -= tour == 0 ? cost : Math.max(cost, ways.tour(piece, tour, end));
      kept += end >> 6 == Schema.KING ? 0 : 1;
    }
  }
}
