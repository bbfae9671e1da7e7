package zugwerk.exchange;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** TeX accents, as in the names of Popeye's files: {@code Kova\v{c}evi\'c} is Kovačević. */
final class TexLetters {

  private static final Map<Character, Character> ACCENTS = Map.ofEntries(Map.entry('\'', '\u0301'),
      Map.entry('`', '\u0300'), Map.entry('^', '\u0302'), Map.entry('"', '\u0308'), Map.entry('~', '\u0303'),
      Map.entry('=', '\u0304'), Map.entry('.', '\u0307'), Map.entry('v', '\u030C'), Map.entry('u', '\u0306'),
      Map.entry('H', '\u030B'), Map.entry('c', '\u0327'), Map.entry('k', '\u0328'), Map.entry('r', '\u030A'),
      Map.entry('d', '\u0323'));
  private static final Map<String, String> LETTERS = Map.ofEntries(Map.entry("ss", "ß"), Map.entry("ae", "æ"),
      Map.entry("AE", "Æ"), Map.entry("oe", "œ"), Map.entry("OE", "Œ"), Map.entry("aa", "å"), Map.entry("AA", "Å"),
      Map.entry("o", "ø"), Map.entry("O", "Ø"), Map.entry("l", "ł"), Map.entry("L", "Ł"), Map.entry("i", "ı"));
  /** An accent that is a sign, or a letter separated from the next one; then a letter, perhaps in braces. */
  private static final Pattern ACCENT = Pattern.compile(
      "\\\\(?:(['`^\"~=.])\\s*|([vuHckrd])(?:\\s+|(?=\\{)))"
          + "(?:\\{\\\\?([A-Za-z])\\s*}|\\\\([ij])(?![A-Za-z])\\s?|([A-Za-z]))");
  private static final Pattern LETTER = Pattern.compile(
      "\\\\(ss|ae|AE|oe|OE|aa|AA|o|O|l|L|i)(?![A-Za-z])(?:\\{}|\\s)?");
  private static final Pattern GROUP = Pattern.compile("\\{(\\p{L})}");

  private TexLetters() {}

  static String plain(String text) {
    if (text.indexOf('\\') < 0) {
      return text;
    }
    String accented = ACCENT.matcher(text).replaceAll(found -> Matcher.quoteReplacement(Normalizer.normalize(
        group(found, 3, 4, 5) + Objects.requireNonNull(ACCENTS.get(group(found, 1, 2).charAt(0))),
        Normalizer.Form.NFC)));
    String lettered = LETTER.matcher(accented)
        .replaceAll(found -> Matcher.quoteReplacement(Objects.requireNonNull(LETTERS.get(found.group(1)))));
    return GROUP.matcher(lettered).replaceAll("$1");
  }

  private static String group(MatchResult found, int... groups) {
    return Arrays.stream(groups).mapToObj(found::group).filter(Objects::nonNull).findFirst().orElseThrow();
  }
}
