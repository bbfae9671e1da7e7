package zugwerk.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Which of an atom's directions the letters f b l r v s h choose. */
final class OracleDirections {

  private OracleDirections() {}

  /** All leaps with these two sides, in the order in which a clock's hand would meet them (backwards). */
  static List<int[]> circle(int longer, int shorter) {
    List<int[]> circle = new ArrayList<>();
    for (int dx = -7; dx <= 7; dx++) {
      for (int dy = -7; dy <= 7; dy++) {
        int max = Math.max(Math.abs(dx), Math.abs(dy));
        int min = Math.min(Math.abs(dx), Math.abs(dy));
        if (max == longer && min == shorter) {
          circle.add(new int[] {dx, dy});
        }
      }
    }
    circle.sort(Comparator.comparingDouble(leap -> Math.atan2(leap[1], leap[0])));
    return circle;
  }

  static List<int[]> chosen(List<int[]> circle, String letters) {
    List<int[]> chosen = new ArrayList<>();
    for (int[] leap : circle) {
      boolean oblique = circle.size() == 8;
      if (!oblique && letters.contains("h")) {
        throw new IllegalArgumentException("h says something of oblique leaps only");
      }
      boolean diagonal = Math.abs(leap[0]) == Math.abs(leap[1]);
      boolean in = oblique ? oblique(leap, letters) : diagonal ? diagonal(leap, letters) : straight(leap, letters);
      if (letters.isEmpty() || in) {
        chosen.add(leap);
      }
    }
    return chosen;
  }

  /** Whether a leap has a part in the direction of f, b, l or r, or of v or s. */
  private static boolean towards(int[] leap, char letter) {
    return switch (letter) {
      case 'f' -> leap[1] > 0;
      case 'b' -> leap[1] < 0;
      case 'l' -> leap[0] < 0;
      case 'r' -> leap[0] > 0;
      case 'v' -> leap[1] != 0;
      default -> leap[0] != 0;
    };
  }

  /** Whether the longer side of a leap goes in that direction: the narrow pair. */
  private static boolean mainly(int[] leap, char letter) {
    boolean upright = Math.abs(leap[1]) > Math.abs(leap[0]);
    return towards(leap, letter) && upright == isVertical(letter);
  }

  private static boolean isVertical(char letter) {
    return "fbv".indexOf(letter) >= 0;
  }

  /** On straight leaps the letters add up. */
  private static boolean straight(int[] leap, String letters) {
    return letters.chars().anyMatch(letter -> towards(leap, (char) letter));
  }

  /** On diagonal leaps fl is one direction, flbr are two; in rlb any of the sideways letters goes with the b. */
  private static boolean diagonal(int[] leap, String letters) {
    boolean inPairs = letters.length() % 2 == 0;
    boolean inAPair = false;
    for (int i = 0; i + 1 < letters.length(); i += 2) {
      char one = letters.charAt(i);
      char two = letters.charAt(i + 1);
      inPairs = inPairs && isVertical(one) != isVertical(two);
      inAPair = inAPair || towards(leap, one) && towards(leap, two);
    }
    if (inPairs) {
      return inAPair;
    }
    String vertical = letters.replaceAll("[lrs]", "");
    String sideways = letters.replaceAll("[fbv]", "");
    return (vertical.isEmpty() || straight(leap, vertical)) && (sideways.isEmpty() || straight(leap, sideways));
  }

  /**
   * On oblique leaps: fh the forward half, f or ff the narrow pair, fs the wide pair, lv the pair that is left of the
   * upright; fl the left one's forward member, lf the forward one's left member; v is fb and s is lr. These add up.
   */
  private static boolean oblique(int[] leap, String letters) {
    boolean in = false;
    int i = 0;
    while (i < letters.length()) {
      char one = letters.charAt(i);
      char two = i + 1 < letters.length() ? letters.charAt(i + 1) : ' ';
      boolean plain = "fblr".indexOf(one) >= 0;
      if (one == 'h' && (two == 'l' || two == 'r')) {
        // To the left of its longer side, a leap is turned by less than half of a right angle against the clock.
        double turned = Math.toDegrees(Math.atan2(leap[1], leap[0])) + 360;
        boolean left = turned % 90 < 45;
        in |= left == (two == 'l');
        i += 2;
      } else if (one == 'h' || two == 'h' && !plain) {
        throw new IllegalArgumentException("h needs one of f b l r before it: " + letters);
      } else if (two == 'h') {
        in |= towards(leap, one);
        i += 2;
      } else if (plain && two == one) {
        in |= mainly(leap, one);
        i += 2;
      } else if (plain && two != ' ' && isVertical(one) != isVertical(two)) {
        in |= towards(leap, one) && mainly(leap, two);
        i += 2;
      } else {
        in |= mainly(leap, one);
        i += 1;
      }
    }
    return in;
  }
}
