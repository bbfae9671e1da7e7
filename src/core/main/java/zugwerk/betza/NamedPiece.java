package zugwerk.betza;

import java.util.List;
import java.util.Locale;

/**
 * A piece of the catalogue.
 *
 * @param name what people call it
 * @param expression its power in Betza notation
 * @param description how it goes, in a few words
 * @param source where it comes from
 * @param letters its one or two letters in problems, lower case, in English, German and French, as Popeye has them;
 *     none for a piece that Popeye does not know
 */
public record NamedPiece(
    String name, String expression, String description, String source, List<String> letters) {

  private static final int SHORT = 4;

  public NamedPiece {
    letters = List.copyOf(letters);
  }

  /**
   * How a list names it: a short expression stands for itself, a longer one has the name before it, without what a name
   * in written moves may not hold ({@code ChargingKnight:fhNrlbK}).
   */
  public String entry() {
    return expression.length() <= SHORT ? expression : word() + ":" + expression;
  }

  private String word() {
    return name.replaceAll("[^\\p{L}\\p{N}]", "");
  }

  /** Its power under its own name; that of one atom is called by its letter. */
  public Power power() {
    return power(isAtom() ? expression : word());
  }

  /** Its power under a name. */
  Power power(String called) {
    return BetzaParser.parse(called, expression);
  }

  /** Whether it is one atom, which a letter names. */
  public boolean isAtom() {
    return expression.length() == 1;
  }

  /** Whether each word of a search stands in its name, expression, description or source. */
  public boolean answers(String search) {
    String all = (name + " " + expression + " " + description + " " + source).toLowerCase(Locale.ROOT);
    for (String word : search.strip().toLowerCase(Locale.ROOT).split("\\s+")) {
      if (!all.contains(word)) {
        return false;
      }
    }
    return true;
  }
}
