package zugwerk.content.printed;

import zugwerk.work.Texts;

/**
 * What a printed solution shows.
 *
 * @param tries the most refutations that a try may have to be printed, from 0
 * @param threats whether the solution was found with threats; without, zugzwang is unknown
 * @param texts the language of its words
 */
public record PrintedOptions(int tries, boolean threats, Texts texts) {

  /** Tries with one refutation. */
  public static final PrintedOptions DEFAULT = new PrintedOptions(1, true);

  /** In English. */
  public PrintedOptions(int tries, boolean threats) {
    this(tries, threats, Texts.ENGLISH);
  }

  /** The same in a language. */
  public PrintedOptions in(Texts other) {
    return new PrintedOptions(tries, threats, other);
  }
}
