package zugwerk.work;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Finds the words that somebody may have meant. */
public final class Spelling {

  /** Letters per error. */
  private static final int LETTERS = 3;

  private Spelling() {}

  /** The nearest of the known words that are near enough; none if no word is. */
  public static List<String> nearest(String word, Collection<String> known) {
    List<String> near = known.stream().filter(one -> distance(word, one) <= Math.max(1, word.length() / LETTERS))
        .sorted(Comparator.comparingInt((String one) -> distance(word, one)).thenComparing(one -> one)).toList();
    return near.stream().filter(one -> distance(word, one) == distance(word, near.getFirst())).toList();
  }

  /** The number of letters added, left out or replaced, and of neighbours exchanged. */
  public static int distance(String from, String to) {
    int[][] errors = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        if (i == 0 || j == 0) {
          errors[i][j] = i + j;
          continue;
        }
        int replaced = errors[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        errors[i][j] = Math.min(replaced, 1 + Math.min(errors[i - 1][j], errors[i][j - 1]));
        if (i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1)) {
          errors[i][j] = Math.min(errors[i][j], errors[i - 2][j - 2] + 1);
        }
      }
    }
    return errors[from.length()][to.length()];
  }
}
