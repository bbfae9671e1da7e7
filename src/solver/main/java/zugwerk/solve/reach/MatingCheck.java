package zugwerk.solve.reach;

import org.jspecify.annotations.Nullable;

/**
 * The check of a mate in a {@link MateList}, and why it is not parried.
 *
 * @param checker the number of the checking piece
 * @param lines the squares that are empty so that it checks, and others guard
 * @param others what keeps the victim's pieces from parrying; null for a double check
 * @param open whether a piece that may end anywhere may check as well, so that nothing parries
 * @param parried whether, if none does, a blocking piece parries
 * @param pinned where pieces of the victim may be pinned
 */
record MatingCheck(int checker, long lines, @Nullable NonParryingPieces others, boolean open, boolean parried, long pinned) {

  /** The approximate memory, in bytes. */
  static final int BYTES = 40;
}
