package zugwerk.solve.reach;

/** How far a stalemate is settled: where pieces of the victim end, and what that asks of both sides. */
final class StalematePlan {

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
  long captureSquares;
  int elsewhere;
  /** The numbers of the victim's pieces that are captured after they have moved. */
  long movers;
  /** The moves that the victim has left, the pieces that its Pawns capture, and the numbers of those Pawns. */
  int left;
  int taken;
  long capturers;

  void copy(StalematePlan other) {
    decided = other.decided;
    occupied = other.occupied;
    demands = other.demands;
    blocks = other.blocks;
    pins = other.pins;
    bites = other.bites;
    captureSquares = other.captureSquares;
    elsewhere = other.elsewhere;
    movers = other.movers;
    left = other.left;
    taken = other.taken;
    capturers = other.capturers;
  }

  /** The pieces that the attacker captures. */
  int captures() {
    return Long.bitCount(captureSquares) + Long.bitCount(movers) + elsewhere;
  }
}
