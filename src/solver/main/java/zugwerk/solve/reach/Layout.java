package zugwerk.solve.reach;

/** How far a stalemate is settled: where pieces of the victim end, and what that asks of both sides. */
final class Layout {

  /** The numbers of the victim's pieces of which the end is settled. */
  long decided;
  /** The squares on which they stand. */
  long occupied;
  /** Squares on which a piece of the victim must stand, and those on which a piece of either side must. */
  long demands;
  long blocks;
  /** The pieces that must be pinned. */
  long pins;
  /** Squares on which Pawns of the victim that are not pinned could capture. */
  long bites;
  /** The squares on which the attacker captures, and how often it captures elsewhere. */
  long visits;
  int elsewhere;
  /** The numbers of the victim's pieces that are captured after they have moved. */
  long strays;
  /** The moves that the victim has left, the pieces that its Pawns capture, and the numbers of those Pawns. */
  int left;
  int taken;
  long takers;
  /** What the attacker was asked last, and could do. */
  long metBlocks;
  int metFlights;
  private long metVisits;
  private long metPins;
  private long metStrays;
  private long metTakers;
  private int metTaken;
  private int metLeft;

  void copy(Layout other) {
    decided = other.decided;
    occupied = other.occupied;
    demands = other.demands;
    blocks = other.blocks;
    pins = other.pins;
    bites = other.bites;
    visits = other.visits;
    elsewhere = other.elsewhere;
    strays = other.strays;
    left = other.left;
    taken = other.taken;
    takers = other.takers;
    metBlocks = other.metBlocks;
    metFlights = other.metFlights;
    metVisits = other.metVisits;
    metPins = other.metPins;
    metStrays = other.metStrays;
    metTakers = other.metTakers;
    metTaken = other.metTaken;
    metLeft = other.metLeft;
  }

  /** The pieces that the attacker captures. */
  int captures() {
    return Long.bitCount(visits) + Long.bitCount(strays) + elsewhere;
  }

  /** Whether no more is asked of the attacker than the last time, blocks and guards aside. */
  boolean wasMet() {
    return visits == metVisits && pins == metPins
        && strays == metStrays && (strays == 0 || left == metLeft) && takers == metTakers && taken == metTaken;
  }

  /**
   * Notes what the attacker can do.
   *
   * @param open the squares that it blocks
   * @param flights the flights that it guards
   */
  void meet(long open, int flights) {
    metBlocks = open;
    metFlights = flights;
    metVisits = visits;
    metPins = pins;
    metStrays = strays;
    metTakers = takers;
    metTaken = taken;
    metLeft = left;
  }
}
