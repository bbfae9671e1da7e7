package zugwerk.oracle;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What stands behind the name of a condition.
 *
 * @param text the options, separated by spaces
 */
record OracleOptions(String text) {

  private static final Pattern SQUARE = Pattern.compile("\\b[a-h][1-8]\\b");

  boolean has(String words) {
    return (" " + text + " ").contains(" " + words + " ");
  }

  /** Whether a side is bound: the one that is named, else as given. */
  boolean binds(boolean white, boolean usual) {
    return has("white") || has("black") ? has(white ? "white" : "black") : usual;
  }

  List<Integer> squares() {
    return SQUARE.matcher(text).results().map(MatchResult::group).map(OracleState::square).toList();
  }

  /** The letters of pieces, in capitals. */
  String letters() {
    return Pattern.compile("\\b[A-Z]\\b").matcher(text).results().map(MatchResult::group)
        .reduce("", String::concat);
  }

  /** What White and Black have of a number: one for both, or one each; negative where there is none. */
  double number(boolean white) {
    String[] numbers = text.trim().split("/");
    String number = numbers.length == 1 || white ? numbers[0] : numbers[1];
    return number.matches("[0-9.]+") ? Double.parseDouble(number) : -1;
  }

  /** Whether one number stands for both sides together. */
  boolean isCommon() {
    return !text.contains("/");
  }
}
