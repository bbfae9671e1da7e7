package zugwerk.content.quality;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * The conventions of composition: constraints, which no points make up for. A key that takes flights breaks one only
 * if it gives none.
 */
public final class Conventions {

  /** The terms that break a convention, in the order of the terms. */
  public static final List<Term> ALL = QualityTerms.ALL.stream().filter(Term::convention).toList();

  private Conventions() {}

  /**
   * The conventions with some names, in any case.
   *
   * @throws InputException in one sentence, if a name is unknown
   */
  public static Set<Term> named(Collection<String> names) {
    return names.stream().map(Conventions::named).collect(Collectors.toUnmodifiableSet());
  }

  private static Term named(String name) {
    String plain = name.strip().toLowerCase(Locale.ROOT);
    return ALL.stream().filter(known -> known.name().toLowerCase(Locale.ROOT).equals(plain)).findFirst()
        .orElseThrow(() -> new InputException(
            "Unknown convention '{0}'. Conventions: {1}", name.strip(),
            ALL.stream().map(Term::name).collect(Collectors.joining(", "))));
  }

  static Message sentence(List<Quality.Entry> broken) {
    return broken.isEmpty() ? Message.message("Conventions: all kept.") : Message.message("Conventions broken: {0}.",
        Message.joined(broken.stream().map(Quality.Entry::label).toList(), ", "));
  }
}
