package zugwerk.condition;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What is said behind the name of a condition.
 *
 * @param words the options
 * @param squares squares, as bits
 */
public record ConditionOptions(List<String> words, long squares) {

  /** The option of a condition that binds White; with {@link #BLACK}, both sides. */
  public static final String WHITE = "white";

  /** The option of a condition that binds Black. */
  public static final String BLACK = "black";

  /** The options that bind a side, White's first. */
  public static final List<String> SIDES = List.of(WHITE, BLACK);

  /** Stands for any squares among the options of a condition. */
  public static final String SQUARES = "squares";

  /** Stands for a number, or two with a slash between them, among the options of a condition. */
  public static final String NUMBERS = "numbers";

  /** Stands for letters of types, with blanks between them, among the options of a condition. */
  public static final String LETTERS = "letters";

  private static final int MOST = 60_000;

  static final Pattern NUMBER = Pattern.compile("(\\d+(?:\\.\\d+)?|-)(?:/(\\d+(?:\\.\\d+)?|-))?");

  static final Pattern LETTER_LIST = Pattern.compile("[A-Z](?: [A-Z])*");

  public ConditionOptions {
    words = List.copyOf(words);
  }

  public boolean has(String word) {
    return words.contains(word);
  }

  /** The sides that are named, as bits: 1 White, 2 Black. */
  public int sides() {
    return (has(WHITE) ? 1 : 0) | (has(BLACK) ? 2 : 0);
  }

  /**
   * The same with the sides that a condition binds.
   *
   * @param usual those where none is named, as {@link #sides} has them
   */
  ConditionOptions binding(int usual) {
    if (sides() != 0) {
      return this;
    }
    Stream<String> bound = SIDES.stream().filter(side -> (usual >> SIDES.indexOf(side) & 1) != 0);
    return new ConditionOptions(Stream.concat(bound, words.stream()).toList(), squares);
  }

  /** The letters of types that are named. */
  String letters() {
    return words.stream().filter(word -> LETTER_LIST.matcher(word).matches()).findFirst().orElse("").replace(" ", "");
  }

  /** The numbers for White and Black, in hundredths; -1 where there is none. A single number holds for both. */
  int[] hundredths() {
    for (String word : words) {
      Matcher numbers = NUMBER.matcher(word);
      if (numbers.matches()) {
        int white = hundredths(numbers.group(1));
        return new int[] {white, numbers.group(2) == null ? white : hundredths(numbers.group(2))};
      }
    }
    return new int[] {-1, -1};
  }

  private static int hundredths(String number) {
    return number.equals("-") ? -1 : (int) Math.min(MOST, Math.round(100 * Double.parseDouble(number)));
  }
}
