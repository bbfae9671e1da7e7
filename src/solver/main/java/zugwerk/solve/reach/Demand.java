package zugwerk.solve.reach;

import zugwerk.board.Square;

/**
 * What a plan demands of the attacker, and what of that the victim's unsettled pieces may do: each of them may fill one
 * square, if the victim's moves suffice.
 */
final class Demand {

  private final BoundContext context;
  private final KingTarget target;
  private final ImmobileSquares places;
  StalematePlan plan = new StalematePlan();
  /** The squares on which a piece must stand, and the flights to guard. */
  long blocks;
  int flights;
  /** Those of them that pieces of the victim may fill, the number of these pieces, and their moves. */
  long free;
  int fillers;
  int spare;
  /** Whether all pieces of the victim are settled. */
  boolean complete;
  /** How often the attacker captures at most. */
  int captures;

  Demand(BoundContext context, KingTarget target, ImmobileSquares places) {
    this.context = context;
    this.target = target;
    this.places = places;
  }

  /** @param ends squares on which unsettled pieces of the victim may end */
  void prepare(StalematePlan settled, long ends) {
    plan = settled;
    long due = plan.demands & ~plan.occupied;
    blocks = plan.blocks & ~plan.occupied & ~due;
    flights = target.unguarded(KingNeighbours.among(target.square, plan.occupied | due));
    int open = context.otherCount - Long.bitCount(plan.settled);
    complete = open == 0;
    fillers = open - Long.bitCount(due);
    spare = plan.left - price(due);
    free = fillers > 0 ? ends & squares() : 0;
    captures = complete ? plan.captures() : context.moves;
  }

  /** All squares to be blocked or guarded. */
  long squares() {
    return blocks | squares(flights);
  }

  long squares(int unguarded) {
    return KingNeighbours.squares(target.square, unguarded);
  }

  int flights(long squares) {
    return KingNeighbours.among(target.square, squares);
  }

  /** The moves of the nearest pieces of the victim to fill squares. */
  int price(long gaps) {
    int price = 0;
    for (long rest = gaps; rest != 0; rest &= rest - 1) {
      price += places.movesToFill(Long.numberOfTrailingZeros(rest));
    }
    return price;
  }

  /** Whether unsettled pieces of the victim may fill squares. */
  boolean mayFill(long gaps) {
    return gaps == 0 || (gaps & ~free) == 0 && Long.bitCount(gaps) <= fillers && price(gaps) <= spare;
  }

  /**
   * The squares on which a Pawn of the victim may capture on its way.
   *
   * @param goal the place where it ends, or the square on which it is captured
   */
  long prey(int unit, int goal) {
    int pawn = context.others[unit];
    boolean isMover = (plan.movers >>> unit & 1) != 0;
    int budget = isMover ? target.spare : context.victims.cost(pawn, goal) + spare;
    long prey = 0;
    for (long rest = context.victims.prey(pawn, target.spare); rest != 0; rest &= rest - 1) {
      int at = Long.numberOfTrailingZeros(rest);
      int next = pawn & ~63 | at;
      int cost = context.victims.distances(pawn).distance(at);
      if (!context.victims.promotesOn(at)) {
        cost += isMover ? context.victims.distances(next).distance(goal)
            : context.victims.leastCost(next, goal & ImmobileSquares.PIECE);
      }
      prey |= cost <= budget ? Square.bit(at) : 0;
    }
    return prey;
  }
}
