package zugwerk.content.quality;

import java.util.List;
import java.util.stream.Stream;

/** The table of all terms of the measure, besides the themes. */
public final class QualityTerms {

  /** All terms: those of the key, of the play, of the diagram. */
  public static final List<Term> ALL = Stream.of(KeyTerms.terms(), PlayTerms.terms(), PositionTerms.terms())
      .flatMap(List::stream).toList();

  private QualityTerms() {}
}
