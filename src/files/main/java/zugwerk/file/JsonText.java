package zugwerk.file;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectReader;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zugwerk.work.InputException;

/** JSON as maps, lists, texts, numbers, truth values and null, for packages that do not use the library. */
public final class JsonText {

  private static final ObjectReader READER = ProblemFile.MAPPER.readerFor(Object.class)
      .with(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

  private JsonText() {}

  /**
   * The value of a text.
   *
   * @throws InputException in one sentence, if it is not JSON
   */
  public static @Nullable Object read(String text) {
    try {
      return READER.readValue(text);
    } catch (JsonMappingException _) {
      throw new InputException("is not JSON: it is empty or there is text after its end");
    } catch (JsonProcessingException fault) {
      throw JsonFault.of(fault);
    }
  }

  /**
   * An object whose fields keep their order.
   *
   * @param fields names, each followed by its value
   */
  public static Map<String, @Nullable Object> object(@Nullable Object... fields) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    for (int i = 0; i < fields.length; i += 2) {
      object.put(String.valueOf(fields[i]), fields[i + 1]);
    }
    return object;
  }

  /**
   * A value on one line.
   *
   * @param value made of maps with texts as keys, lists, texts, numbers, truth values and null
   */
  public static String write(@Nullable Object value) {
    try {
      return ProblemFile.MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException fault) {
      throw new IllegalArgumentException("is not a value of JSON", fault);
    }
  }
}
