package zugwerk.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The lists of powers of a game's types, one a side, as {@code N=N/WD;B=bishop:B/R4}.
 *
 * <p>Types are separated by {@code ;}, entries by {@code /}; a name and a colon may precede an entry. Behind
 * {@code |} a type's second list is Black's.
 *
 * @param white a list of at least one power by the letter of its type
 * @param black the same for Black, who has the same types
 */
public record PowerLists(Map<Character, List<Power>> white, Map<Character, List<Power>> black) {

  /** The most entries of a list. */
  public static final int MOST_ENTRIES = 16;

  public PowerLists {
    white = Map.copyOf(white);
    black = Map.copyOf(black);
  }

  /**
   * Reads lists.
   *
   * @param types the letters of the game's types
   * @param defaults the lists of types that the text leaves out, or null if it must name all
   * @throws BetzaException if the text cannot be read; its position is one in the whole text
   */
  public static PowerLists parse(String text, String types, PowerLists defaults) {
    Map<Character, List<Power>> white = new TreeMap<>();
    Map<Character, List<Power>> black = new TreeMap<>();
    int at = 0;
    for (String item : text.split(";", -1)) {
      if (item.length() < 2 || item.charAt(1) != '=') {
        throw new BetzaException(text, at, "a type and '=' are expected, as in N=N/WD");
      }
      char type = item.charAt(0);
      if (types.indexOf(type) < 0) {
        throw new BetzaException(text, at, "'" + type + "' is no type of this game, which has " + types);
      }
      if (white.containsKey(type)) {
        throw new BetzaException(text, at, "the type " + type + " is given twice");
      }
      int bar = item.indexOf('|');
      white.put(type, list(text, at + 2, at + (bar < 0 ? item.length() : bar)));
      black.put(type, bar < 0 ? white.get(type) : list(text, at + bar + 1, at + item.length()));
      at += item.length() + 1;
    }
    for (char type : types.toCharArray()) {
      if (!white.containsKey(type)) {
        if (defaults == null) {
          throw new BetzaException(text, text.length(), "the type " + type + " is missing");
        }
        white.put(type, defaults.white().get(type));
        black.put(type, defaults.black().get(type));
      }
    }
    return new PowerLists(white, black);
  }

  private static List<Power> list(String text, int start, int end) {
    List<Power> powers = new ArrayList<>();
    int at = start;
    for (String entry : text.substring(start, end).split("/", -1)) {
      if (powers.size() == MOST_ENTRIES) {
        throw new BetzaException(text, at, "a list has " + MOST_ENTRIES + " entries at most");
      }
      powers.add(entry(text, at, entry));
      at += entry.length() + 1;
    }
    return powers;
  }

  private static Power entry(String text, int at, String entry) {
    int colon = entry.indexOf(':');
    if (colon == 0) {
      throw new BetzaException(text, at, "the name before ':' is empty");
    }
    String name = entry.substring(0, Math.max(colon, 0));
    if (!name.chars().allMatch(Character::isLetterOrDigit)) {
      throw new BetzaException(text, at, "the name '" + name + "' has other signs than letters and digits");
    }
    String expression = entry.substring(colon + 1);
    try {
      return colon < 0 ? BetzaParser.parse(expression) : BetzaParser.parse(name, expression);
    } catch (BetzaException fault) {
      throw new BetzaException(text, at + colon + 1 + fault.position(), fault.reason());
    }
  }

  /** The text that reads as these lists, with the types in the given order. */
  public String text(String types) {
    List<String> items = new ArrayList<>();
    for (char type : types.toCharArray()) {
      String own = text(white.get(type));
      String other = text(black.get(type));
      items.add(type + "=" + own + (own.equals(other) ? "" : "|" + other));
    }
    return String.join(";", items);
  }

  private static String text(List<Power> list) {
    return String.join("/", list.stream()
        .map(power -> power.name().equals(power.expression())
            ? power.expression() : power.name() + ":" + power.expression())
        .toList());
  }
}
