package zugwerk.compose;

/**
 * What a new problem must offer.
 *
 * @param anyKey whether the key may give check, capture, promote, or take flights
 * @param ownRule whether the game's own rule must be its point: in orthodox chess, or without the state, it is not
 *     sound with the same key
 * @param superfluous whether superfluous pieces may stay
 * @param variations the fewest variations
 * @param ownEnds the fewest different ends of the play that would not end it in orthodox chess or without the state
 * @param acts the fewest different moves of the game's own kinds
 * @param models the fewest model mates
 * @param duals the most duals and superfluous threats
 */
public record Demands(boolean anyKey, boolean ownRule, boolean superfluous, int variations, int ownEnds, int acts,
    int models, int duals) {

  /** A quiet key, and no superfluous piece. */
  public static final Demands DEFAULT = new Demands(false, false, false, 0, 0, 0, 0, Integer.MAX_VALUE);

  /** Whether a problem meets all of them but economy. */
  boolean met(Quality quality) {
    return shortfall(quality) == 0;
  }

  /** How far a problem is from meeting them; 0 if it does. */
  int shortfall(Quality quality) {
    int bad = anyKey ? 0 : (quality.check() ? 2 : 0) + (quality.capture() ? 1 : 0) + (quality.promotion() ? 1 : 0)
        + Math.max(0, quality.taken() - quality.given());
    return bad + (ownRule && !quality.ownRule() ? 2 : 0) + Math.max(0, variations - quality.variations())
        + Math.max(0, ownEnds - quality.ownEnds()) + Math.max(0, acts - quality.acts())
        + Math.max(0, models - quality.models())
        + Math.clamp((long) quality.duals() - duals, 0, 9);
  }
}
