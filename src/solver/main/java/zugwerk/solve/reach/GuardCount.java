package zugwerk.solve.reach;

import org.jspecify.annotations.Nullable;
import zugwerk.board.Square;

/**
 * Whether the attacker, with two moves or more, can check the King on a square and guard what the victim does not
 * block. Only the lines of pieces that do not move count. Used where no mates are listed: in stalemates, before a
 * capture en passant, for too many mates, and in games whose pieces cannot always use their powers.
 *
 * <p>Takes one unguarded flight at a time: some piece must come to guard it, or it is left to the victim.
 */
final class GuardCount {

  /** The most steps before the answer is yes, which is always safe. */
  private static final int MOST_STEPS = 20_000;
  private static final int MOST_STEPS_TO_COLLECT = 2_000;

  private final BoundContext context;
  private final KingTarget target;
  private int steps;
  private @Nullable HelpfulMoves collector;
  /** What each piece guards where it stands, and what it can come to guard, as {@link PieceTables#options}. */
  private final int[] open = new int[Square.COUNT];
  private final short[][][] options = new short[Square.COUNT][][];

  GuardCount(BoundContext context, KingTarget target) {
    this.context = context;
    this.target = target;
  }

  boolean isPossible() {
    return isPossible(context.moves - 1, MOST_STEPS);
  }

  private boolean isPossible(int captures, int mostSteps) {
    for (int i = 0; i < context.count; i++) {
      open[i] = standing(context.pieces[i], captures);
      options[i] = context.attackers.options(context.pieces[i], target.square);
    }
    steps = mostSteps;
    return complete(0, 0, Math.min(context.moves, PieceDistances.LONGEST), 0);
  }

  /**
   * Collects the flights that the victim may be left to block.
   *
   * @return false if that takes too many steps
   */
  boolean collect(HelpfulMoves helpful) {
    collector = helpful;
    // The victim has one move less to clear lines, as it makes the move in question.
    isPossible(context.moves - 2, MOST_STEPS_TO_COLLECT);
    collector = null;
    return steps >= 0;
  }

  private boolean suits(int guarded) {
    if (collector == null) {
      return target.closes(guarded);
    }
    if (target.mayClose(guarded)) {
      collector.addUnguarded(target.square, target.unguarded(guarded), target.spare);
    }
    return false;
  }

  /** What a piece guards if it does not move and as many pieces as possible leave its lines. */
  private int standing(int piece, int captures) {
    // The last capture on a line stands on it, and so does the piece that it captures with before the last move.
    int mostOwn = context.moves + Math.max(0, context.victimMoves - 1) + context.enPassant;
    int mostFoes = target.spare + captures + context.enPassant;
    int guarded = context.attackers.guards(piece, target.square);
    for (int rest = guarded; rest != 0; rest &= rest - 1) {
      long line = target.line(piece, KingNeighbours.square(target.square, Integer.numberOfTrailingZeros(rest)));
      boolean barred = Long.bitCount(line & context.foes) > mostFoes;
      if (barred) {
        context.addBarring(line);
      }
      if (barred || Long.bitCount(line & context.own) > mostOwn) {
        guarded ^= Integer.lowestOneBit(rest);
      }
    }
    return guarded;
  }

  /**
   * Whether the pieces that have not moved can add what is missing.
   *
   * @param guards what the moved pieces guard
   * @param moved their numbers
   * @param left flights that are left to the victim
   */
  private boolean complete(int guards, long moved, int moves, int left) {
    int guarded = guards;
    for (int i = 0; i < context.count; i++) {
      guarded |= (moved >>> i & 1) == 0 ? open[i] : 0;
    }
    if (--steps < 0 || suits(guarded)) {
      return true;
    }
    int bit = moves == 0 ? 0 : next(guarded, left);
    if (bit == 0) {
      return false;
    }
    for (int i = 0; i < context.count; i++) {
      if ((moved >>> i & 1) == 0 && (options[i][0][moves] & bit) != 0
          && send(i, bit, guarded, guards, moved, moves, left)) {
        return true;
      }
    }
    return !target.needs(bit) && target.affordable(left | bit) && complete(guards, moved, moves, left | bit);
  }

  /**
   * The flight to be guarded or left next, 0 if there is none.
   *
   * @param left flights that are left to the victim
   */
  private int next(int guarded, int left) {
    int missing = target.missing(guarded);
    if (missing != 0) {
      return Integer.highestOneBit(missing);
    }
    int unguarded = target.unguarded(guarded) & ~left;
    int far = target.unblocked(unguarded);
    return Integer.lowestOneBit(far != 0 ? far : unguarded);
  }

  private boolean send(int i, int bit, int guarded, int guards, long moved, int moves, int left) {
    for (int cost = 1; cost <= moves; cost++) {
      for (short option : options[i][cost]) {
        if ((option & bit) != 0 && (cost < moves || target.mayClose(guarded | option))
            && complete(guards | option, moved | 1L << i, moves - cost, left)) {
          return true;
        }
      }
    }
    return false;
  }
}
