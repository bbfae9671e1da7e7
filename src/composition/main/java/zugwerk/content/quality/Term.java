package zugwerk.content.quality;

/**
 * A term of the measure: something that is counted in a problem. A term that bears the name of a theme is counted
 * instead of the theme.
 *
 * @param name what it is called in files of weights
 * @param plural the same for several
 * @param definition what is counted, in a sentence
 * @param finder counts it
 */
public record Term(String name, String plural, String definition, Finder finder) {

  /** Counts a term in a solution: each telling counts once. */
  @FunctionalInterface
  interface Finder {
    void find(Appraisal of, Tally tally);
  }

  @Override
  public String toString() {
    return name;
  }
}
