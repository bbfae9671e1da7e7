package zugwerk.content.quality;

import java.util.function.IntFunction;
import zugwerk.content.Feature;
import zugwerk.work.Message;

/**
 * A term of the measure: something that is counted in a problem. A term with the name of a theme replaces that theme.
 *
 * @param name its name in files of weights
 * @param label its name with a number of it, or alone for one
 * @param definition what is counted, in a sentence in English
 * @param finder counts it
 * @param convention whether it breaks a convention, which {@code improve} and {@code generate} never propose unasked
 */
public record Term(String name, IntFunction<Message> label, String definition, Finder finder, boolean convention)
    implements
      Feature {

  Term(String name, IntFunction<Message> label, String definition, Finder finder) {
    this(name, label, definition, finder, false);
  }

  /** The same term as a breach of a convention. */
  Term breach() {
    return new Term(name, label, definition, finder, true);
  }

  @FunctionalInterface
  interface Finder {
    void find(Appraisal of, Tally tally);
  }

  @Override
  public String toString() {
    return name;
  }
}
