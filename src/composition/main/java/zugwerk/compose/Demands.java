package zugwerk.compose;

import zugwerk.content.quality.Quality;

/**
 * The requirements on a new problem.
 *
 * @param anyKey whether the key may give check, capture, promote, or take flights
 * @param ownRule whether the game's own rule must matter: in orthodox chess, or without the state, the problem is not
 * sound with the same key
 * @param superfluous whether superfluous pieces may stay
 * @param variations the fewest variations
 * @param ownEnds the fewest different ends of the play that would not end it in orthodox chess or without the state
 * @param acts the fewest different special moves of the game
 * @param models the fewest model mates
 * @param duals the most duals and superfluous threats
 */
public record Demands(boolean anyKey, boolean ownRule, boolean superfluous, int variations, int ownEnds, int acts,
    int models, int duals) {

  /** A quiet key, and no superfluous piece. */
  public static final Demands DEFAULT = new Demands(false, false, false, 0, 0, 0, 0, Integer.MAX_VALUE);

  boolean met(Quality quality) {
    return shortfall(quality) == 0;
  }

  int shortfall(Quality quality) {
    int bad = anyKey ? 0
        : (quality.count("Checking key") > 0 ? 2 : 0) + quality.count("Capturing key") + quality.count("Promotion key")
            + Math.max(0, quality.count("Flight-taking key") - quality.count("Flight-giving key"));
    return bad + (ownRule && quality.count("Own rule") == 0 ? 2 : 0)
        + Math.max(0, variations - quality.count("Variation")) + Math.max(0, ownEnds - quality.count("Own end"))
        + Math.max(0, acts - quality.count("Own move")) + Math.max(0, models - quality.count("Model mate"))
        + Math.clamp(duals(quality) - duals, 0, 9);
  }

  private static long duals(Quality quality) {
    return (long) quality.count("Dual") + quality.count("Early dual") + quality.count("Extra threat");
  }
}
