package zugwerk.solve.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.MoveList;
import zugwerk.rules.ReachFacts;
import zugwerk.rules.Variant;

/**
 * Proves for positions of help and series play that a mate or stalemate is impossible within the moves left. It never
 * rejects a position from which one is possible. One instance serves one thread; it allocates only the tables that it
 * fills on first use.
 */
public final class GoalBound {

  /** All squares of the King. */
  public static final long ANYWHERE = -1L;

  /** Stalemates are checked in detail from this number of moves of both sides. With fewer, the search is quicker. */
  private static final int LEAST_MOVES = 3;
  /** With more moves of the attacker the detailed check takes longer than the search that it saves. */
  private static final int MOST_OF_ATTACKER = 8;
  /** Longer mate lists are discarded. */
  private static final int MOST_MATES = 50_000;
  /** The sets of castling rights. */
  private static final int CASTLINGS = 16;

  private final Position position;
  private final ReachFacts facts;
  private final boolean mate;
  private final int victim;
  private final BoundContext context;
  private final KingTarget target;
  private final LastMoveCheck lastMove;
  private final GuardCount guardCount;
  private final StalemateCount stalemates;
  private final StalemateConstraints constraints;
  private final MateFinder finder;
  private final HelpfulMoves helpful;
  private int listed;

  private GoalBound(Variant variant, Position position, int victim, boolean mate) {
    this.position = position;
    this.victim = victim;
    this.mate = mate;
    facts = variant.reachFacts();
    context = new BoundContext(
        position, victim, PieceTablePool.take(variant, 1 - victim), PieceTablePool.take(variant, victim));
    // Only a piece other than the King can check.
    context.survivors = !facts.certain() ? -1 : mate ? 1 : 0;
    target = new KingTarget(context, position, facts, mate);
    BlockersAndParries blockers = new BlockersAndParries(context, target);
    lastMove = new LastMoveCheck(context, target, blockers, mate && facts.certain());
    guardCount = new GuardCount(context, target);
    helpful = new HelpfulMoves(position, context);
    finder = new MateFinder(context, target, blockers);
    stalemates = new StalemateCount(context, target);
    constraints = new StalemateConstraints(context, target);
  }

  /**
   * Creates a bound for a position and all that follow, if the game guarantees enough.
   *
   * @param position the position that is played on
   * @param victim the side that is to be mated or stalemated
   * @param mate whether the goal is mate; otherwise stalemate
   */
  public static Optional<GoalBound> of(Variant variant, Position position, int victim, boolean mate) {
    return variant.reachFacts().bounded() ? Optional.of(new GoalBound(variant, position, victim, mate))
        : Optional.empty();
  }

  /** Ends the use of this bound and returns its tables to the pool. */
  public void release() {
    PieceTablePool.give(context.attackers);
    PieceTablePool.give(context.victims);
  }

  /** Creates a state for this bound that excludes nothing. */
  public BoundState newState() {
    listed++;
    return new BoundState(context.attackers.types());
  }

  /**
   * Updates what is possible after a move or a pass, without detailed checks.
   *
   * @param before the state before the move
   * @param now the state to be filled
   * @param attackerMoves the moves that the attacker has left, from 1
   * @param victimMoves the moves that the victim has left
   * @return whether the goal may still be possible
   */
  public boolean follow(BoundState before, BoundState now, int attackerMoves, int victimMoves) {
    now.follow(before, position, attackerMoves, victimMoves);
    return now.squares != 0;
  }

  /**
   * Whether the goal is impossible. The attacker makes the last move. To be called after {@link #follow}, with the same
   * moves left.
   *
   * @param now what is still possible
   * @param attackerMoves the moves that the attacker has left, from 1
   * @param victimMoves the moves that the victim has left
   */
  public boolean isOutOfReach(BoundState now, int attackerMoves, int victimMoves) {
    now.squares = squares(now, attackerMoves, victimMoves);
    return now.squares == 0;
  }

  private long squares(BoundState now, int attackerMoves, int victimMoves) {
    long squares = now.squares;
    if (position.king(victim) == Square.COUNT || !facts.holds(position, victim, victimMoves)
        || attackerMoves == 1 && context.mayCaptureEnPassant()) {
      // A capture en passant takes a piece off a line without standing on it.
      return squares;
    }
    long found = 0;
    for (int rights = 0; rights < CASTLINGS && found != squares; rights++) {
      if (mayCastle(rights, victimMoves)) {
        prepare(attackerMoves, victimMoves, rights);
        found |= among(squares & ~found, now);
      }
    }
    return found;
  }

  /** Whether these castlings, at most one of each side, may all be made. */
  private boolean mayCastle(int rights, int victimMoves) {
    int ofVictim = rights >> 2 * victim & 3;
    int ofAttacker = rights >> 2 * (1 - victim) & 3;
    return (rights & ~position.get(Schema.CASTLING)) == 0 && ofAttacker < 3 && ofVictim < 3
        && (ofVictim == 0 || victimMoves > 0);
  }

  /** Prepares the context after some castlings. */
  private void prepare(int attackerMoves, int victimMoves, int rights) {
    context.prepare(attackerMoves, victimMoves);
    for (int rest = rights; rest != 0; rest &= rest - 1) {
      context.castle(Integer.numberOfTrailingZeros(rest));
    }
  }

  /**
   * Lists all mates that are possible from the position. Later positions are compared with the list.
   *
   * @param now the state that takes the list
   * @param steps the most steps of the search for mates
   * @param memory the most memory for the list, in bytes
   * @return whether the list is complete; false also for stalemates, where a capture en passant is possible, and in
   *     games whose pieces cannot always use their powers
   */
  public boolean listMates(BoundState now, int attackerMoves, int victimMoves, int steps, long memory) {
    if (!mate || !facts.certain() || !isGuaranteed(victimMoves)) {
      return false;
    }
    context.prepare(attackerMoves, victimMoves);
    finder.begin(steps, (int) Math.min(MOST_MATES, memory / (finder.bytes() + listed * RemainingMates.BYTES)));
    List<MateList> lists = new ArrayList<>();
    for (int rights = 0; rights < CASTLINGS; rights++) {
      if (mayCastle(rights, victimMoves)) {
        prepare(attackerMoves, victimMoves, rights);
        target.prepare();
        finder.beginList(rights);
        for (long rest = now.squares & target.prepareKing(); rest != 0; rest &= rest - 1) {
          target.aim(Long.numberOfTrailingZeros(rest));
          finder.find();
        }
        MateList list = finder.end();
        if (list == null) {
          return false;
        }
        lists.add(list);
      }
    }
    now.begin(lists, position, attackerMoves, victimMoves);
    return true;
  }

  /** Whether neither castling nor a capture en passant can come next, and the guarantees of the game hold. */
  private boolean isPlain(int victimMoves) {
    return position.get(Schema.CASTLING) == 0 && isGuaranteed(victimMoves);
  }

  private boolean isGuaranteed(int victimMoves) {
    return position.king(victim) < Square.COUNT && !context.mayCaptureEnPassant()
        && facts.holds(position, victim, victimMoves);
  }

  /** The steps counted so far to refute stalemates. */
  public long effort() {
    return constraints.effort();
  }

  /**
   * Checks in detail where the victim's pieces may end in a stalemate, and excludes all other ends.
   *
   * @param now the state, with or without a call of {@link #isOutOfReach} before
   * @param steps the most steps
   * @return whether the goal is still possible
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
    boolean inDetail = possible && needsDetail();
    if (!possible || inDetail && !constraints.isPossible(now.ownEnds(), steps)) {
      now.squares &= ~square;
    }
    now.settled |= inDetail && constraints.hasGivenUp() ? 0 : square;
  }

  private void prepare(BoundState now) {
    target.prepare();
    constraints.prepare(now.ends());
  }

  /** The squares on which the goal is possible in the context as it is. */
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

  /** Drops the moves after which none of the listed mates is possible, if mates are listed. */
  public void keepPossible(MoveList moves, BoundState now, int attackerMoves, int victimMoves) {
    now.keepPossible(moves, position.toMove(), attackerMoves, victimMoves);
  }

  /**
   * Drops the moves of the victim after which the goal is impossible, where it has no move to lose and no mates are
   * listed. To be called after {@link #isOutOfReach}, with the same moves left.
   *
   * @param moves all moves that may lead to the goal; the victim is to move
   * @param now what is still possible
   * @param attackerMoves the moves that the attacker has left, from 1
   * @param victimMoves the moves that the victim has left, from 1
   */
  public void keepHelpful(MoveList moves, BoundState now, int attackerMoves, int victimMoves) {
    if (now.squares == ANYWHERE || now.listsMates() || !isPlain(victimMoves)
        || hasMoveToLose(now, attackerMoves, victimMoves)) {
      return;
    }
    int size = 0;
    for (int i = 0; i < moves.size(); i++) {
      if (helpful.helps(moves.get(i))) {
        moves.set(size++, moves.get(i));
      }
    }
    moves.cut(size);
  }

  /** Whether the goal is possible if the victim has a move less; otherwise finds the moves that help. */
  private boolean hasMoveToLose(BoundState now, int attackerMoves, int victimMoves) {
    context.prepare(attackerMoves, victimMoves - 1);
    target.prepare();
    helpful.begin();
    for (long rest = now.squares & target.prepareKing(); rest != 0; rest &= rest - 1) {
      target.aim(Long.numberOfTrailingZeros(rest));
      if (canClose(ANYWHERE)) {
        return true;
      }
    }
    helpful.keepBarring();
    context.prepare(attackerMoves, victimMoves);
    target.prepare();
    for (long rest = now.squares & target.prepareKing(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      helpful.add(square);
      target.aim(square);
      if (target.spare > 0 && (attackerMoves < 2 || target.waives() || !guardCount.collect(helpful))) {
        helpful.addAll(square, target.spare);
      }
    }
    return false;
  }

  /**
   * The squares to one of which the attacker's move must go to reach the goal at once, unless it is castling or a
   * capture en passant.
   */
  public long lastSquares() {
    if (mate || !facts.certain() || position.king(victim) == Square.COUNT || context.mayCaptureEnPassant()
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
    return mayStalemate() && (!needsDetail() || constraints.isPossible());
  }

  private boolean mayStalemate() {
    return !stalemates.areTooMany() && canClose(stalemates.goals());
  }

  private boolean needsDetail() {
    return context.moves + context.victimMoves >= LEAST_MOVES && context.moves <= MOST_OF_ATTACKER && !target.waives();
  }

  /** Whether the King's flights can be closed, and the King be checked if the goal is mate. */
  private boolean canClose(long goals) {
    return switch (context.moves) {
      case 0 -> lastMove.isDone();
      case 1 -> lastMove.isPossible(goals);
      default -> guardCount.isPossible();
    };
  }
}
