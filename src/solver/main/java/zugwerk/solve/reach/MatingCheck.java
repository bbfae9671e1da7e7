package zugwerk.solve.reach;

import org.jspecify.annotations.Nullable;

/**
 * How the King is checked in one of the {@link MateList}, and why the check is not parried.
 *
 * @param checker the number of the piece that checks
 * @param lines the squares that are empty so that it checks, and others guard
 * @param others what keeps the victim's pieces from parrying; null if two of the pieces that must be there check
 * @param open whether a piece that may end anywhere may check as well, so that nothing parries
 * @param parried whether, if none does, a piece that blocks a flight parries
 * @param pinned where pieces of the victim may be pinned
 */
record MatingCheck(int checker, long lines, @Nullable NonParryingPieces others, boolean open, boolean parried, long pinned) {

  /** How many bytes it takes, about. */
  static final int BYTES = 40;
}
