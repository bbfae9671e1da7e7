package zugwerk.solve.reach;

/** A partial plan for a stalemate: where pieces of the victim end, and what that demands of both sides. */
final class StalematePlan {

  /** The numbers of the victim's settled pieces. */
  long settled;
  /** Their squares. */
  long occupied;
  /** Squares on which a piece of the victim must stand, and those on which a piece of either side must. */
  long demands;
  long blocks;
  /** The pieces that must be pinned. */
  long pins;
  /** Squares on which unpinned Pawns of the victim could capture. */
  long pawnCaptures;
  /** The squares on which the attacker captures, and how often it captures elsewhere. */
  long captureSquares;
  int elsewhere;
  /** The numbers of the victim's pieces that move before they are captured. */
  long movers;
  /** The moves that the victim has left, the captures of its Pawns, and the numbers of those Pawns. */
  int left;
  int taken;
  long capturers;

  void copy(StalematePlan other) {
    settled = other.settled;
    occupied = other.occupied;
    demands = other.demands;
    blocks = other.blocks;
    pins = other.pins;
    pawnCaptures = other.pawnCaptures;
    captureSquares = other.captureSquares;
    elsewhere = other.elsewhere;
    movers = other.movers;
    left = other.left;
    taken = other.taken;
    capturers = other.capturers;
  }

  /** How many pieces the attacker captures. */
  int captures() {
    return Long.bitCount(captureSquares) + Long.bitCount(movers) + elsewhere;
  }
}
