package zugwerk.content.printed;

/**
 * What a printed solution shows.
 *
 * @param tries the most refutations that a try may have to be printed, from 0
 * @param threats whether the solution was found with threats; without, zugzwang is unknown
 */
public record PrintedOptions(int tries, boolean threats) {

  /** Tries with one refutation. */
  public static final PrintedOptions DEFAULT = new PrintedOptions(1, true);
}
