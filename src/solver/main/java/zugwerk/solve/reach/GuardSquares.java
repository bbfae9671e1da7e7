package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Square;

/** From where each attacking piece may do its tasks in a stalemate: guard a flight, or stand on a square. */
final class GuardSquares {

  /** The task to stand on a square. Tasks to guard have the numbers of the directions. */
  static final int STANDS = KingNeighbours.DIRECTIONS;

  private final BoundContext context;
  private final KingTarget target;
  private final ImmobileSquares places;
  private final PlacedAttackers placed;
  /** By task and piece: the places from which it may be done, cheapest first. */
  private final int[][][] ends = new int[STANDS + 1][Square.COUNT][];
  /** What must be empty for that, the King's square aside. */
  private final long[][][] lanes = new long[STANDS + 1][Square.COUNT][];
  private final int[][] counts = new int[STANDS + 1][Square.COUNT];
  /** By task: the places of all pieces. */
  private final int[] totals = new int[STANDS + 1];

  GuardSquares(BoundContext context, KingTarget target, ImmobileSquares places, PlacedAttackers placed) {
    this.context = context;
    this.target = target;
    this.places = places;
    this.placed = placed;
    for (int[][] lists : ends) {
      Arrays.fill(lists, new int[0]);
    }
  }

  /** Reads the places of the victim's pieces. */
  void aim() {
    Arrays.fill(totals, 0);
    for (int[] sizes : counts) {
      Arrays.fill(sizes, 0, context.count, 0);
    }
    for (int i = 0; i < context.count; i++) {
      int[] all = context.attackers.places(context.pieces[i]);
      for (int j = 0; j < all.length && ImmobileSquares.cost(all[j]) <= context.moves; j++) {
        int arrival = all[j] & ImmobileSquares.PIECE;
        int guarded = context.attackers.guards(arrival, target.square) & ~KingNeighbours.CHECK;
        boolean posted = (places.attackerSquares() & Square.bit(arrival & 63)) != 0;
        if ((guarded != 0 || posted) && placed.mayStand(arrival)) {
          for (int rest = posted ? guarded | 1 << STANDS : guarded; rest != 0; rest &= rest - 1) {
            add(Integer.numberOfTrailingZeros(rest), i, all[j], all.length);
          }
        }
      }
    }
  }

  private void add(int task, int i, int place, int most) {
    if (ends[task][i].length < most) {
      ends[task][i] = new int[most];
      lanes[task][i] = new long[most];
    }
    lanes[task][i][counts[task][i]] = task == STANDS ? 0
        : placed.path(place & ImmobileSquares.PIECE, KingNeighbours.square(target.square, task))
            & ~Square.bit(target.square);
    ends[task][i][counts[task][i]++] = place;
    totals[task]++;
  }

  /** The flights that no piece can guard, as squares. */
  long unguarded() {
    int within = 0;
    for (int task = 0; task < STANDS; task++) {
      for (int i = 0; i < context.count; i++) {
        within |= counts[task][i] > 0 ? 1 << task : 0;
      }
    }
    return KingNeighbours.squares(target.square, target.unguarded(within));
  }

  /** Of some tasks to guard, the one with the fewest places. */
  int scarcest(int tasks) {
    int best = Integer.numberOfTrailingZeros(tasks);
    for (int rest = tasks & tasks - 1; rest != 0; rest &= rest - 1) {
      int task = Integer.numberOfTrailingZeros(rest);
      best = totals[task] < totals[best] ? task : best;
    }
    return best;
  }

  int count(int task, int i) {
    return counts[task][i];
  }

  int[] of(int task, int i) {
    return ends[task][i];
  }

  /** For each of these places what must be empty. */
  long[] lanes(int task, int i) {
    return lanes[task][i];
  }
}
