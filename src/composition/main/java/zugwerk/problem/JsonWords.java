package zugwerk.problem;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The JSON library's messages in words for people who edit a file. */
final class JsonWords {

  /** A message of the library, and its replacement, with its groups as {@code $1}. */
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
      Saying.of("Unexpected end-of-input.*", "the file ends too early"),
      Saying.of(FOUND + "was expecting double-quote to start field name.*",
          "the name of a field in double quotation marks is expected, not '$1'"),
      Saying.of(FOUND + "was expecting comma.*", "a comma is missing"),
      Saying.of(FOUND + "was expecting a colon.*", "a colon is missing"),
      Saying.of(FOUND + ".*comment.*", "comments are not allowed"),
      Saying.of(FOUND + ".*", "'$1' is not allowed here"),
      Saying.of("Unrecognized token '(.*?)'.*", "'$1' is not a value; put texts in double quotation marks"),
      Saying.of("Illegal unquoted character \\(.*code (10|13)\\)?\\).*",
          "a text continues after the end of its line; write a line break as \\\\n"),
      Saying.of("Illegal unquoted character \\(.*code 9\\)?\\).*", "a text contains a tab; write it as \\\\t"),
      Saying.of("Illegal unquoted character \\(.*code (\\d+)\\)?\\).*",
          "a text contains a control character (code $1)"),
      Saying.of("Unrecognized character escape '(.)'.*",
          "there is no '\\\\$1' in texts; a backslash is written \\\\\\\\"),
      Saying.of(".*Leading zeroes not allowed.*", "a number begins with a superfluous 0"),
      Saying.of("Non-standard token '(.*?)'.*", "'$1' is not a number"));

  private JsonWords() {}

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
