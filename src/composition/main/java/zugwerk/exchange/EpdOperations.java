package zugwerk.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The operations of an EPD: an opcode, its operands, and a semicolon behind each. Collections leave semicolons out and
 * put remarks of their own among the operations; what is no operation is kept as it stands.
 */
final class EpdOperations {

  /** The name under which everything is kept that is no operation. No opcode has blanks. */
  static final String LOOSE = "as it stands";

  private static final Pattern TOKEN = Pattern.compile("\"[^\"]*+\"?|;|[^\\s;\"]++");
  private static final Pattern OPCODE = Pattern.compile("[A-Za-z]\\w{0,14}");

  /** The opcodes of the standard that no move looks like. */
  private static final Set<String> STANDARD = Set.of("acd", "acn", "acs", "am", "bm", "ce", "dm", "draw_accept",
      "draw_claim", "draw_offer", "draw_reject", "eco", "fmvn", "hmvc", "id", "nic", "noop", "pm", "pv", "rc",
      "resign", "sm", "tcgs", "tcri", "tcsi");

  /** The opcodes that make another problem. They may stand there once. */
  private static final Set<String> ONCE = Set.of("bm", "dm", "fmvn", "hmvc", "id", "pv");

  private final Map<String, String> operations = new LinkedHashMap<>();
  private final List<String> loose = new ArrayList<>();
  private final List<String> segment = new ArrayList<>();

  private EpdOperations() {}

  /**
   * Operands by opcode, a single quoted text without its quotes.
   *
   * @throws IllegalArgumentException in one sentence, if an operation with a meaning is there twice
   */
  static Map<String, String> read(String text) {
    EpdOperations reader = new EpdOperations();
    Matcher tokens = TOKEN.matcher(text);
    while (tokens.find()) {
      String token = tokens.group();
      if (token.equals(";") || STANDARD.contains(token)) {
        reader.end();
      }
      if (!token.equals(";")) {
        reader.segment.add(token);
      }
    }
    reader.end();
    if (!reader.loose.isEmpty()) {
      reader.operations.put(LOOSE, String.join("; ", reader.loose));
    }
    return reader.operations;
  }

  /** Ends an operation, with its semicolon or without. */
  private void end() {
    if (segment.isEmpty()) {
      return;
    }
    String code = segment.getFirst();
    String operands = String.join(" ", segment.subList(1, segment.size()));
    if (operations.containsKey(code) && ONCE.contains(code)) {
      throw new IllegalArgumentException("the operation '" + code + "' is there twice");
    }
    if (operations.containsKey(code) || !OPCODE.matcher(code).matches()) {
      loose.add(String.join(" ", segment));
    } else {
      operations.put(code, plain(operands));
    }
    segment.clear();
  }

  /** Whether a text begins with an opcode of the standard. */
  static boolean begins(String text) {
    return STANDARD.contains(text.split("[\\s;]", 2)[0]);
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
