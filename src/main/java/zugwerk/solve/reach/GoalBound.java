package zugwerk.solve.reach;

import java.util.BitSet;
import java.util.Optional;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
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
  /**
   * The least moves of the attacker with which a position is looked at twice. With fewer, all that may come about is
   * found as fast as one square that may.
   */
  private static final int LEAST_TWICE = 4;
  /** After so many squares of the King others are not looked at where no more is wanted. */
  private static final int FEW = 4;

  private final Position position;
  private final ReachFacts facts;
  private final boolean mate;
  private final int victim;
  private final Scene scene;
  private final Target target;
  private final FinalMove lastMove;
  private final Assignment assignment;
  private final Stalemates stalemates;
  private final Blockade blockade;
  private final HelpfulMoves helpful;
  private final Approach approach;
  private final BitSet leading = new BitSet();
  /** The King's square on which the goal seemed possible the last time. */
  private int last;
  /** Where the King may go; which squares are closed to it, and how many more there may come to be. */
  @SuppressWarnings("NullAway.Init") // Set before it is asked.
  private Journey king;
  private long closed;
  private int closable;

  private GoalBound(Variant variant, Position position, int victim, boolean mate) {
    this.position = position;
    this.victim = victim;
    this.mate = mate;
    facts = variant.reachFacts();
    scene = new Scene(position, victim, IdleArmies.take(variant, 1 - victim), IdleArmies.take(variant, victim));
    // Only a piece other than the King can check.
    scene.survivors = !facts.certain() ? -1 : mate ? 1 : 0;
    target = new Target(scene);
    Crowd crowd = new Crowd(scene, target);
    lastMove = new FinalMove(scene, target, crowd, mate && facts.certain());
    helpful = new HelpfulMoves(position, scene);
    assignment = new Assignment(scene, target, crowd, helpful, mate && facts.certain());
    approach = new Approach(scene, target, assignment, mate && facts.certain());
    stalemates = new Stalemates(scene, target);
    blockade = new Blockade(scene, target);
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

  /** Ends the use of this bound; what it has found out about the pieces serves others. */
  public void release() {
    IdleArmies.give(scene.attackers);
    IdleArmies.give(scene.victims);
  }

  /** Makes prospects for this bound, which exclude nothing. */
  public Prospects prospects() {
    return new Prospects(scene.attackers.types());
  }

  /**
   * Whether the goal cannot be reached any more. The attacker makes the last move.
   *
   * @param before what came into question before the last move
   * @param now is needed for {@link #look}
   * @param attackerMoves the moves that the attacker has left, from 1
   * @param victimMoves the moves that the victim has left
   */
  public boolean isOutOfReach(Prospects before, Prospects now, int attackerMoves, int victimMoves) {
    if (looksTwice(attackerMoves)) {
      return squares(before, before, attackerMoves, victimMoves, 1, false) == 0;
    }
    now.squares = squares(before, now, attackerMoves, victimMoves, Square.COUNT, false);
    return now.squares == 0;
  }

  /**
   * Finds out what may still come about, where the goal is not out of reach; as {@link #isOutOfReach}.
   *
   * @param closely whether all is excluded that can be, which pays where this goal is what mostly fails
   */
  public void look(Prospects before, Prospects now, int attackerMoves, int victimMoves, boolean closely) {
    if (looksTwice(attackerMoves)) {
      exclude(before, now, attackerMoves, victimMoves, closely);
    }
  }

  /** The same with however few moves of the attacker, from two. */
  void exclude(Prospects before, Prospects now, int attackerMoves, int victimMoves, boolean closely) {
    now.squares = squares(before, now, attackerMoves, victimMoves, closely ? Square.COUNT : FEW, closely);
  }

  /** Whether one square of the King is found at first, and others where it is known that the goal is within reach. */
  private boolean looksTwice(int attackerMoves) {
    return mate && attackerMoves >= LEAST_TWICE;
  }

  /**
   * The squares on which the goal might be reached.
   *
   * @param most after so many have been found, no others are excluded
   * @param narrows whether pieces are excluded that cannot check there
   */
  private long squares(Prospects before, Prospects now, int attackerMoves, int victimMoves, int most, boolean narrows) {
    long squares = before.squares;
    if (position.king(victim) == Square.COUNT || !facts.holds(position, victim, victimMoves)
        || attackerMoves == 1 && scene.mayPass()) {
      // A capture en passant takes a piece off a line without standing on it.
      now.take(before, squares);
      return squares;
    }
    int rights = position.get(Schema.CASTLING);
    long found = 0;
    for (int own = -1; own < 2; own++) {
      for (int other = -1; other < 2; other++) {
        if (mayCastle(rights, 1 - victim, own) && mayCastle(rights, victim, other)
            && (other < 0 || victimMoves > 0) && found != squares && (found == 0 || most > 1)) {
          scene.look(attackerMoves, victimMoves);
          if (own >= 0) {
            scene.castle(2 * (1 - victim) + own);
          }
          if (other >= 0) {
            scene.castle(2 * victim + other);
          }
          boolean only = rights == 0;
          found |= among(squares & ~found, before, now, only || most == 1 ? most : Square.COUNT, only && narrows);
        }
      }
    }
    return found;
  }

  /** How much was counted so far to show that stalemates are out of reach. */
  public long effort() {
    return blockade.effort();
  }

  /**
   * Looks more closely where the pieces of the victim may end in a stalemate, and excludes all else.
   *
   * @param now what {@link #isOutOfReach} has left, with the same moves, or anything
   * @param steps how much may be counted for that
   * @return whether the goal is still within reach
   */
  public boolean narrow(Prospects now, int attackerMoves, int victimMoves, int steps) {
    if (mate || !facts.certain() || position.king(victim) == Square.COUNT || position.get(Schema.CASTLING) != 0
        || scene.mayPass() || !facts.holds(position, victim, victimMoves)) {
      return true;
    }
    scene.look(attackerMoves, victimMoves);
    lookAtKing();
    now.squares &= king.within(victimMoves);
    look(now);
    long begun = effort();
    for (long rest = now.squares & ~now.settled; rest != 0 && effort() - begun < steps; rest &= rest - 1) {
      aim(Long.numberOfTrailingZeros(rest));
      narrow(now, Long.lowestOneBit(rest), (int) (steps - effort() + begun));
    }
    return now.squares != 0;
  }

  private void narrow(Prospects now, long square, int steps) {
    boolean possible = mayStalemate(now, false);
    boolean closely = possible && looksClosely();
    if (!possible || closely && !blockade.isPossible(now.ownEnds(), steps)) {
      now.squares &= ~square;
    }
    now.settled |= closely && blockade.hasGivenUp() ? 0 : square;
  }

  /** Looks where the King may go in the scene as it is, before {@link #aim}. */
  private void lookAtKing() {
    king = scene.victims.journey(Schema.KING << 6 | scene.king);
    closed = facts.closed(position, victim);
    closable = facts.closable(position, victim, scene.victimMoves, scene.moves);
  }

  /** Goes to a square to which the King may come; the moves that this leaves are those of the victim's other pieces. */
  private void aim(int square) {
    target.aim(square, scene.victimMoves - Math.min(Journey.LONGEST, king.distance(square)), closed, closable, mate);
  }

  /** Looks at the scene as it is. */
  private void look(Prospects now) {
    target.look();
    blockade.look(now.ends());
  }

  private static boolean mayCastle(int rights, int side, int wing) {
    return wing < 0 || (rights >> 2 * side + wing & 1) != 0;
  }

  /** The squares on which the goal might be reached in the scene as it is. */
  private long among(long squares, Prospects before, Prospects now, int most, boolean narrows) {
    lookAtKing();
    long rest = squares & king.within(scene.victimMoves);
    if (rest == 0) {
      return 0;
    }
    now.take(before, rest);
    look(now);
    long found = 0;
    assignment.begin();
    long first = rest & Square.bit(mate ? last : blockade.hardest());
    for (int more = most; rest != 0 && more > 0;) {
      int square = Long.numberOfTrailingZeros(first != 0 ? first : rest);
      first = 0;
      rest &= ~Square.bit(square);
      aim(square);
      if (isPossible(now, narrows)) {
        last = square;
        more--;
        found |= Square.bit(square);
      }
    }
    assignment.end((found | rest) != 0);
    return found | rest;
  }

  /**
   * Drops the moves of the victim after which the goal is out of reach, where no move can be lost. To be called after
   * {@link #isOutOfReach}, with the same moves left.
   *
   * @param moves all moves that might lead to the goal; the victim is to move
   * @param prospects what may still come about
   * @param attackerMoves the moves that the attacker has left, from 1
   * @param victimMoves the moves that the victim has left, from 1
   */
  public void keepHelpful(MoveList moves, Prospects prospects, int attackerMoves, int victimMoves) {
    if (prospects.squares != ANYWHERE && !scene.mayPass() && position.get(Schema.CASTLING) == 0
        && position.king(victim) < Square.COUNT && isWithoutSlack(prospects, attackerMoves, victimMoves)) {
      int size = 0;
      for (int i = 0; i < moves.size(); i++) {
        if (helpful.helps(moves.get(i))) {
          moves.set(size++, moves.get(i));
        }
      }
      moves.cut(size);
    }
  }

  /**
   * Drops moves of the attacker after which the goal is out of reach, where it has one more. To be called after
   * {@link #isOutOfReach}, with the same moves left.
   *
   * @param moves all moves that might lead to the goal; the attacker is to move
   * @param prospects what may still come about
   * @param attackerMoves the moves that the attacker has left, from 1
   * @param victimMoves the moves that the victim has left
   */
  public void keepLeading(MoveList moves, Prospects prospects, int attackerMoves, int victimMoves) {
    if (attackerMoves != 2 || prospects.squares == ANYWHERE || !facts.certain() || scene.mayPass()
        || position.get(Schema.CASTLING) != 0 || position.king(victim) == Square.COUNT
        || !facts.holds(position, victim, victimMoves)) {
      return;
    }
    scene.look(attackerMoves, victimMoves);
    target.look();
    lookAtKing();
    leading.clear();
    for (long rest = prospects.squares; rest != 0; rest &= rest - 1) {
      aim(Long.numberOfTrailingZeros(rest));
      addLeading(moves, false);
      addLeading(moves, true);
    }
    int size = 0;
    for (int i = leading.nextSetBit(0); i >= 0; i = leading.nextSetBit(i + 1)) {
      moves.set(size++, moves.get(i));
    }
    moves.cut(size);
  }

  private void addLeading(MoveList moves, boolean captures) {
    boolean looked = false;
    for (int i = leading.nextClearBit(0); i < moves.size(); i = leading.nextClearBit(i + 1)) {
      if ((scene.foes & Square.bit(EncodedMove.to(moves.get(i)))) != 0 == captures) {
        if (!looked) {
          approach.look(captures);
          looked = true;
        }
        leading.set(i, leads(moves.get(i)));
      }
    }
  }

  private boolean leads(int move) {
    int from = EncodedMove.from(move);
    return !EncodedMove.isStep(move) || approach.leads(from,
        EncodedMove.typeAfter(move, Piece.type(position.piece(from))) << 6 | EncodedMove.to(move));
  }

  /** Whether the goal would be out of reach if the victim had a move less; then looks which moves help. */
  private boolean isWithoutSlack(Prospects prospects, int attackerMoves, int victimMoves) {
    scene.look(attackerMoves, victimMoves - 1);
    helpful.begin();
    assignment.begin();
    lookAtKing();
    for (long rest = prospects.squares & king.within(scene.victimMoves); rest != 0; rest &= rest - 1) {
      aim(Long.numberOfTrailingZeros(rest));
      if (canClose(ANYWHERE, prospects, false)) {
        return false;
      }
    }
    helpful.end();
    collect(prospects);
    return true;
  }

  /** Looks which pieces of the victim may block which flights. */
  private void collect(Prospects prospects) {
    scene.look(scene.moves, scene.victimMoves + 1);
    target.look();
    lookAtKing();
    for (long rest = prospects.squares; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      helpful.add(square);
      aim(square);
      if (target.spare > 0 && (scene.moves < 2 || target.waives() || !assignment.collect(prospects))) {
        helpful.addAll(square, target.spare);
      }
    }
  }

  /**
   * The squares to one of which the attacker's move must go to reach the goal at once; the move may also be castling or
   * a capture en passant.
   */
  public long lastSquares() {
    if (mate || !facts.certain() || position.king(victim) == Square.COUNT || scene.mayPass()
        || (position.get(Schema.CASTLING) >> 2 * (1 - victim) & 3) != 0) {
      return ANYWHERE;
    }
    scene.look(1, 0);
    target.square = scene.king;
    return stalemates.lastSquares();
  }

  private boolean isPossible(Prospects prospects, boolean narrows) {
    if (mate || !facts.certain()) {
      return canClose(ANYWHERE, prospects, narrows);
    }
    return mayStalemate(prospects, narrows) && (!looksClosely() || blockade.isPossible());
  }

  private boolean mayStalemate(Prospects prospects, boolean narrows) {
    return !stalemates.areTooMany() && canClose(stalemates.goals(), prospects, narrows);
  }

  private boolean looksClosely() {
    return scene.moves + scene.victimMoves >= LEAST_MOVES && scene.moves <= MOST_OF_ATTACKER && !target.waives();
  }

  /** Whether the King's flights can be closed, and the King be attacked if it is to be mated. */
  private boolean canClose(long goals, Prospects prospects, boolean narrows) {
    return switch (scene.moves) {
      case 0 -> lastMove.isDone();
      case 1 -> lastMove.isPossible(goals);
      default -> assignment.isPossible(prospects, narrows);
    };
  }
}
