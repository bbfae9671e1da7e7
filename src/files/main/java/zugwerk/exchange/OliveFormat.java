package zugwerk.exchange;

import java.util.LinkedHashMap;
import java.util.Map;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;

/**
 * Collections of Olive, a user interface for Popeye: a YAML document a problem, with source, number and date as texts.
 */
final class OliveFormat extends YamlFormat {

  OliveFormat() {
    super("olive", "Olive collection", "olv");
  }

  @Override
  Map<String, Object> fields(Problem problem, String remark) {
    Map<String, Object> fields = new LinkedHashMap<>();
    Credits credits = problem.credits();
    authors(fields, problem);
    put(fields, "source", credits.source());
    put(fields, "source-id", credits.sourceId());
    put(fields, "date", credits.date());
    put(fields, "distinction", credits.award());
    problem(fields, problem);
    texts(fields, problem, remark);
    return fields;
  }

  private static void put(Map<String, Object> fields, String name, String text) {
    if (!text.isBlank()) {
      fields.put(name, numbered(text));
    }
  }
}
