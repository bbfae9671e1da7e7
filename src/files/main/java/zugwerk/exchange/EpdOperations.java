package zugwerk.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.work.InputException;

/**
 * The operations of an EPD: an opcode, operands, a semicolon. Collections omit semicolons and put remarks between
 * operations; text that is no operation is kept as it is.
 */
final class EpdOperations {

  /** The key for text that is no operation. No opcode contains blanks. */
  static final String UNPARSED = "as it stands";

  private static final Pattern TOKEN = Pattern.compile("\"[^\"]*+\"?|;|[^\\s;\"]++");
  private static final Pattern OPCODE = Pattern.compile("[A-Za-z]\\w{0,14}");

  /** Standard opcodes that cannot be read as moves. */
  private static final Set<String> STANDARD = Set.of("acd", "acn", "acs", "am", "bm", "ce", "dm", "draw_accept",
      "draw_claim", "draw_offer", "draw_reject", "eco", "fmvn", "hmvc", "id", "nic", "noop", "pm", "pv", "rc",
      "resign", "sm", "tcgs", "tcri", "tcsi");

  /** Opcodes that change the problem. Each may occur once. */
  private static final Set<String> ONCE = Set.of("bm", "dm", "fmvn", "hmvc", "id", "pv");

  private final Map<String, String> operations = new LinkedHashMap<>();
  private final List<String> unparsed = new ArrayList<>();
  private final List<String> segment = new ArrayList<>();

  private EpdOperations() {}

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
    if (!reader.unparsed.isEmpty()) {
      reader.operations.put(UNPARSED, String.join("; ", reader.unparsed));
    }
    return reader.operations;
  }

  private void end() {
    if (segment.isEmpty()) {
      return;
    }
    String code = segment.getFirst();
    String operands = String.join(" ", segment.subList(1, segment.size()));
    if (operations.containsKey(code) && ONCE.contains(code)) {
      throw new InputException("the operation '{0}' is there twice", code);
    }
    if (operations.containsKey(code) || !OPCODE.matcher(code).matches()) {
      unparsed.add(String.join(" ", segment));
    } else {
      operations.put(code, plain(operands));
    }
    segment.clear();
  }

  static boolean begins(String text) {
    return STANDARD.contains(text.split("[\\s;]", 2)[0]);
  }

  private static String plain(String operands) {
    return operands.matches("\"[^\"]*\"") ? operands.substring(1, operands.length() - 1) : operands;
  }

  /** EPD cannot hold quotes and line breaks: they become apostrophes and blanks. */
  static String quoted(String text) {
    return '"' + text.replace('"', '\'').replaceAll("\\s*\\R\\s*", " ") + '"';
  }

  static String operand(String text) {
    return text.isEmpty() || text.contains("\"") || text.matches("[^\\s;]+") ? text : quoted(text);
  }
}
