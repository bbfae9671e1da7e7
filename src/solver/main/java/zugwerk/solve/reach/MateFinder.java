package zugwerk.solve.reach;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * Fills a {@link MateList}, for games whose pieces go and attack wherever the way is open.
 *
 * <p>Puts a piece where it checks, and takes an unguarded flight: tries each piece of the victim on it, and each
 * attacking piece wherever it guards it. In a mate one of them does, so that on some branch all pieces are put where
 * they end. Only pieces that were put somewhere bar lines, since the others may be anywhere.
 */
final class MateFinder {

  private final BoundContext context;
  private final KingTarget target;
  private final BlockersAndParries blockers;
  @SuppressWarnings("NullAway.Init") // Set by begin.
  private MateList found;
  private boolean overrun;
  private int steps;
  private int most;
  /** By the checking piece and the King's square. */
  private @Nullable NonParryingPieces[] nonParrying = {};
  /** By the number of a piece: where it was put, as {@link MateList#ends}. */
  private final short[] put = new short[2 * Square.COUNT];
  /** By the number of a piece: what it guards where it stands, and what it can come to guard. */
  private final int[] standing = new int[Square.COUNT];
  private final short[][][] options = new short[Square.COUNT][][];
  /** The number of the checking piece, and its moves. */
  private int checking;
  private int checkerMoves;
  /** Those among them that it takes to leave and come back. */
  private int comingBack;
  /** The lines on which the pieces that were put somewhere check or guard. */
  private long lines;

  MateFinder(BoundContext context, KingTarget target, BlockersAndParries blockers) {
    this.context = context;
    this.target = target;
    this.blockers = blockers;
  }

  int bytes() {
    return MateList.bytes(context.count + context.otherCount + 1);
  }

  /**
   * @param mostSteps the most steps
   * @param mostFound the most mates; with more, none are kept
   */
  void begin(int mostSteps, int mostFound) {
    steps = mostSteps;
    most = mostFound;
    overrun = false;
  }

  /** @param rights the castlings that the context has made, as in {@link MateList} */
  void beginList(int rights) {
    found = new MateList(context, rights);
    nonParrying = new NonParryingPieces[context.attackers.types() << 12];
    Arrays.fill(put, MateList.ANYWHERE);
  }

  /** Finds the mates with the King on the target square. */
  void find() {
    overrun |= target.waives();
    put[context.count + context.otherCount] = (short) target.square;
    for (int i = 0; i < context.count; i++) {
      standing[i] = context.attackers.guards(context.pieces[i], target.square);
      options[i] = context.attackers.options(context.pieces[i], target.square);
    }
    for (int i = 0; i < context.count && !overrun; i++) {
      if ((standing[i] & KingNeighbours.CHECK) != 0) {
        check(i, context.pieces[i], 0);
      }
      for (int post : context.attackers.posts.of(context.pieces[i], target.square, KingNeighbours.DIRECTIONS)) {
        if (GuardPosts.moves(post) <= context.moves) {
          check(i, GuardPosts.arrival(post), GuardPosts.moves(post));
        }
      }
      put[i] = MateList.ANYWHERE;
    }
  }

  /** The list; null if it is incomplete. */
  @Nullable
  MateList end() {
    most -= found.size;
    return overrun ? null : found;
  }

  private void check(int i, int arrival, int moves) {
    checking = i;
    // The King was not in check before, so the piece moves or another one leaves its line, or castling gives check.
    comingBack = moves > 0 || context.castled || context.isCrossed(i, target.line(arrival), context.moves, true) ? 0
        : BlockersAndParries.COMING_BACK;
    checkerMoves = moves + comingBack;
    if (checkerMoves > context.moves || comingBack > 0 && context.attackers.isPawn(arrival >> 6)) {
      return;
    }
    put[i] = (short) arrival;
    lines = target.line(arrival);
    complete(1L << i, Square.bit(arrival & 63), 0, 0, context.moves - checkerMoves, target.spare);
  }

  /**
   * Puts the remaining pieces.
   *
   * @param moved the numbers of the attacking pieces that were put somewhere
   * @param taken their squares
   * @param blocking the numbers of the victim's pieces that block flights
   * @param blocked their squares
   * @param moves the moves that the attacker has left
   * @param victimMoves the moves that the victim has left
   */
  private void complete(long moved, long taken, long blocking, long blocked, int moves, int victimMoves) {
    overrun |= --steps < 0;
    if (overrun) {
      return;
    }
    int guarded = 0;
    for (long left = moved; left != 0; left &= left - 1) {
      guarded |= guards(put[Long.numberOfTrailingZeros(left)], taken | blocked);
    }
    int unguarded = target.unguarded(guarded) & ~KingNeighbours.among(target.square, blocked) & ~KingNeighbours.CHECK;
    if (unguarded == 0) {
      add(moved, taken | blocked, moves, victimMoves);
      return;
    }
    int needed = unguarded & ~within(moved, moves);
    if (needed != 0 && (!target.affordable(needed) || (KingNeighbours.among(target.square, taken) & needed) != 0)) {
      return;
    }
    int unblocked = target.unblocked(unguarded);
    int bit = Integer.lowestOneBit(unblocked != 0 ? unblocked : unguarded);
    long flight = Square.bit(KingNeighbours.square(target.square, Integer.numberOfTrailingZeros(bit)));
    if (((taken | lines) & flight) == 0) {
      block(flight, moved, taken, blocking, blocked, moves, victimMoves);
    }
    guard(bit, moved, taken, blocking, blocked, moves, victimMoves);
  }

  /** What the other attacking pieces may come to guard with a number of moves. */
  private int within(long moved, int moves) {
    int guarded = 0;
    for (int i = 0; i < context.count; i++) {
      guarded |= (moved >>> i & 1) != 0 ? 0 : standing[i] | options[i][0][Math.min(moves, PieceDistances.LONGEST)];
    }
    return guarded;
  }

  private void block(long flight, long moved, long taken, long blocking, long blocked, int moves, int victimMoves) {
    int square = Long.numberOfTrailingZeros(flight);
    for (int i = 0; i < context.otherCount; i++) {
      int cost = context.victimDistances(i).distance(square);
      if ((blocking >>> i & 1) == 0 && cost <= victimMoves) {
        put[context.count + i] = (short) square;
        complete(moved, taken, blocking | 1L << i, blocked | flight, moves, victimMoves - cost);
        put[context.count + i] = MateList.ANYWHERE;
      }
    }
  }

  private void guard(int bit, long moved, long taken, long blocking, long blocked, int moves, int victimMoves) {
    int number = Integer.numberOfTrailingZeros(bit);
    for (int i = 0; i < context.count; i++) {
      if ((moved >>> i & 1) != 0) {
        continue;
      }
      if ((standing[i] & bit) != 0) {
        guard(bit, i, context.pieces[i], moved, taken, blocking, blocked, moves, victimMoves);
      }
      for (int post : context.attackers.posts.of(context.pieces[i], target.square, number)) {
        if (GuardPosts.moves(post) > moves) {
          break;
        }
        guard(bit, i, GuardPosts.arrival(post), moved, taken, blocking, blocked, moves - GuardPosts.moves(post),
            victimMoves);
      }
      put[i] = MateList.ANYWHERE;
    }
  }

  private void guard(int bit, int i, int end, long moved, long taken, long blocking, long blocked, int moves,
      int victimMoves) {
    long square = Square.bit(end & 63);
    long filled = taken | blocked;
    long line = target.line(end, KingNeighbours.square(target.square, Integer.numberOfTrailingZeros(bit)));
    if (((filled | lines) & square) == 0 && (line & filled) == 0) {
      long before = lines;
      put[i] = (short) end;
      lines |= line;
      complete(moved | 1L << i, taken | square, blocking, blocked, moves, victimMoves);
      lines = before;
    }
  }

  private int guards(int piece, long filled) {
    return target.seen(piece, context.attackers.guards(piece, target.square), filled);
  }

  private void add(long moved, long filled, int moves, int victimMoves) {
    // If another piece crosses its line, that may give a double check.
    boolean crossed = context.castled
        || context.isCrossed(checking, target.line(put[checking]), context.moves - checkerMoves, false);
    boolean doubled = crossed && isDouble(moved, filled);
    boolean open = crossed && !doubled && moves > 0;
    NonParryingPieces others = doubled ? null : nonParrying(put[checking]);
    long pins = pinned(moved, moves);
    boolean parries = others != null && !mayStand(others, pins);
    if (open || !parries) {
      overrun |= found.size == most;
      if (!overrun) {
        found.add(put, context.moves - moves - comingBack, context.victimMoves - victimMoves,
            new MateList.Check(checking, lines, others, open, parries, pins));
      }
    }
  }

  private NonParryingPieces nonParrying(int checker) {
    NonParryingPieces cached = nonParrying[checker << 6 | target.square];
    if (cached == null) {
      cached = new NonParryingPieces(found, blockers.parrying(checker));
      nonParrying[checker << 6 | target.square] = cached;
    }
    return cached;
  }

  /** Where pieces of the victim may be pinned. */
  private long pinned(long moved, int moves) {
    long pinning = 0;
    for (int i = 0; i < context.count; i++) {
      boolean ends = (moved >>> i & 1) != 0;
      int types = ends ? 1 << (put[i] >> 6) : context.attackerDistances(i).types(moves);
      if (i != checking && context.hasSlider(types)) {
        pinning |= ends ? Square.bit(put[i] & 63) : context.attackerDistances(i).within(moves);
      }
    }
    return blockers.pinned(pinning);
  }

  /** Whether no blocking piece would parry. */
  private boolean mayStand(NonParryingPieces others, long pins) {
    for (int i = 0; i < context.otherCount; i++) {
      int square = put[context.count + i];
      if (square >= 0 && (pins >>> square & 1) == 0) {
        // A Pawn may have been promoted.
        int type = context.others[i] >> 6;
        int types = context.victims.isPawn(type) ? context.victimDistances(i).types(target.spare) : 1 << type;
        while (types != 0 && !others.isHarmless(Integer.numberOfTrailingZeros(types) << 6 | square)) {
          types &= types - 1;
        }
        if (types == 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether another piece that was put somewhere checks as well. */
  private boolean isDouble(long moved, long filled) {
    for (long rest = moved & ~(1L << checking); rest != 0; rest &= rest - 1) {
      int piece = put[Long.numberOfTrailingZeros(rest)];
      if (piece >> 6 != Schema.KING && (guards(piece, filled) & KingNeighbours.CHECK) != 0) {
        return true;
      }
    }
    return false;
  }
}
