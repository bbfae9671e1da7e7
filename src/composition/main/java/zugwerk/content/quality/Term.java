package zugwerk.content.quality;

/**
 * A term of the measure: something that is counted in a problem. A term with the name of a theme replaces that theme.
 *
 * @param name its name in files of weights
 * @param plural the same for several
 * @param definition what is counted, in a sentence
 * @param finder counts it
 */
public record Term(String name, String plural, String definition, Finder finder) {

  /** Counts a term in a solution, once for each addition to the tally. */
  @FunctionalInterface
  interface Finder {
    void find(Appraisal of, Tally tally);
  }

  @Override
  public String toString() {
    return name;
  }
}
