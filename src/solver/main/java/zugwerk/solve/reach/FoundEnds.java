package zugwerk.solve.reach;

/** The ends of the victim's pieces that were found so far in all ways to settle them, with the King on one square. */
final class FoundEnds {

  private final Scene scene;
  private final Target target;
  private final Places places;
  final Ends ends;
  /** Whether there is any way. */
  boolean any;
  /** The numbers of the pieces that have places that are not among those found. */
  private long fresh;

  FoundEnds(Scene scene, Target target, Places places) {
    this.scene = scene;
    this.target = target;
    this.places = places;
    ends = new Ends(scene.victims.types());
  }

  /** Begins with the King on the square at which the target aims. */
  void clear() {
    ends.forget(target.square);
    any = false;
  }

  /**
   * Whether nothing can come of a layout but what is found.
   *
   * @param arrivals where the pieces end that are settled, negative for those that are captured
   * @param ways whether they are {@link Places#HEMMED} or {@link Places#PINNED}
   */
  boolean know(Layout layout, int[] arrivals, int[] ways) {
    if (!any || (fresh & ~layout.decided) != 0) {
      return false;
    }
    for (long rest = layout.decided; rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      if (arrivals[i] >= 0 && (ways[i] & ~ends.allowed(target.square, arrivals[i] & Places.PIECE)) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Adds a way in which all pieces are settled. */
  void add(int[] arrivals, int[] ways) {
    any = true;
    fresh = 0;
    for (int i = 0; i < scene.otherCount; i++) {
      if (arrivals[i] >= 0) {
        ends.allow(target.square, arrivals[i] & Places.PIECE | ways[i]);
      }
    }
    for (int i = 0; i < scene.otherCount; i++) {
      for (int j = 0; j < places.count(i); j++) {
        int place = places.of(i)[j];
        int open = place & (Places.HEMMED | Places.PINNED) & ~ends.allowed(target.square, place & Places.PIECE);
        fresh |= open != 0 ? 1L << i : 0;
      }
    }
  }
}
