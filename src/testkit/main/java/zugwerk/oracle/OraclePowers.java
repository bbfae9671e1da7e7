package zugwerk.oracle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The lists of powers, by type and colour, read from {@code N=N/WD;B=B/R4|R4/B}. */
final class OraclePowers {

  private static final String DEFAULT = "N=N/WD;B=B/R4;R=R/NN;Q=Q/WAND;K=K;P=fmWfceFifmnD";

  private final Map<Character, List<List<OraclePath>>> white = new HashMap<>();
  private final Map<Character, List<List<OraclePath>>> black = new HashMap<>();

  OraclePowers(String text) {
    read(DEFAULT);
    if (text != null && !text.isBlank()) {
      read(text.trim());
    }
  }

  /** What a piece can do while its type's counter stands there. */
  List<OraclePath> current(char type, boolean forWhite, int counter) {
    List<List<OraclePath>> list = (forWhite ? white : black).get(type);
    return list.get(counter % list.size());
  }

  int length(char type, boolean forWhite) {
    return (forWhite ? white : black).get(type).size();
  }

  /** After how many moves of the type both lists are at their first entry again: the least common multiple. */
  int cycle(char type) {
    int cycle = 1;
    while (cycle % white.get(type).size() != 0 || cycle % black.get(type).size() != 0) {
      cycle++;
    }
    return cycle;
  }

  private void read(String text) {
    Set<Character> seen = new HashSet<>();
    for (String item : text.split(";", -1)) {
      if (!item.matches("[KQRBNP]=[^=|]+(\\|[^=|]+)?") || !seen.add(item.charAt(0))) {
        throw new IllegalArgumentException("not the list of a type: " + item);
      }
      String[] lists = colours(item);
      white.put(item.charAt(0), list(lists[0]));
      black.put(item.charAt(0), list(lists[1]));
    }
  }

  /** White's list and Black's of an item such as {@code N=N/WD|WD/N}; one list is that of both. */
  static String[] colours(String item) {
    String[] lists = item.substring(2).split("\\|");
    return new String[] {lists[0], lists[lists.length - 1]};
  }

  private static List<List<OraclePath>> list(String text) {
    List<List<OraclePath>> list = new ArrayList<>();
    for (String entry : text.split("/", -1)) {
      String expression = entry.substring(entry.indexOf(':') + 1);
      list.add(OracleBetza.read(expression));
    }
    return list;
  }
}
