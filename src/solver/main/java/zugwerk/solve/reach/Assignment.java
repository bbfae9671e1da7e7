package zugwerk.solve.reach;

import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * Whether the attacker's pieces, each with some of the moves that are left, can come to attack the King on a square and
 * to guard what the victim does not block. Only the lines of pieces that do not move are looked at.
 *
 * <p>Goes on with one flight that is not guarded: some piece must come to guard it, or it is left to the victim. That
 * is asked for each piece that may give the check, and whether the victim's pieces can let it stand; see {@link Crowd}.
 * What checked last with the King on this square is tried first.
 */
final class Assignment {

  /** After so many steps the answer is yes, which is always safe. */
  private static final int MOST_STEPS = 20_000;
  /** The same where the check is looked at. */
  private static final int MOST_STEPS_OF_CHECK = 2_000;
  /** Where there are more ways to check, it is first asked whether there is any, without looking closely. */
  private static final int MANY = 6;

  private final Scene scene;
  private final Target target;
  private final boolean certain;
  private final VictimsPart rest;
  private int steps;
  private int mostSteps;
  /** Whether a certain piece checks and no other can. */
  private boolean alone;
  /** By the King's square: the piece that was found to check it, 0 if there was none. */
  private final int[] precedents = new int[Square.COUNT];
  /** What each piece guards from where it stands, and what it can come to guard, as {@link Army#options}. */
  private final int[] open = new int[Square.COUNT];
  private final short[][][] options = new short[Square.COUNT][][];

  /**
   * @param certain whether mate is asked for and pieces can go and attack wherever the way is open
   */
  Assignment(Scene scene, Target target, Crowd crowd, boolean certain) {
    this.scene = scene;
    this.target = target;
    this.certain = certain;
    rest = new VictimsPart(scene, target, crowd);
  }

  /**
   * Whether they can.
   */
  boolean isPossible() {
    look(scene.moves - 1 + scene.passing);
    if (looksAtCheck()) {
      return isChecked();
    }
    return complete();
  }

  /**
   * Looks up what each piece guards where it stands, and what it can come to guard.
   *
   * @param captures how many pieces of the victim leave its lines by being captured
   */
  private void look(int captures) {
    for (int i = 0; i < scene.count; i++) {
      open[i] = standing(scene.pieces[i], captures);
      options[i] = scene.attackers.options(scene.pieces[i], target.square);
    }
  }

  private boolean looksAtCheck() {
    return certain && !scene.castled && !target.waives() && scene.moves <= Journey.LONGEST;
  }

  private boolean complete() {
    begin(MOST_STEPS, false);
    return complete(0, 0, Math.min(scene.moves, Journey.LONGEST), 0);
  }

  /** How many ways there are to check at most, by type and square. */
  private int count() {
    int sum = 0;
    for (int type = Schema.KING + 1; type < scene.attackers.types(); type++) {
      sum += Long.bitCount(possible(type));
    }
    return sum;
  }

  /** The squares from which a piece of a type might check. */
  private long possible(int type) {
    return scene.attackers.checksFrom(type, target.square) & scene.reached(type);
  }

  private void begin(int most, boolean only) {
    steps = 0;
    mostSteps = most;
    alone = only;
  }

  /** Whether some piece can give the check by the last move. */
  private boolean isChecked() {
    int first = precedents[target.square];
    if (first != 0 && mayCheck(first)) {
      return true;
    }
    if (count() > MANY && !complete()) {
      return false;
    }
    for (int type = Schema.KING + 1; type < scene.attackers.types(); type++) {
      for (long rest = possible(type); rest != 0; rest &= rest - 1) {
        int piece = type << 6 | Long.numberOfTrailingZeros(rest);
        if (piece != first && mayCheck(piece)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether some piece can come to be the one that checks. */
  private boolean mayCheck(int arrival) {
    for (int i = 0; i < scene.count; i++) {
      int cost = scene.course(i).cost(arrival);
      if (cost == 0 && !isUncovered(i)) {
        // It may leave and come back.
        cost = scene.attackers.isPawn(scene.pieces[i] >> 6) ? Journey.NEVER : 2;
      }
      if (cost <= scene.moves && checks(i, arrival, cost)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a piece may check where it stands, once another has left its line; the King was not in check before. */
  private boolean isUncovered(int i) {
    return (open[i] & Surroundings.CHECK) != 0 && scene.isCrossed(i, target.line(scene.pieces[i]), scene.moves, true);
  }

  /** Whether the others can guard enough if a piece checks after so many moves of its own. */
  private boolean checks(int i, int arrival, int cost) {
    int left = scene.moves - cost;
    if (!isWorthwhile(i, arrival, left)) {
      return false;
    }
    rest.begin(i, arrival, cost);
    // If another piece crosses its line, that may give a double check.
    begin(MOST_STEPS_OF_CHECK, !scene.isCrossed(i, target.line(arrival), left, false));
    boolean found = complete(scene.attackers.guards(arrival, target.square), 1L << i, left, 0);
    if (found) {
      precedents[target.square] = arrival;
    }
    return found;
  }

  /** Whether enough might be guarded if each of the other pieces had all the moves. */
  private boolean isWorthwhile(int i, int arrival, int moves) {
    int most = scene.attackers.guards(arrival, target.square);
    for (int j = 0; j < scene.count; j++) {
      most |= j == i ? 0 : open[j] | options[j][0][moves];
    }
    return target.mayClose(most);
  }

  /**
   * What a piece guards if it does not move and as many pieces of each side leave its lines as can.
   *
   * @param captures how many pieces of the victim leave them by being captured
   */
  private int standing(int piece, int captures) {
    // The last capture on a line stands on it, and so does the piece that it captures with before the last move.
    int mostOwn = scene.moves + Math.max(0, scene.victimMoves - 1) + scene.passing;
    int mostFoes = target.spare + captures;
    int guarded = scene.attackers.guards(piece, target.square);
    FuturePowers powers = scene.attackers.powers(piece >> 6);
    for (int rest = guarded; rest != 0; rest &= rest - 1) {
      int to = Surroundings.square(target.square, Integer.numberOfTrailingZeros(rest));
      long path = powers.capturePath(piece & 63, to) & ~Square.bit(target.square);
      boolean barred = Long.bitCount(path & scene.foes) > mostFoes;
      if (barred || Long.bitCount(path & scene.own) > mostOwn) {
        guarded ^= Integer.lowestOneBit(rest);
      }
    }
    return guarded;
  }

  /**
   * Whether the pieces that have not moved yet, with so many moves, can add what is missing.
   *
   * @param guards what those guard that have moved
   * @param moved their numbers
   * @param left flights that are left to the victim
   */
  private boolean complete(int guards, long moved, int moves, int left) {
    int guarded = guards;
    for (int i = 0; i < scene.count; i++) {
      guarded |= (moved >>> i & 1) == 0 ? open[i] : 0;
    }
    if (++steps > mostSteps) {
      return true;
    }
    if (rest.suits(guarded, moved, moves, alone)) {
      return true;
    }
    int bit = moves == 0 ? 0 : rest.next(guarded, left);
    if (bit == 0) {
      return false;
    }
    for (int i = 0; i < scene.count; i++) {
      if ((moved >>> i & 1) == 0 && (options[i][0][moves] & bit) != 0
          && sends(i, bit, guarded, guards, moved, moves, left)) {
        return true;
      }
    }
    return !target.needs(bit) && target.affordable(left | bit) && complete(guards, moved, moves, left | bit);
  }

  private boolean sends(int i, int bit, int guarded, int guards, long moved, int moves, int left) {
    for (int cost = 1; cost <= moves; cost++) {
      for (short option : options[i][cost]) {
        if ((option & bit) != 0 && (cost < moves || target.mayClose(guarded | option))) {
          rest.send(i, cost);
          if (complete(guards | option, moved | 1L << i, moves - cost, left)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
