package zugwerk.compose;

import java.util.Set;
import zugwerk.content.Feature;
import zugwerk.content.quality.KeyTerms;
import zugwerk.content.quality.NeedTerms;
import zugwerk.content.quality.PlayTerms;
import zugwerk.content.quality.Quality;
import zugwerk.content.quality.Term;

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
 * @param allowed the further conventions that it may break; see {@link zugwerk.content.quality.Conventions}
 */
public record Demands(boolean anyKey, boolean ownRule, boolean superfluous, int variations, int ownEnds, int acts,
    int models, int duals, Set<Term> allowed) {

  private static final Set<Feature> KEYS = Set.of(KeyTerms.CHECKING_KEY, KeyTerms.CAPTURING_KEY,
      KeyTerms.PROMOTION_KEY, KeyTerms.FLIGHT_TAKING_KEY);

  public Demands {
    allowed = Set.copyOf(allowed);
  }

  /** Demands that allow no other broken convention. */
  public Demands(boolean anyKey, boolean ownRule, boolean superfluous, int variations, int ownEnds, int acts,
      int models, int duals) {
    this(anyKey, ownRule, superfluous, variations, ownEnds, acts, models, duals, Set.of());
  }

  /** A quiet key, no superfluous piece, and all conventions kept. */
  public static final Demands DEFAULT = new Demands(false, false, false, 0, 0, 0, 0, Integer.MAX_VALUE);

  boolean met(Quality quality) {
    return shortfall(quality) == 0;
  }

  int shortfall(Quality quality) {
    int bad = quality.broken().stream().filter(entry -> !isAllowed(entry.feature()))
        .mapToInt(entry -> entry.feature().equals(KeyTerms.CHECKING_KEY) ? 2 : entry.count()).sum();
    return bad + (ownRule && quality.count(PlayTerms.OWN_RULE) == 0 ? 2 : 0)
        + Math.max(0, variations - quality.count(PlayTerms.VARIATION))
        + Math.max(0, ownEnds - quality.count(PlayTerms.OWN_END))
        + Math.max(0, acts - quality.count(PlayTerms.OWN_MOVE))
        + Math.max(0, models - quality.count(PlayTerms.MODEL_MATE))
        + Math.clamp(duals(quality) - duals, 0, 9);
  }

  private boolean isAllowed(Feature convention) {
    return allowed.contains(convention) || anyKey && KEYS.contains(convention)
        || superfluous && convention.equals(NeedTerms.SUPERFLUOUS_PIECE);
  }

  /** Whether no convention is broken that may not be. */
  boolean allow(Quality quality) {
    return quality.broken().stream().allMatch(entry -> isAllowed(entry.feature()));
  }

  private static long duals(Quality quality) {
    return (long) quality.count(PlayTerms.DUAL) + quality.count(PlayTerms.EARLY_DUAL)
        + quality.count(PlayTerms.EXTRA_THREAT);
  }
}
