package zugwerk.problem;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a JSON library says of a text that is not JSON, in words for people who only want to mend their file. */
final class JsonWords {

  /** A message of the library, and the plain words for it, with its groups as {@code $1}. */
  private record Saying(Pattern message, String words) {

    static Saying of(String message, String words) {
      return new Saying(Pattern.compile(message, Pattern.DOTALL), words);
    }
  }

  private static final String FOUND = "Unexpected character \\('(.)' \\(code \\d+[^)]*\\)\\): ";
  private static final String BEGUN = ".*line: (\\d+), column: \\d+\\]\\)";

  private static final List<Saying> SAYINGS = List.of(
      Saying.of("Unexpected end-of-input: expected close marker for Object" + BEGUN,
          "the file ends before the brace opened on line $1 is closed"),
      Saying.of("Unexpected end-of-input: expected close marker for Array" + BEGUN,
          "the file ends before the bracket opened on line $1 is closed"),
      Saying.of("Unexpected end-of-input.*quote.*", "the closing quotation mark of a text is missing"),
      Saying.of("Unexpected end-of-input.*", "the file ends too soon"),
      Saying.of(FOUND + "was expecting double-quote to start field name.*",
          "the name of a field in double quotation marks is expected, not '$1'"),
      Saying.of(FOUND + "was expecting comma.*", "a comma is missing"),
      Saying.of(FOUND + "was expecting a colon.*", "a colon is missing"),
      Saying.of(FOUND + ".*comment.*", "comments are not allowed"),
      Saying.of(FOUND + ".*", "'$1' makes no sense here"),
      Saying.of("Unrecognized token '(.*?)'.*", "'$1' makes no sense; texts stand in double quotation marks"),
      Saying.of("Illegal unquoted character \\(.*code (10|13)\\)?\\).*",
          "a text goes on beyond the end of its line; a line break in it is written \\\\n"),
      Saying.of("Illegal unquoted character \\(.*code 9\\)?\\).*", "a text holds a tab, which is written \\\\t"),
      Saying.of("Illegal unquoted character \\(.*code (\\d+)\\)?\\).*",
          "a text holds a control character (code $1)"),
      Saying.of("Unrecognized character escape '(.)'.*",
          "there is no '\\\\$1' in texts; a backslash is written \\\\\\\\"),
      Saying.of(".*Leading zeroes not allowed.*", "a number begins with a needless 0"),
      Saying.of("Non-standard token '(.*?)'.*", "'$1' is no number"));

  private JsonWords() {}

  /** The words for a message; the message itself where there are none. */
  static String of(String message) {
    for (Saying saying : SAYINGS) {
      Matcher matcher = saying.message.matcher(message);
      if (matcher.matches()) {
        return matcher.replaceFirst(saying.words);
      }
    }
    return message;
  }
}
