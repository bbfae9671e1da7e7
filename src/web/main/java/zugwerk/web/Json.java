package zugwerk.web;

import java.util.List;
import java.util.Map;

/** Writes maps, lists, texts, numbers and truth values as JSON. */
final class Json {

  private final StringBuilder text = new StringBuilder();

  private Json() {}

  static String of(Map<String, ?> fields) {
    Json json = new Json();
    json.object(fields);
    return json.text.toString();
  }

  private void value(Object value) {
    switch (value) {
      case Map<?, ?> fields -> object(fields);
      case List<?> items -> list(items);
      case String words -> string(words);
      default -> text.append(value);
    }
  }

  private void object(Map<?, ?> fields) {
    String separator = "{";
    for (Map.Entry<?, ?> field : fields.entrySet()) {
      text.append(separator);
      string(field.getKey().toString());
      text.append(':');
      value(field.getValue());
      separator = ",";
    }
    text.append(fields.isEmpty() ? "{}" : "}");
  }

  private void list(List<?> items) {
    String separator = "";
    text.append('[');
    for (Object item : items) {
      text.append(separator);
      value(item);
      separator = ",";
    }
    text.append(']');
  }

  private void string(String words) {
    text.append('"');
    for (int i = 0; i < words.length(); i++) {
      char c = words.charAt(i);
      if (c == '"' || c == '\\') {
        text.append('\\').append(c);
      } else if (c < ' ') {
        text.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
      } else {
        text.append(c);
      }
    }
    text.append('"');
  }
}
