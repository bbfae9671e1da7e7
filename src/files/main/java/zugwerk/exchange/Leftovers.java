package zugwerk.exchange;

import java.util.LinkedHashMap;
import java.util.Map;
import zugwerk.problem.Problem;

/** Keeps data that a problem has no field for among its other fields, under the format's name. */
final class Leftovers {

  private Leftovers() {}

  static Problem keep(Problem problem, String field, Object value) {
    if (value instanceof Map<?, ?> map && map.isEmpty()) {
      return problem;
    }
    Map<String, Object> other = new LinkedHashMap<>(problem.other());
    other.put(field, value);
    return problem.withOther(other);
  }

  static Map<String, Object> of(Problem problem, String field) {
    return problem.other().get(field) instanceof Map<?, ?> map ? texted(map) : Map.of();
  }

  static Map<String, Object> texted(Map<?, ?> map) {
    Map<String, Object> texted = new LinkedHashMap<>();
    map.forEach((name, value) -> texted.put(String.valueOf(name), value));
    return texted;
  }

  static Map<String, String> texts(Problem problem, String field) {
    Map<String, String> texts = new LinkedHashMap<>();
    of(problem, field).forEach((name, value) -> {
      if (value instanceof String text) {
        texts.put(name, text);
      }
    });
    return texts;
  }
}
