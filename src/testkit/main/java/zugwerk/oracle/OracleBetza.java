package zugwerk.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads a Betza expression into courses. */
final class OracleBetza {

  private static final int UNLIMITED = 64;

  private final String text;
  private int at = 0;

  private OracleBetza(String text) {
    this.text = text;
  }

  static List<OraclePath> read(String text) {
    if (OracleWalks.isName(text)) {
      return List.of(new OracleWalks(text));
    }
    OracleBetza reader = new OracleBetza(text);
    List<OraclePath> courses = new ArrayList<>();
    do {
      courses.addAll(reader.one());
    } while (reader.at < text.length());
    return courses;
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : ' ';
  }

  private IllegalArgumentException error(String what) {
    return new IllegalArgumentException(what + " at " + (at + 1) + " of '" + text + "'");
  }

  /** Modifiers, one atom (doubled for a rider), a number. */
  private List<OraclePath> one() {
    if (text.substring(at).matches("[b-z]*a[a-z]*[A-Z].*")) {
      return again();
    }
    String directions = "";
    String traits = "";
    for (; Character.isLowerCase(peek()); at++) {
      if ("fblrvshw".indexOf(peek()) >= 0) {
        directions += peek() == 'w' ? 's' : peek();
      } else if ("mcnjgpieqz".indexOf(peek()) >= 0 && traits.indexOf(peek()) < 0) {
        traits += peek();
      } else {
        throw error("no such modifier");
      }
    }
    char atom = peek();
    if (atom == '(') {
      return numbered(directions, traits);
    }
    if (atom == '[') {
      String legs = text.substring(at + 1).replaceFirst("].*", "");
      at += legs.length() + 2;
      if (at > text.length()) {
        throw error("no end of the bracket");
      }
      return List.of(OracleLegs.bracket(directions, traits, legs));
    }
    if ("WFDNAHCZGLJKQRB".indexOf(atom) < 0) {
      throw error("no atom");
    }
    at++;
    boolean doubled = peek() == atom;
    if (doubled) {
      if ("QRB".indexOf(atom) >= 0) {
        throw error("no doubling of this");
      }
      at++;
    }
    boolean rider = doubled || "QRB".indexOf(atom) >= 0 || traits.contains("q") || traits.contains("z");
    int range = rider ? UNLIMITED : 1;
    if (Character.isDigit(peek())) {
      int start = at;
      while (Character.isDigit(peek())) {
        at++;
      }
      range = at - start > 2 ? 0 : Integer.parseInt(text.substring(start, at));
      if (range == 0 && at - start > 1 || doubled) {
        throw error("no such range");
      }
      range = range == 0 ? UNLIMITED : range;
    }
    boolean clash = traits.contains("g") && traits.contains("p") || traits.contains("q") && traits.contains("z");
    if (clash) {
      throw error("modifiers that exclude each other");
    }
    return courses(sides(atom), directions, traits, range);
  }

  private List<OraclePath> again() {
    int start = at;
    while (Character.isLowerCase(peek())) {
      at++;
    }
    String modifiers = text.substring(start, at);
    char atom = text.charAt(at++);
    start = at;
    if (peek() == atom && "RBQ".indexOf(atom) < 0 || Character.isDigit(peek())) {
      at++;
    }
    return OracleLegs.again(modifiers, atom, text.substring(start, at));
  }

  /** A leaper such as (1,4), which leaps once. */
  private List<OraclePath> numbered(String directions, String traits) {
    if (!text.substring(at).matches("\\([0-7],[0-7]\\)(\\D.*)?") || traits.matches(".*[gpqz].*")) {
      throw error("no leaper");
    }
    int one = text.charAt(at + 1) - '0';
    int other = text.charAt(at + 3) - '0';
    at += 5;
    return courses(new int[][] {{Math.max(one, other), Math.min(one, other)}}, directions, traits, 1);
  }

  private static List<OraclePath> courses(int[][] atoms, String directions, String given, int range) {
    String traits = given.matches(".*[mce].*") ? given : given + "mc";
    List<OraclePath> courses = new ArrayList<>();
    for (int[] sides : atoms) {
      List<int[]> circle = OracleDirections.circle(sides[0], sides[1]);
      for (int[] first : OracleDirections.chosen(circle, directions)) {
        for (List<int[]> leaps : leaps(circle, first, traits)) {
          courses.add(new OracleCourse(leaps, range, traits));
        }
      }
    }
    return courses;
  }

  static int[][] sides(char atom) {
    return switch (atom) {
      case 'W', 'R' -> new int[][] {{1, 0}};
      case 'F', 'B' -> new int[][] {{1, 1}};
      case 'D' -> new int[][] {{2, 0}};
      case 'N' -> new int[][] {{2, 1}};
      case 'A' -> new int[][] {{2, 2}};
      case 'H' -> new int[][] {{3, 0}};
      case 'C', 'L' -> new int[][] {{3, 1}};
      case 'Z', 'J' -> new int[][] {{3, 2}};
      case 'G' -> new int[][] {{3, 3}};
      default -> new int[][] {{1, 0}, {1, 1}};
    };
  }

  /** The leaps taken in turn: one; or two in turn (z); or all around (q), in either sense. */
  private static List<List<int[]>> leaps(List<int[]> circle, int[] first, String traits) {
    if (!traits.contains("q") && !traits.contains("z")) {
      return List.of(List.of(first));
    }
    int size = circle.size();
    int index = circle.indexOf(first);
    List<List<int[]>> both = new ArrayList<>();
    for (int turn : new int[] {1, size - 1}) {
      int[][] leaps = new int[traits.contains("z") ? 2 : size][];
      for (int n = 0; n < leaps.length; n++) {
        leaps[n] = circle.get((index + n * turn) % size);
      }
      both.add(Arrays.asList(leaps));
    }
    return both;
  }
}
