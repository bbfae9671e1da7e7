package zugwerk.exchange;

import java.util.LinkedHashMap;
import java.util.Map;
import zugwerk.problem.Problem;

/**
 * Keeps what a format says and a problem has no field for, among the problem's other fields under the format's name.
 */
final class Leftovers {

  private Leftovers() {}

  /** The problem with one more field; an empty map adds none. */
  static Problem keep(Problem problem, String field, Object value) {
    if (value instanceof Map<?, ?> map && map.isEmpty()) {
      return problem;
    }
    Map<String, Object> other = new LinkedHashMap<>(problem.other());
    other.put(field, value);
    return problem.withOther(other);
  }

  /** What was kept under a name, as a map; empty if nothing was. */
  static Map<String, Object> of(Problem problem, String field) {
    return problem.other().get(field) instanceof Map<?, ?> map ? texted(map) : Map.of();
  }

  /** A map whose keys are texts. */
  static Map<String, Object> texted(Map<?, ?> map) {
    Map<String, Object> texted = new LinkedHashMap<>();
    map.forEach((name, value) -> texted.put(String.valueOf(name), value));
    return texted;
  }

  /** The entries of that map that are texts. */
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
