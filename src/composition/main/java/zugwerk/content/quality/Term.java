package zugwerk.content.quality;

import java.util.List;
import java.util.stream.Stream;

/**
 * A term of the measure: something that is counted in a problem. A term with the name of a theme replaces that theme.
 *
 * @param name its name in files of weights
 * @param plural the same for several
 * @param definition what is counted, in a sentence
 * @param finder counts it
 */
public record Term(String name, String plural, String definition, Finder finder) {

  /** All terms: those of the key, of the play, of the diagram. */
  public static final List<Term> ALL = Stream.of(KeyTerms.terms(), PlayTerms.terms(), PositionTerms.terms())
      .flatMap(List::stream).toList();

  @FunctionalInterface
  interface Finder {
    void find(Appraisal of, Tally tally);
  }

  @Override
  public String toString() {
    return name;
  }
}
