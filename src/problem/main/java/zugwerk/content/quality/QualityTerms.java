package zugwerk.content.quality;

import java.util.List;
import java.util.stream.Stream;

/** The table of all terms: those of the key, of the play, of the diagram, and those that need the solver. */
public final class QualityTerms {

  public static final List<Term> ALL = Stream.of(KeyTerms.terms(), PlayTerms.terms(), PositionTerms.terms(),
      ForceTerms.terms(), NeedTerms.terms()).flatMap(List::stream).toList();

  private QualityTerms() {}
}
