package zugwerk.fuzz;

import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Spoils texts as chance wants it; the same seed spoils the same text alike. */
final class Mutation {

  /** The longest text that is made, in characters. */
  static final int LONGEST = 60_000;

  private static final List<String> SCRAPS =
      List.of("", "\0", "\t", "\n", "\r\n", " ", "\u001B[31m", "\u00E9", "\u00C3",
          "\u00FF", "\u202E", "\uFEFF", "\uD800", "\uD83D\uDE00", "\u0130", "\u2028", "\"", "'", "`", "{", "}", "[",
          "]", "(",
          ")", "<", ">", ";", ":", ",", ".", "|", "/", "\\", "\\u0000", "&a ", "*a", "---\n", "- ", ": ", "=", "#", "%",
          "%s",
          "$1", "@", "!", "?", "*", "^", "-", "--", "-->", "0", "1", "9", "-1", "2147483648", "99999999999999999999",
          "1e400",
          "NaN", "null", "true", "K", "k", "P", "w", "b", "e4", "a9", "ser-", "h#", "x", "e.p.", "O-O", "...", "lame:",
          "BeginProblem ", "\n\n");

  private final Random random;
  private final List<String> others;

  /**
   * @param others texts that parts are taken from
   */
  Mutation(long seed, List<String> others) {
    random = new Random(seed);
    this.others = others;
  }

  private static <T> T any(Random random, List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** One of some texts, spoilt in up to six places. */
  String of(List<String> samples) {
    String text = any(random, samples);
    for (int edits = random.nextInt(7); edits > 0; edits--) {
      text = edited(text);
      text = text.substring(0, Math.min(text.length(), LONGEST));
    }
    return text;
  }

  private String edited(String text) {
    int from = random.nextInt(text.length() + 1);
    int to = Math.min(text.length(), from + (random.nextInt(4) == 0 ? random.nextInt(text.length() + 1)
        : random.nextInt(6)));
    String before = text.substring(0, from);
    String part = text.substring(from, to);
    String after = text.substring(to);
    return switch (random.nextInt(10)) {
      case 0 -> before + after;
      case 1, 2 -> before + any(random, SCRAPS) + after;
      case 3 -> before + part + any(random, SCRAPS) + after;
      case 4 -> before + part + part + after;
      case 5 -> before + part.repeat(1 << random.nextInt(part.length() < 9 ? 13 : 4)) + after;
      case 6 -> before + (char) random.nextInt(random.nextBoolean() ? 128 : 65_536) + after;
      case 7 -> after + part + before;
      case 8 -> before + (random.nextBoolean() ? part.toUpperCase(Locale.ROOT) : part.strip()) + after;
      default -> before + scrapOf(any(random, others)) + after;
    };
  }

  private String scrapOf(String other) {
    int start = random.nextInt(other.length() + 1);
    return other.substring(start, Math.min(other.length(), start + random.nextInt(60)));
  }
}
