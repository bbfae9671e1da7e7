package zugwerk.exchange;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The operations of an EPD: an opcode, its operands, and a semicolon behind each. */
final class EpdOperations {

  private static final Pattern OPERATION =
      Pattern.compile("\\s*([A-Za-z]\\w{0,14})((?:\\s++(?:\"[^\"]*+\"|[^\\s;\"]++))*+)\\s*;");

  private EpdOperations() {}

  /**
   * Operands by opcode, a single quoted text without its quotes.
   *
   * @throws IllegalArgumentException in one sentence that names the place
   */
  static Map<String, String> read(String text) {
    Map<String, String> operations = new LinkedHashMap<>();
    Matcher match = OPERATION.matcher(text);
    int read = 0;
    while (read < text.length() && match.region(read, text.length()).lookingAt()) {
      if (operations.putIfAbsent(match.group(1), plain(match.group(2).strip())) != null) {
        throw new IllegalArgumentException("the operation '" + match.group(1) + "' is there twice");
      }
      read = match.end();
    }
    if (!text.substring(read).isBlank()) {
      throw new IllegalArgumentException("an operation is an opcode, its operands and a semicolon, not '"
          + text.substring(read).strip() + "'");
    }
    return operations;
  }

  private static String plain(String operands) {
    return operands.matches("\"[^\"]*\"") ? operands.substring(1, operands.length() - 1) : operands;
  }

  /** A text as operand; quotes and line breaks, which EPD cannot hold, become apostrophes and blanks. */
  static String quoted(String text) {
    return '"' + text.replace('"', '\'').replaceAll("\\s*\\R\\s*", " ") + '"';
  }

  /** An operand as it was read. */
  static String operand(String text) {
    return text.isEmpty() || text.contains("\"") || text.matches("[^\\s;]+") ? text : quoted(text);
  }
}
