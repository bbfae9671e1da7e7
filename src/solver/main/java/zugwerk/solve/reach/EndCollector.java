package zugwerk.solve.reach;

/** The ends of the victim's pieces in all stalemate plans found so far, with the King on one square. */
final class EndCollector {

  private final BoundContext context;
  private final KingTarget target;
  private final ImmobileSquares places;
  final EndSquares ends;
  /** Whether there is any plan. */
  boolean any;
  /** The numbers of the pieces with places that are not among those found. */
  private long missing;

  EndCollector(BoundContext context, KingTarget target, ImmobileSquares places) {
    this.context = context;
    this.target = target;
    this.places = places;
    ends = new EndSquares(context.victims.types());
  }

  void clear() {
    ends.excludeAll(target.square);
    any = false;
  }

  /**
   * Whether a partial plan can add no new ends.
   *
   * @param arrivals where the settled pieces end, negative for captured ones
   * @param ways whether they are {@link ImmobileSquares#HEMMED} or {@link ImmobileSquares#PINNED}
   */
  boolean covers(StalematePlan plan, int[] arrivals, int[] ways) {
    if (!any || (missing & ~plan.settled) != 0) {
      return false;
    }
    for (long rest = plan.settled; rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      if (arrivals[i] >= 0 && (ways[i] & ~ends.allowed(target.square, arrivals[i] & ImmobileSquares.PIECE)) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Adds a complete plan. */
  void add(int[] arrivals, int[] ways) {
    any = true;
    missing = 0;
    for (int i = 0; i < context.otherCount; i++) {
      if (arrivals[i] >= 0) {
        ends.allow(target.square, arrivals[i] & ImmobileSquares.PIECE | ways[i]);
      }
    }
    for (int i = 0; i < context.otherCount; i++) {
      for (int j = 0; j < places.count(i); j++) {
        int place = places.of(i)[j];
        int open = place & (ImmobileSquares.HEMMED | ImmobileSquares.PINNED)
            & ~ends.allowed(target.square, place & ImmobileSquares.PIECE);
        missing |= open != 0 ? 1L << i : 0;
      }
    }
  }
}
