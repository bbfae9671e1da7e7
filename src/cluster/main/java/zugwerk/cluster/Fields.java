package zugwerk.cluster;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zugwerk.file.JsonText;
import zugwerk.work.InputException;

/**
 * The fields of a JSON object that came from another machine. Each is read by name and kind.
 *
 * @param values the fields
 */
public record Fields(Map<?, ?> values) {

  /**
   * Reads a text.
   *
   * @throws InputException in one sentence, if it is not a JSON object
   */
  public static Fields read(String text) {
    return of(JsonText.read(text));
  }

  static Fields of(@Nullable Object value) {
    return new Fields(as(Map.class, value, "an object"));
  }

  /** A text; errors as for {@link #read}. */
  public String text(String name) {
    return as(String.class, values.get(name), name);
  }

  /** A whole number within a range; errors as for {@link #read}. */
  public long number(String name, long least, long most) {
    return number(values.get(name), name, least, most);
  }

  static long number(@Nullable Object value, String name, long least, long most) {
    long number = value instanceof Integer || value instanceof Long ? ((Number) value).longValue() : least - 1;
    if (number < least || number > most) {
      throw misfit(name);
    }
    return number;
  }

  int count(String name) {
    return (int) number(name, 0, Integer.MAX_VALUE);
  }

  double real(String name) {
    return values.get(name) instanceof BigDecimal real ? real.doubleValue() : as(Number.class, values.get(name), name)
        .doubleValue();
  }

  boolean truth(String name) {
    return as(Boolean.class, values.get(name), name);
  }

  /** A list; errors as for {@link #read}. */
  public List<?> list(String name) {
    return as(List.class, values.get(name), name);
  }

  List<String> texts(String name) {
    return list(name).stream().map(one -> as(String.class, one, name)).toList();
  }

  /** An object; errors as for {@link #read}. */
  public Fields object(String name) {
    return of(values.get(name));
  }

  <E extends Enum<E>> E constant(Class<E> kind, String name) {
    return constant(kind, values.get(name), name);
  }

  static <E extends Enum<E>> E constant(Class<E> kind, @Nullable Object value, String name) {
    return Stream.of(kind.getEnumConstants()).filter(one -> one.name().equals(value)).findFirst()
        .orElseThrow(() -> misfit(name));
  }

  boolean has(String name) {
    return values.get(name) != null;
  }

  static <T> T as(Class<T> kind, @Nullable Object value, String name) {
    return Optional.ofNullable(value).filter(kind::isInstance).map(kind::cast).orElseThrow(() -> misfit(name));
  }

  static InputException misfit(String name) {
    return new InputException("is not in the schema of this version: {0}", name);
  }
}
