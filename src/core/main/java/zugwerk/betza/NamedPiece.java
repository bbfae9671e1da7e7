package zugwerk.betza;

import java.util.List;
import java.util.Locale;

/**
 * A piece of the catalogue.
 *
 * @param name its common name
 * @param aliases other names by which it is found
 * @param expression its power in Betza notation
 * @param description its moves, in a few words
 * @param source its origin
 * @param letters its one or two letters in problems, lower case, in English, German and French, as in Popeye; none for
 *     a piece that Popeye lacks
 */
public record NamedPiece(
    String name, List<String> aliases, String expression, String description, String source, List<String> letters) {

  private static final int SHORT = 4;

  public NamedPiece {
    aliases = List.copyOf(aliases);
    letters = List.copyOf(letters);
  }

  /**
   * Its entry in a list: a short expression alone; a longer one after the name, without characters that names in
   * written moves cannot have ({@code ChargingKnight:fhNrlbK}).
   */
  public String entry() {
    return expression.length() <= SHORT ? expression : word() + ":" + expression;
  }

  private String word() {
    return name.replaceAll("[^\\p{javaLetterOrDigit}]", "");
  }

  /** Its power under its own name; one atom is named by its letter. */
  public Power power() {
    return power(isAtom() ? expression : word());
  }

  Power power(String called) {
    return BetzaParser.parse(called, expression);
  }

  /** Whether it is one atom, which a letter names. */
  public boolean isAtom() {
    return expression.length() == 1;
  }

  /** Whether each word of a search occurs in its name, expression, description or source. */
  public boolean matches(String search) {
    String all = (name + " " + String.join(" ", aliases) + " " + expression + " " + description + " " + source)
        .toLowerCase(Locale.ROOT);
    for (String word : search.strip().toLowerCase(Locale.ROOT).split("\\s+")) {
      if (!all.contains(word)) {
        return false;
      }
    }
    return true;
  }
}
