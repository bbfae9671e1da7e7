package zugwerk.solve.reach;

import java.util.Optional;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.MoveList;
import zugwerk.rules.ReachFacts;
import zugwerk.rules.Variant;

/**
 * Tells of positions of help and series play that no mate or stalemate can be reached any more with the moves left. It
 * never says so of a position from which one is possible. One instance serves one thread; it allocates nothing but the
 * tables that it fills when they are first needed.
 */
public final class GoalBound {

  /** All squares of the King. */
  public static final long ANYWHERE = -1L;

  /**
   * The least moves of both sides and the most of the attacker with which stalemates are looked at closely. With others
   * that takes longer than the search that it spares.
   */
  private static final int LEAST_MOVES = 3;
  private static final int MOST_OF_ATTACKER = 8;
  /** With more mates than that, none are kept. */
  private static final int MOST_MATES = 50_000;

  private final Position position;
  private final ReachFacts facts;
  private final boolean mate;
  private final int victim;
  private final BoundContext context;
  private final KingTarget target;
  private final LastMoveCheck lastMove;
  private final GuardCount assignment;
  private final StalemateCount stalemates;
  private final StalemateConstraints constraints;
  private final MateFinder finder;
  /** How many prospects were made. */
  private int listed;

  private GoalBound(Variant variant, Position position, int victim, boolean mate) {
    this.position = position;
    this.victim = victim;
    this.mate = mate;
    facts = variant.reachFacts();
    context = new BoundContext(position, victim, PieceTablePool.take(variant, 1 - victim), PieceTablePool.take(variant, victim));
    // Only a piece other than the King can check.
    context.survivors = !facts.certain() ? -1 : mate ? 1 : 0;
    target = new KingTarget(context, position, facts, mate);
    BlockersAndParries blockers = new BlockersAndParries(context, target);
    lastMove = new LastMoveCheck(context, target, blockers, mate && facts.certain());
    assignment = new GuardCount(context, target);
    finder = new MateFinder(context, target, blockers);
    stalemates = new StalemateCount(context, target);
    constraints = new StalemateConstraints(context, target);
  }

  /**
   * Makes a bound for a position and all that follow, if the game promises enough.
   *
   * @param position the one that is played on
   * @param victim the side that is to be mated or stalemated
   * @param mate whether the goal is mate; else stalemate
   */
  public static Optional<GoalBound> of(Variant variant, Position position, int victim, boolean mate) {
    return variant.reachFacts().bounded() ? Optional.of(new GoalBound(variant, position, victim, mate))
        : Optional.empty();
  }

  /** EndSquares the use of this bound; what it has found out about the pieces serves others. */
  public void release() {
    PieceTablePool.give(context.attackers);
    PieceTablePool.give(context.victims);
  }

  /** Makes prospects for this bound, which exclude nothing. */
  public BoundState prospects() {
    listed++;
    return new BoundState(context.attackers.types());
  }

  /**
   * Goes on by a move or a pass to what may come about then, without looking closely.
   *
   * @param before what came into question before
   * @param now what does so then
   * @param attackerMoves the moves that the attacker has left, from 1
   * @param victimMoves the moves that the victim has left
   * @return whether the goal may still be within reach
   */
  public boolean follow(BoundState before, BoundState now, int attackerMoves, int victimMoves) {
    now.follow(before, position, attackerMoves, victimMoves);
    return now.squares != 0;
  }

  /**
   * Whether the goal cannot be reached any more. The attacker makes the last move. To be called after {@link #follow},
   * with the same moves left.
   *
   * @param now what comes into question
   * @param attackerMoves the moves that the attacker has left, from 1
   * @param victimMoves the moves that the victim has left
   */
  public boolean isOutOfReach(BoundState now, int attackerMoves, int victimMoves) {
    now.squares = squares(now, attackerMoves, victimMoves);
    return now.squares == 0;
  }

  /** The squares on which the goal might be reached. */
  private long squares(BoundState now, int attackerMoves, int victimMoves) {
    long squares = now.squares;
    if (position.king(victim) == Square.COUNT || !facts.holds(position, victim, victimMoves)
        || attackerMoves == 1 && context.mayPass()) {
      // A capture en passant takes a piece off a line without standing on it.
      return squares;
    }
    int rights = position.get(Schema.CASTLING);
    long found = 0;
    for (int own = -1; own < 2; own++) {
      for (int other = -1; other < 2; other++) {
        if (mayCastle(rights, 1 - victim, own) && mayCastle(rights, victim, other)
            && (other < 0 || victimMoves > 0) && found != squares) {
          context.prepare(attackerMoves, victimMoves);
          if (own >= 0) {
            context.castle(2 * (1 - victim) + own);
          }
          if (other >= 0) {
            context.castle(2 * victim + other);
          }
          found |= among(squares & ~found, now);
        }
      }
    }
    return found;
  }

  /**
   * Finds all mates that may come about from the position, so that those after it are compared with them.
   *
   * @param now what comes into question
   * @param steps how much may be tried for that
   * @param memory how much they may take, in bytes
   * @return whether that was enough; also false where castling is left or a Pawn may capture en passant, for stalemates
   *     and in games whose pieces may not always do what they could
   */
  public boolean listMates(BoundState now, int attackerMoves, int victimMoves, int steps, long memory) {
    if (!mate || !facts.certain() || !isPlain(victimMoves)) {
      return false;
    }
    context.prepare(attackerMoves, victimMoves);
    target.prepare();
    finder.begin(steps, (int) Math.min(MOST_MATES, memory / (finder.bytes() + listed * RemainingMates.BYTES)));
    for (long rest = now.squares & target.prepareKing(); rest != 0; rest &= rest - 1) {
      target.aim(Long.numberOfTrailingZeros(rest));
      finder.find();
    }
    return now.begin(finder.end(), position, attackerMoves, victimMoves);
  }

  /** Whether neither castling nor a capture en passant can come next, and the promises of the game hold. */
  private boolean isPlain(int victimMoves) {
    return position.king(victim) < Square.COUNT && position.get(Schema.CASTLING) == 0 && !context.mayPass()
        && facts.holds(position, victim, victimMoves);
  }

  /** How much was counted so far to show that stalemates are out of reach. */
  public long effort() {
    return constraints.effort();
  }

  /**
   * Looks more closely where the pieces of the victim may end in a stalemate, and excludes all else.
   *
   * @param now what {@link #isOutOfReach} has left, with the same moves, or anything
   * @param steps how much may be counted for that
   * @return whether the goal is still within reach
   */
  public boolean excludeEnds(BoundState now, int attackerMoves, int victimMoves, int steps) {
    if (mate || !facts.certain() || !isPlain(victimMoves)) {
      return true;
    }
    context.prepare(attackerMoves, victimMoves);
    now.squares &= target.prepareKing();
    prepare(now);
    long begun = effort();
    for (long rest = now.squares & ~now.settled; rest != 0 && effort() - begun < steps; rest &= rest - 1) {
      target.aim(Long.numberOfTrailingZeros(rest));
      excludeEnds(now, Long.lowestOneBit(rest), (int) (steps - effort() + begun));
    }
    return now.squares != 0;
  }

  private void excludeEnds(BoundState now, long square, int steps) {
    boolean possible = mayStalemate();
    boolean closely = possible && looksClosely();
    if (!possible || closely && !constraints.isPossible(now.ownEnds(), steps)) {
      now.squares &= ~square;
    }
    now.settled |= closely && constraints.hasGivenUp() ? 0 : square;
  }

  /** Looks at the scene as it is. */
  private void prepare(BoundState now) {
    target.prepare();
    constraints.prepare(now.ends());
  }

  private static boolean mayCastle(int rights, int side, int wing) {
    return wing < 0 || (rights >> 2 * side + wing & 1) != 0;
  }

  /** The squares on which the goal might be reached in the scene as it is. */
  private long among(long squares, BoundState now) {
    long rest = squares & target.prepareKing();
    if (rest == 0) {
      return 0;
    }
    prepare(now);
    long found = 0;
    long first = mate ? 0 : rest & Square.bit(constraints.hardest());
    while (rest != 0) {
      int square = Long.numberOfTrailingZeros(first != 0 ? first : rest);
      first = 0;
      rest &= ~Square.bit(square);
      target.aim(square);
      if (isPossible()) {
        found |= Square.bit(square);
      }
    }
    return found;
  }

  /**
   * Drops the moves after which none of the mates can come about that were found, if they were.
   */
  public void keepPossible(MoveList moves, BoundState prospects, int attackerMoves, int victimMoves) {
    prospects.remaining.keepPossible(moves, position.toMove(), attackerMoves, victimMoves);
  }

  /**
   * The squares to one of which the attacker's move must go to reach the goal at once; the move may also be castling or
   * a capture en passant.
   */
  public long lastSquares() {
    if (mate || !facts.certain() || position.king(victim) == Square.COUNT || context.mayPass()
        || (position.get(Schema.CASTLING) >> 2 * (1 - victim) & 3) != 0) {
      return ANYWHERE;
    }
    context.prepare(1, 0);
    target.square = context.king;
    return stalemates.lastSquares();
  }

  private boolean isPossible() {
    if (mate || !facts.certain()) {
      return canClose(ANYWHERE);
    }
    return mayStalemate() && (!looksClosely() || constraints.isPossible());
  }

  private boolean mayStalemate() {
    return !stalemates.areTooMany() && canClose(stalemates.goals());
  }

  private boolean looksClosely() {
    return context.moves + context.victimMoves >= LEAST_MOVES && context.moves <= MOST_OF_ATTACKER && !target.waives();
  }

  /** Whether the King's flights can be closed, and the King be attacked if it is to be mated. */
  private boolean canClose(long goals) {
    return switch (context.moves) {
      case 0 -> lastMove.isDone();
      case 1 -> lastMove.isPossible(goals);
      default -> assignment.isPossible();
    };
  }
}
