package zugwerk.solve.reach;

import zugwerk.board.Square;

/**
 * What a layout asks of the attacker, and what of that pieces of the victim may do that are not settled: each of them
 * may fill one square, if the victim's moves last for it.
 */
final class Asked {

  private final Scene scene;
  private final Target target;
  private final Places places;
  Layout layout = new Layout();
  /** The squares on which a piece must stand, and the flights to guard. */
  long blocks;
  int flights;
  /** Those of them that pieces of the victim may fill, how many of these there are, and the moves that they have. */
  long free;
  int fillers;
  int spare;
  /** Whether all pieces of the victim are settled. */
  boolean complete;
  /** How often the attacker captures at most. */
  int captures;

  Asked(Scene scene, Target target, Places places) {
    this.scene = scene;
    this.target = target;
    this.places = places;
  }

  /**
   * Looks at a layout.
   *
   * @param ends squares on which pieces of the victim that are not settled may end
   */
  void look(Layout settled, long ends) {
    layout = settled;
    long due = layout.demands & ~layout.occupied;
    blocks = layout.blocks & ~layout.occupied & ~due;
    flights = target.bare(Surroundings.among(target.square, layout.occupied | due));
    int open = scene.otherCount - Long.bitCount(layout.decided);
    complete = open == 0;
    fillers = open - Long.bitCount(due);
    spare = layout.left - price(due);
    free = fillers > 0 ? ends & squares() : 0;
    captures = complete ? layout.captures() : scene.moves;
  }

  /** All squares to be blocked or guarded. */
  long squares() {
    return blocks | squares(flights);
  }

  /** The squares of flights. */
  long squares(int bare) {
    return Surroundings.squares(target.square, bare);
  }

  /** The flights of the King among squares. */
  int flights(long squares) {
    return Surroundings.among(target.square, squares);
  }

  /** The moves that the nearest pieces of the victim need to fill squares. */
  int price(long gaps) {
    int price = 0;
    for (long rest = gaps; rest != 0; rest &= rest - 1) {
      price += places.filler(Long.numberOfTrailingZeros(rest));
    }
    return price;
  }

  /** Whether pieces of the victim that are not settled may fill squares. */
  boolean mayFill(long gaps) {
    return gaps == 0 || (gaps & ~free) == 0 && Long.bitCount(gaps) <= fillers && price(gaps) <= spare;
  }

  /**
   * The squares on which a Pawn of the victim may capture on its way.
   *
   * @param goal the place where it ends, or the square on which it is captured
   */
  long prey(int unit, int goal) {
    int pawn = scene.others[unit];
    boolean stray = (layout.strays >>> unit & 1) != 0;
    int budget = stray ? target.spare : scene.victims.cost(pawn, goal) + spare;
    long prey = 0;
    for (long rest = scene.victims.prey(pawn, target.spare); rest != 0; rest &= rest - 1) {
      int at = Long.numberOfTrailingZeros(rest);
      int next = pawn & ~63 | at;
      int cost = scene.victims.journey(pawn).distance(at);
      if (!scene.victims.promotesOn(at)) {
        cost += stray ? scene.victims.journey(next).distance(goal)
            : scene.victims.leastCost(next, goal & Places.PIECE);
      }
      prey |= cost <= budget ? Square.bit(at) : 0;
    }
    return prey;
  }
}
