package zugwerk.betza;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The lists of powers that the types of pieces have in turn, for both colours.
 *
 * <p>Written {@code N=N/WD;B=B/R4}: entries separated by a slash, types by a semicolon, {@code name:expression} for a
 * named entry. A second list after a bar is Black's ({@code N=N/WD|WD/N}); without it Black has White's. The two lists
 * of a type may differ in length.
 *
 * @param white White's list of each type, in the order in which types are written; 1 to {@value #LONGEST} entries
 * @param black Black's lists, of the same types
 */
public record PowerLists(Map<Character, List<Power>> white, Map<Character, List<Power>> black) {

  /** The most entries that a list may have. */
  public static final int LONGEST = 32;

  /** @throws IllegalArgumentException when the colours have different types or a list is empty or too long */
  public PowerLists {
    if (!white.keySet().equals(black.keySet())) {
      throw new IllegalArgumentException("the colours must have the same types");
    }
    white = copy(white);
    black = copy(black);
  }

  private static Map<Character, List<Power>> copy(Map<Character, List<Power>> lists) {
    Map<Character, List<Power>> copy = new LinkedHashMap<>(lists);
    for (Map.Entry<Character, List<Power>> entry : copy.entrySet()) {
      entry.setValue(List.copyOf(entry.getValue()));
      if (entry.getValue().isEmpty() || entry.getValue().size() > LONGEST) {
        throw new IllegalArgumentException("type " + entry.getKey() + " must have 1 to " + LONGEST + " powers");
      }
    }
    return Collections.unmodifiableMap(copy);
  }

  /**
   * Reads complete lists.
   *
   * @param types the letters of all types, each of which must be listed, in the order to write them in
   * @throws BetzaException at the first fault
   */
  public static PowerLists parse(String text, String types) {
    return new PowerListsReader(text, types).read(null);
  }

  /**
   * Reads lists in which a type may be left out.
   *
   * @param types the letters of the types that may be listed, in the order to write them in
   * @param defaults the list of a missing type, for each colour
   * @throws BetzaException at the first fault
   */
  public static PowerLists parse(String text, String types, PowerLists defaults) {
    return new PowerListsReader(text, types).read(defaults);
  }

  /**
   * Reads the lists of those types that have one.
   *
   * @param types the letters that types may have, in the order to write them in
   * @throws BetzaException at the first fault
   */
  public static PowerLists some(String text, String types) {
    return new PowerListsReader(text, types).read();
  }

  /**
   * Reads one entry of a list, such as {@code WD} or {@code Waffle:WA}.
   *
   * @throws BetzaException at the first fault
   */
  public static Power entry(String text) {
    return new PowerListsReader(text, "").readEntry();
  }

  /** A colour's lists (0 White, 1 Black). */
  public Map<Character, List<Power>> of(int side) {
    return side == 0 ? white : black;
  }

  /**
   * The list of a type for a side (0 White, 1 Black).
   *
   * @throws NoSuchElementException if the type has none
   */
  public List<Power> list(int side, char type) {
    return Optional.ofNullable(of(side).get(type)).orElseThrow();
  }

  /** The lists in the form that is read, all types, Black's list only where it differs. */
  public String text() {
    List<String> entries = new ArrayList<>();
    white.forEach((type, list) -> {
      List<Power> other = list(1, type);
      entries.add(type + "=" + text(list) + (other.equals(list) ? "" : "|" + text(other)));
    });
    return String.join(";", entries);
  }

  private static String text(List<Power> list) {
    return list.stream().map(Power::text).collect(Collectors.joining("/"));
  }
}
