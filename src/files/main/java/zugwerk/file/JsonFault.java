package zugwerk.file;

import static zugwerk.work.Message.message;

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
import zugwerk.work.InputException;
import zugwerk.work.Message;

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

  static InputException of(JsonProcessingException fault) {
    Message sentence = sentence(fault);
    return new InputException(place(fault.getLocation()).map(place -> message("{0} {1}", sentence, place))
        .orElse(sentence));
  }

  private static Message sentence(JsonProcessingException fault) {
    if (fault instanceof JsonMappingException mapping
        && (fault.getCause() == null || fault.getCause() instanceof InputCoercionException)) {
      String field = path(mapping);
      if (field.isEmpty()) {
        return mapping.getOriginalMessage().startsWith("Trailing token")
            ? message("is not a problem: there is text after its end")
            : message("is not a problem: its fields must be in braces");
      }
      return message("field \"{0}\": {1}", field, fault instanceof UnrecognizedPropertyException
          ? message("this field is unknown") : message("{0} is expected", expected(mapping)));
    }
    JsonProcessingException syntax = fault.getCause() instanceof JsonProcessingException cause ? cause : fault;
    String text = syntax.getOriginalMessage();
    var twice = TWICE.matcher(text);
    if (twice.matches()) {
      return message("field \"{0}\" occurs twice", twice.group(1));
    }
    String plain = JsonMessages.of(text);
    if (!plain.equals(text)) {
      return message("is not JSON: {0}", plain);
    }
    text = BEGUN.matcher(text).replaceAll("(begun on line $1)");
    text = VALUES.matcher(text).replaceAll("(a text in quotation marks, a number, a list, an object, true or false)");
    return message("is not JSON: {0}",
        NAMES.matcher(text).replaceAll(name -> name.group(1) == null ? "" : name.group(1)));
  }

  private static String path(JsonMappingException fault) {
    return fault.getPath().stream()
        .map(step -> step.getFieldName() == null ? "[" + (step.getIndex() + 1) + "]" : "." + step.getFieldName())
        .collect(Collectors.joining()).replaceFirst("^\\.", "");
  }

  private static Message expected(JsonMappingException fault) {
    @Nullable Class<?> type = fault instanceof MismatchedInputException mismatch ? mismatch.getTargetType() : null;
    if (type == null) {
      return message("a whole number of at most nine digits");
    }
    return switch (type.getSimpleName().toLowerCase(Locale.ROOT)) {
      case "int", "long" -> message("a whole number");
      case "boolean" -> message("true or false");
      case "string" -> message("a text in quotation marks");
      default -> Collection.class.isAssignableFrom(type) ? message("a list of texts in square brackets")
          : message("an object in braces");
    };
  }

  static Optional<Message> place(String text, String field) {
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
      return Optional.empty();
    }
    return Optional.empty();
  }

  private static Optional<Message> place(@Nullable JsonLocation where) {
    return Optional.ofNullable(where)
        .map(at -> message("at line {0}, column {1}", at.getLineNr(), Math.max(1, at.getColumnNr())));
  }
}
