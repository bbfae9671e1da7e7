package zugwerk.file;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import zugwerk.problem.Problem;
import zugwerk.work.InputException;

/**
 * The part of a problem that another format cannot hold, as one line of text: the JSON of its fields with single
 * quotes, without line breaks, double quotes and semicolons, so that it fits in comments, tags and quotes of that
 * format. A null marks a field that the problem does not have.
 */
public final class Remainder {

  /** The fields that identify the game and the position. */
  public static final Set<String> POSITION = Set.of("game", "powers", "fen");

  private static final ObjectReader READER = ProblemFile.MAPPER.reader().with(JsonReadFeature.ALLOW_SINGLE_QUOTES);

  private Remainder() {}

  /**
   * The fields of a problem that differ from those that the format kept.
   *
   * @param always fields that are written in any case, if the problem has them
   * @return the text; empty if nothing is lost
   */
  public static String of(Problem whole, Problem kept, Set<String> always) {
    ObjectNode rest = difference(whole, kept, always);
    if (rest.isEmpty()) {
      return "";
    }
    String text = rest.toString();
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        i++;
        line.append(text.charAt(i) == '"' ? "\\u0022" : "\\" + text.charAt(i));
      } else {
        line.append(switch (c) {
          case '"' -> "'";
          case '\'' -> "\\u0027";
          case ';' -> "\\u003b";
          default -> String.valueOf(c);
        });
      }
    }
    return line.toString();
  }

  /** The names of the fields of a problem that differ from those that the format kept. */
  public static List<String> fields(Problem whole, Problem kept) {
    return difference(whole, kept, Set.of()).propertyStream().map(field -> field.getKey()).toList();
  }

  private static ObjectNode difference(Problem whole, Problem kept, Set<String> always) {
    ObjectNode all = tree(whole);
    ObjectNode some = tree(kept);
    ObjectNode rest = ProblemFile.MAPPER.createObjectNode();
    all.properties().forEach(field -> {
      if (always.contains(field.getKey()) || !field.getValue().equals(some.get(field.getKey()))) {
        rest.set(field.getKey(), field.getValue());
      }
    });
    some.fieldNames().forEachRemaining(name -> {
      if (!all.has(name)) {
        rest.putNull(name);
      }
    });
    return rest;
  }

  private static ObjectNode tree(Problem problem) {
    return ProblemFile.MAPPER.valueToTree(ProblemFields.of(problem.withVersions(List.of())));
  }

  /** Whether a text contains a position, so that the format's own position is not needed. */
  public static boolean hasPosition(String text) {
    return parse(text).has("fen");
  }

  /**
   * The whole problem, from the format's part of it and the text of the rest.
   *
   * @throws InputException in one sentence, if the text is damaged
   */
  public static Problem added(Problem kept, String text) {
    ObjectNode fields = tree(kept);
    parse(text).properties().forEach(field -> {
      if (field.getValue().isNull()) {
        fields.remove(field.getKey());
      } else {
        fields.set(field.getKey(), field.getValue());
      }
    });
    return ProblemFile.parse(fields.toString());
  }

  private static ObjectNode parse(String text) {
    try {
      JsonNode node = READER.readTree(text);
      if (node instanceof ObjectNode object) {
        return object;
      }
    } catch (JsonProcessingException _) {
      // Rejected below, together with texts that are JSON but not an object.
    }
    throw new InputException(
        "the remark in which this program keeps the rest of the problem was changed and cannot be read: {0}", text);
  }
}
