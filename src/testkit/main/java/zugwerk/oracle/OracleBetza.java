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

  static List<OracleCourse> read(String text) {
    OracleBetza reader = new OracleBetza(text);
    List<OracleCourse> courses = new ArrayList<>();
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
  private List<OracleCourse> one() {
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
      return bent(directions, traits);
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

  /** A leaper such as (1,4), which leaps once. */
  private List<OracleCourse> numbered(String directions, String traits) {
    if (!text.substring(at).matches("\\([0-7],[0-7]\\)(\\D.*)?") || traits.matches(".*[gpqz].*")) {
      throw error("no leaper");
    }
    int one = text.charAt(at + 1) - '0';
    int other = text.charAt(at + 3) - '0';
    at += 5;
    return courses(new int[][] {{Math.max(one, other), Math.min(one, other)}}, directions, traits, 1);
  }

  /** Two legs such as [F?R]: a leap, and then perhaps others that turn by at most half of a right angle. */
  private List<OracleCourse> bent(String directions, String given) {
    String legs = text.substring(at).replaceFirst("].*", "");
    if (!legs.matches("\\[[WFDAHG]\\?([WFDAHG]{1,2}|[WFDAHGRB][0-6]?)") || given.matches(".*[njgpeqz].*")) {
      throw error("no bent rider");
    }
    at += legs.length() + 1;
    char second = legs.charAt(3);
    String more = legs.substring(4);
    boolean rides = more.equals("0") || more.equals("" + second) || more.isEmpty() && "RB".indexOf(second) >= 0;
    int most = rides ? 7 : more.isEmpty() ? 1 : Integer.parseInt(more);
    int[] one = sides(legs.charAt(1))[0];
    int[] two = sides(second)[0];
    String traits = given.matches(".*[mc].*") ? given : given + "mc";
    List<OracleCourse> courses = new ArrayList<>();
    for (int[] first : OracleDirections.chosen(OracleDirections.circle(one[0], one[1]), directions)) {
      double angle = Math.atan2(first[1], first[0]);
      boolean alike = (one[1] == 0) == (two[1] == 0);
      for (int[] next : OracleDirections.circle(two[0], two[1])) {
        double turn = Math.abs(Math.toDegrees(Math.atan2(next[1], next[0]) - angle));
        if (Math.round(Math.min(turn, 360 - turn)) == (alike ? 0 : 45)) {
          List<int[]> leaps = new ArrayList<>(List.of(first));
          for (int i = 0; i < most; i++) {
            leaps.add(next);
          }
          courses.add(new OracleCourse(leaps, leaps.size(), traits));
        }
      }
    }
    return courses;
  }

  private static List<OracleCourse> courses(int[][] atoms, String directions, String given, int range) {
    String traits = given.matches(".*[mce].*") ? given : given + "mc";
    List<OracleCourse> courses = new ArrayList<>();
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

  private static int[][] sides(char atom) {
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
