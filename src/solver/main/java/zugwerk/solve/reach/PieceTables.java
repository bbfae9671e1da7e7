package zugwerk.solve.reach;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import zugwerk.betza.Movement;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.ReachFacts;
import zugwerk.rules.Variant;

/**
 * What the pieces of one side can do in any position: where each can get, and what it guards around a King. Each entry
 * is computed on first use. One instance serves one thread.
 *
 * <p>A piece is a number, {@code type << 6 | square}.
 */
final class PieceTables {

  private static final short UNKNOWN = -1;

  final Variant variant;
  final int side;
  final GuardPosts posts;
  final ForcedSquares passages;
  private final ReachFacts facts;
  private final int types;
  private final int pawn;
  private final int[] promotions;
  /** The same types, as bits. */
  private final int promoted;
  private final @Nullable PiecePowers[] powers;
  private final @Nullable PieceDistances[] allDistances;
  /** The distances of Pawns, by the most captures that they may make, and by their square. */
  private final @Nullable PieceDistances[] limitedDistances = new PieceDistances[ImmobileSquares.MOST_CAPTURES << 6];
  private final int[] @Nullable [] places;
  private final byte[] @Nullable [] costs;
  private final byte[] @Nullable [] leastCosts;
  private final long[] @Nullable [] preys;
  private final long[] openMoves;
  private final long[] quietSteps;
  private final long[] pawnCaptures;
  private final long[] checks;
  private final short[] @Nullable [] guards;
  private final short[] @Nullable [][] options;

  PieceTables(Variant variant, int side) {
    this.variant = variant;
    facts = variant.reachFacts();
    this.side = side;
    types = variant.schema().types().size();
    pawn = variant.pawn();
    promotions = variant.promotions();
    promoted = Arrays.stream(promotions).map(type -> 1 << type).sum();
    powers = new PiecePowers[types];
    allDistances = new PieceDistances[types << 6];
    places = new int[types << 6][];
    costs = new byte[types << 6][];
    leastCosts = new byte[types << 6][];
    preys = new long[types << 6][];
    openMoves = new long[types << 6];
    quietSteps = new long[types << 6];
    pawnCaptures = new long[types << 6];
    checks = new long[types << 6];
    Arrays.fill(openMoves, UNKNOWN);
    Arrays.fill(checks, UNKNOWN);
    guards = new short[types << 6][];
    options = new short[types << 12][][];
    posts = new GuardPosts(this);
    passages = new ForcedSquares(this);
  }

  int types() {
    return types;
  }

  /** Whether pieces of a type are Pawns, which are promoted and may be captured en passant. */
  boolean isPawn(int type) {
    return type == pawn;
  }

  int pawn() {
    return pawn;
  }

  PiecePowers powers(int type) {
    PiecePowers cached = powers[type];
    if (cached == null) {
      cached = new PiecePowers(facts.powers(side, type));
      powers[type] = cached;
    }
    return cached;
  }

  PieceDistances distances(int piece) {
    PieceDistances cached = allDistances[piece];
    if (cached == null) {
      cached = new PieceDistances(this, piece);
      allDistances[piece] = cached;
    }
    return cached;
  }

  /** The same for a piece that may capture at most so often, if it goes somewhere only by capturing, as Pawns do. */
  PieceDistances distances(int piece, int mostCaptures) {
    if (piece >> 6 != pawn || mostCaptures >= ImmobileSquares.MOST_CAPTURES) {
      return distances(piece);
    }
    int entry = mostCaptures << 6 | piece & 63;
    PieceDistances cached = limitedDistances[entry];
    if (cached == null) {
      cached = new PieceDistances(this, places(piece), mostCaptures);
      limitedDistances[entry] = cached;
    }
    return cached;
  }

  /**
   * Adds to a queue what a piece may become by one move, except what was seen before.
   *
   * @return the queue's end
   */
  int expand(int piece, boolean[] seen, int[] queue, int end) {
    int type = piece >> 6;
    long targets = powers(type).reach(piece & 63);
    long promoting = type == pawn ? targets & Square.lastRank(side) : 0;
    int last = end;
    for (long rest = targets & ~promoting; rest != 0; rest &= rest - 1) {
      last = add(type << 6 | Long.numberOfTrailingZeros(rest), seen, queue, last);
    }
    for (long rest = promoting; rest != 0; rest &= rest - 1) {
      for (int promotion : promotions) {
        last = add(promotion << 6 | Long.numberOfTrailingZeros(rest), seen, queue, last);
      }
    }
    return last;
  }

  private static int add(int piece, boolean[] seen, int[] queue, int end) {
    if (seen[piece]) {
      return end;
    }
    seen[piece] = true;
    queue[end] = piece;
    return end + 1;
  }

  /** Whether a Pawn may become a piece of a type on a square. */
  boolean promotes(int type, int square) {
    return promotesOn(square) && (promoted >> type & 1) != 0;
  }

  boolean promotesOn(int square) {
    return Square.rank(square) == (side == 0 ? 7 : 0);
  }

  /** The squares to which a piece can always go and capture: the first of a rider, all of a leaper. */
  long openMoves(int piece) {
    computeSteps(piece);
    return openMoves[piece];
  }

  /** The squares to which a piece can always go but not capture: the one before a Pawn. */
  long quietSteps(int piece) {
    computeSteps(piece);
    return quietSteps[piece];
  }

  private void computeSteps(int piece) {
    if (openMoves[piece] != UNKNOWN) {
      return;
    }
    PiecePowers own = powers(piece >> 6);
    openMoves[piece] = 0;
    for (int to = 0; to < Square.COUNT; to++) {
      if (own.quietPath(piece & 63, to) == Movement.NONE) {
        pawnCaptures[piece] |= own.capturePath(piece & 63, to) == 0 ? Square.bit(to) : 0;
      } else if (own.quietPath(piece & 63, to) == 0) {
        long path = own.capturePath(piece & 63, to);
        openMoves[piece] |= path == 0 ? Square.bit(to) : 0;
        quietSteps[piece] |= path == Movement.NONE ? Square.bit(to) : 0;
      }
    }
  }

  /** The squares on which a piece can always capture but not go: those of a Pawn. */
  long pawnCaptures(int piece) {
    computeSteps(piece);
    return pawnCaptures[piece];
  }

  /** Where a piece can end and what it becomes there, cheapest first, encoded as in {@link ImmobileSquares}. */
  int[] places(int piece) {
    int[] cached = places[piece];
    if (cached == null) {
      cached = computePlaces(piece);
      places[piece] = cached;
    }
    return cached;
  }

  private int[] computePlaces(int piece) {
    int all = types << 6;
    int[] found = new int[(ImmobileSquares.MOST_CAPTURES + 1) * all];
    byte[] cost = new byte[found.length];
    long[] prey = new long[PieceDistances.LONGEST + 1];
    Arrays.fill(cost, (byte) -1);
    cost[piece] = 0;
    found[0] = piece;
    int size = 1;
    int[] next = new int[Square.COUNT * promotions.length];
    for (int i = 0; i < size; i++) {
      int state = found[i];
      int at = state % all;
      int end = expand(at, new boolean[all], next, 0);
      for (int j = 0; j < end; j++) {
        int to = state - at + next[j];
        if (powers(at >> 6).quietPath(at & 63, next[j] & 63) == Movement.NONE) {
          to += to < found.length - all ? all : 0;
          prey[Math.min(cost[state] + 1, PieceDistances.LONGEST)] |= Square.bit(next[j] & 63);
        }
        if (cost[to] < 0) {
          cost[to] = (byte) (cost[state] + 1);
          found[size++] = to;
        }
      }
    }
    for (int moves = 1; moves <= PieceDistances.LONGEST; moves++) {
      prey[moves] |= prey[moves - 1];
    }
    byte[] least = new byte[all];
    Arrays.fill(least, (byte) PieceDistances.NEVER);
    for (int state = 0; state < found.length; state++) {
      least[state % all] = cost[state] < 0 ? least[state % all] : (byte) Math.min(cost[state], least[state % all]);
    }
    costs[piece] = cost;
    leastCosts[piece] = least;
    preys[piece] = prey;
    return Arrays.stream(found, 0, size).filter(state -> isSooner(cost, state, all))
        .map(state -> state % all | cost[state] << ImmobileSquares.COST_SHIFT
            | state / all << ImmobileSquares.CAPTURES_SHIFT)
        .toArray();
  }

  /** Whether captures save moves on the way to a place. */
  private static boolean isSooner(byte[] cost, int state, int all) {
    for (int fewer = state - all; fewer >= 0; fewer -= all) {
      if (cost[fewer] >= 0 && cost[fewer] <= cost[state]) {
        return false;
      }
    }
    return true;
  }

  /** The squares on which a piece may capture within a number of moves where it goes only by capturing, as Pawns do. */
  long prey(int piece, int moves) {
    places(piece);
    long[] cached = preys[piece];
    return cached == null ? 0 : cached[Math.min(moves, PieceDistances.LONGEST)];
  }

  /**
   * The least moves of a piece to a place of {@link ImmobileSquares}, {@link PieceDistances#NEVER} if there is no way.
   */
  int cost(int piece, int place) {
    places(piece);
    byte[] all = costs[piece];
    int cost = all == null ? -1 : all[(place & ImmobileSquares.PIECE) + (ImmobileSquares.captures(place) * types << 6)];
    return cost < 0 ? PieceDistances.NEVER : cost;
  }

  /** The least moves of a piece until it is another one, with or without captures; as {@link #cost}. */
  int leastCost(int piece, int end) {
    places(piece);
    byte[] all = leastCosts[piece];
    return all == null ? PieceDistances.NEVER : all[end];
  }

  /** The least moves of a piece to a square with at least a number of captures, whatever it becomes. */
  int cost(int piece, int square, int captures) {
    places(piece);
    byte[] all = costs[piece];
    int least = PieceDistances.NEVER;
    for (int type = 0; type < types && all != null; type++) {
      int cost = all[square + ((captures * types + type) << 6)];
      least = cost < 0 ? least : Math.min(least, cost);
    }
    return least;
  }

  /** The squares on which a piece could capture, if it captures in another way than it moves. */
  long captures(int piece) {
    PiecePowers own = powers(piece >> 6);
    return own.capturesAsItMoves() ? 0 : own.reach(piece & 63);
  }

  /** Whether this side's King cannot stand on a square because it is next to the other King. */
  boolean isBarredKing(int piece, int king) {
    return piece >> 6 == Schema.KING && (KingNeighbours.squares(king) & Square.bit(piece & 63)) != 0;
  }

  /** The squares from which a piece of a type may attack the other King; none for the King. */
  long checksFrom(int type, int king) {
    int entry = type << 6 | king;
    if (checks[entry] == UNKNOWN) {
      checks[entry] = type == Schema.KING ? 0 : powers(type).attacksFrom(king);
    }
    return checks[entry];
  }

  /** What a piece guards of the {@link KingNeighbours} on an empty board. */
  int guards(int piece, int king) {
    short[] cached = guards[piece];
    if (cached == null) {
      cached = new short[Square.COUNT];
      Arrays.fill(cached, UNKNOWN);
      guards[piece] = cached;
    }
    if (cached[king] == UNKNOWN) {
      cached[king] = (short) computeGuards(piece, king);
    }
    return cached[king];
  }

  private int computeGuards(int piece, int king) {
    int square = piece & 63;
    if (square == king || isBarredKing(piece, king)) {
      return 0;
    }
    PiecePowers own = powers(piece >> 6);
    int guarded = 0;
    for (int rest = KingNeighbours.flights(king); rest != 0; rest &= rest - 1) {
      int flight = KingNeighbours.neighbour(king, Integer.numberOfTrailingZeros(rest));
      if (flight != square && (own.attacksFrom(flight) & Square.bit(square)) != 0) {
        guarded |= Integer.lowestOneBit(rest);
      }
    }
    boolean checks = (checksFrom(piece >> 6, king) & Square.bit(square)) != 0;
    return checks ? guarded | KingNeighbours.CHECK : guarded;
  }

  /**
   * What a piece can come to guard around a King, by the number of its moves from 1: the sets of guarded squares that
   * no other set contains with as few moves. Element 0 has, by the number of moves, the union of all sets within as
   * many.
   */
  short[][] options(int piece, int king) {
    short[][] cached = options[piece << 6 | king];
    if (cached == null) {
      cached = computeOptions(piece, king);
      options[piece << 6 | king] = cached;
    }
    return cached;
  }

  private short[][] computeOptions(int piece, int king) {
    short[][] found = new short[PieceDistances.LONGEST + 1][];
    found[0] = new short[PieceDistances.LONGEST + 1];
    short[] all = {};
    for (int moves = 1; moves <= PieceDistances.LONGEST; moves++) {
      short[] fresh = {};
      for (int arrival : distances(piece).arrivals(moves)) {
        int guarded = guards(arrival, king);
        if (guarded != 0 && !contains(all, guarded) && !contains(fresh, guarded)) {
          fresh = with(fresh, (short) guarded);
        }
      }
      found[moves] = fresh;
      found[0][moves] = found[0][moves - 1];
      for (short set : fresh) {
        found[0][moves] |= set;
      }
      int before = all.length;
      all = Arrays.copyOf(all, before + fresh.length);
      System.arraycopy(fresh, 0, all, before, fresh.length);
    }
    return found;
  }

  private static boolean contains(short[] sets, int guarded) {
    for (short set : sets) {
      if ((guarded & ~set) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Adds a set and drops those that it contains. */
  private static short[] with(short[] sets, short guarded) {
    short[] kept = new short[sets.length + 1];
    int size = 0;
    for (short set : sets) {
      if ((set & ~guarded) != 0) {
        kept[size++] = set;
      }
    }
    kept[size++] = guarded;
    return Arrays.copyOf(kept, size);
  }
}
