package zugwerk.file;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.io.IOException;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

final class JsonFault {

  private static final Pattern TWICE = Pattern.compile("Duplicate field '(.*)'", Pattern.DOTALL);
  private static final Pattern BEGUN = Pattern.compile("\\(start marker at \\[.*?line: (\\d+), column: \\d+\\]\\)");

  /** The library's names of classes and switches, with the words around them. */
  private static final Pattern NAMES = Pattern.compile(", from `[^`]*`|: enable `[^`]*` to allow"
      + "| \\(not recognized as one since Feature '[^']*' not enabled for parser\\)"
      + "|(?<=\\()\\(CTRL-CHAR, (code \\d+)\\)(?=\\))");

  private static final Pattern VALUES =
      Pattern.compile("\\(JSON String, Number(?: \\(or [^)]*\\))?, Array, Object or token [^)]*\\)");

  private JsonFault() {}

  static ProblemFileException of(JsonProcessingException fault) {
    return new ProblemFileException(sentence(fault) + place(fault.getLocation()));
  }

  private static String sentence(JsonProcessingException fault) {
    if (fault instanceof JsonMappingException mapping
        && (fault.getCause() == null || fault.getCause() instanceof InputCoercionException)) {
      String field = path(mapping);
      if (field.isEmpty()) {
        return "is not a problem: " + (mapping.getOriginalMessage().startsWith("Trailing token")
            ? "there is text after its end" : "its fields must be in braces");
      }
      return "field \"" + field + "\": "
          + (fault instanceof UnrecognizedPropertyException ? "this field is unknown"
              : expected(mapping) + " is expected");
    }
    JsonProcessingException syntax = fault.getCause() instanceof JsonProcessingException cause ? cause : fault;
    String text = syntax.getOriginalMessage();
    var twice = TWICE.matcher(text);
    if (twice.matches()) {
      return "field \"" + twice.group(1) + "\" occurs twice";
    }
    String plain = JsonMessages.of(text);
    if (!plain.equals(text)) {
      return "is not JSON: " + plain;
    }
    text = BEGUN.matcher(text).replaceAll("(begun on line $1)");
    text = VALUES.matcher(text).replaceAll("(a text in quotation marks, a number, a list, an object, true or false)");
    return "is not JSON: " + NAMES.matcher(text).replaceAll(name -> name.group(1) == null ? "" : name.group(1));
  }

  private static String path(JsonMappingException fault) {
    return fault.getPath().stream()
        .map(step -> step.getFieldName() == null ? "[" + (step.getIndex() + 1) + "]" : "." + step.getFieldName())
        .collect(Collectors.joining()).replaceFirst("^\\.", "");
  }

  private static String expected(JsonMappingException fault) {
    @Nullable Class<?> type = fault instanceof MismatchedInputException mismatch ? mismatch.getTargetType() : null;
    if (type == null) {
      return "a whole number of at most nine digits";
    }
    return switch (type.getSimpleName().toLowerCase(Locale.ROOT)) {
      case "int", "long" -> "a whole number";
      case "boolean" -> "true or false";
      case "string" -> "a text in quotation marks";
      default -> Collection.class.isAssignableFrom(type) ? "a list of texts in square brackets" : "an object in braces";
    };
  }

  static String place(String text, String field) {
    try (JsonParser parser = ProblemFile.MAPPER.createParser(text)) {
      for (@Nullable JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token == JsonToken.FIELD_NAME && parser.getParsingContext().getParent().inRoot()) {
          if (parser.currentName().equals(field)) {
            return place(parser.currentTokenLocation());
          }
          parser.nextToken();
          parser.skipChildren();
        }
      }
    } catch (IOException _) {
      // Not JSON, which has been reported already.
      return "";
    }
    return "";
  }

  private static String place(@Nullable JsonLocation where) {
    return Optional.ofNullable(where)
        .map(at -> " at line " + at.getLineNr() + ", column " + Math.max(1, at.getColumnNr())).orElse("");
  }
}
