package zugwerk.file;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replaces the JSON library's messages for people who edit a file. */
final class JsonMessages {

  private record Message(Pattern message, String replacement) {

    static Message of(String message, String replacement) {
      return new Message(Pattern.compile(message, Pattern.DOTALL), replacement);
    }
  }

  private static final String FOUND = "Unexpected character \\('(.)' \\(code \\d+[^)]*\\)\\): ";
  private static final String BEGUN = ".*line: (\\d+), column: \\d+\\]\\)";

  private static final List<Message> MESSAGES = List.of(
      Message.of("Unexpected end-of-input: expected close marker for Object" + BEGUN,
          "the file ends before the brace opened on line $1 is closed"),
      Message.of("Unexpected end-of-input: expected close marker for Array" + BEGUN,
          "the file ends before the bracket opened on line $1 is closed"),
      Message.of("Unexpected end-of-input.*quote.*", "the closing quotation mark of a text is missing"),
      Message.of("Unexpected end-of-input.*", "the file ends too early"),
      Message.of(FOUND + "was expecting double-quote to start field name.*",
          "the name of a field in double quotation marks is expected, not '$1'"),
      Message.of(FOUND + "was expecting comma.*", "a comma is missing"),
      Message.of(FOUND + "was expecting a colon.*", "a colon is missing"),
      Message.of(FOUND + ".*comment.*", "comments are not allowed"),
      Message.of(FOUND + ".*", "'$1' is not allowed here"),
      Message.of("Unrecognized token '(.*?)'.*", "'$1' is not a value; put texts in double quotation marks"),
      Message.of("Illegal unquoted character \\(.*code (10|13)\\)?\\).*",
          "a text continues after the end of its line; write a line break as \\\\n"),
      Message.of("Illegal unquoted character \\(.*code 9\\)?\\).*", "a text contains a tab; write it as \\\\t"),
      Message.of("Illegal unquoted character \\(.*code (\\d+)\\)?\\).*",
          "a text contains a control character (code $1)"),
      Message.of("Unrecognized character escape '(.)'.*",
          "there is no '\\\\$1' in texts; a backslash is written \\\\\\\\"),
      Message.of("Document nesting depth \\(\\d+\\) exceeds the maximum allowed \\((\\d+).*",
          "brackets and braces are nested more than $1 deep"),
      Message.of(".*Leading zeroes not allowed.*", "a number begins with a superfluous 0"),
      Message.of("Non-standard token '(.*?)'.*", "'$1' is not a number"));

  private JsonMessages() {}

  static String of(String message) {
    for (Message known : MESSAGES) {
      Matcher matcher = known.message.matcher(message);
      if (matcher.matches()) {
        return matcher.replaceFirst(known.replacement);
      }
    }
    return message;
  }
}
