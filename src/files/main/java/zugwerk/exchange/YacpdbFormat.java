package zugwerk.exchange;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;

/**
 * Entries of YACPDB, a YAML document each, by the schema of that database. It allows no other fields, so everything
 * else goes into a comment.
 */
final class YacpdbFormat extends YamlFormat {

  YacpdbFormat() {
    super("yacpdb", "YACPDB", "yaml", "yml");
  }

  @Override
  Map<String, Object> fields(Problem problem, String remark) {
    Map<String, Object> fields = new LinkedHashMap<>();
    Map<String, Object> kept = Leftovers.of(problem, YamlReader.FIELD);
    Credits credits = problem.credits();
    authors(fields, problem);
    Map<String, Object> source = new LinkedHashMap<>();
    Optional<Object> date = YamlSource.date(credits.date());
    if (!credits.source().isBlank() && date.isPresent()) {
      source.put("name", credits.source());
      if (kept.get("source") instanceof Map<?, ?> more) {
        more.forEach((name, value) -> source.putIfAbsent(String.valueOf(name), value));
      }
      if (!credits.sourceId().isBlank()) {
        source.put("problemid", numbered(credits.sourceId()));
      }
      source.put("date", date.get());
      fields.put("source", source);
      if (kept.get("award") instanceof Map<?, ?> award && keptAward(award).equals(credits.award())) {
        fields.put("award", award);
      } else if (YamlSource.isDistinction(credits.award())) {
        Map<String, Object> won = new LinkedHashMap<>();
        won.put("tourney", "ditto");
        won.put("distinction", credits.award());
        fields.put("award", won);
      }
    }
    problem(fields, problem);
    texts(fields, problem, remark);
    if (kept.get("reprints") instanceof List<?> reprints && reprints.size() == credits.reprints().size()) {
      fields.put("reprints", reprints);
    } else {
      YamlSource.reprints(credits.reprints()).ifPresent(reprints -> fields.put("reprints", reprints));
    }
    kept.forEach((name, value) -> {
      if (!List.of("authors", "source", "award", "reprints").contains(name)) {
        fields.put(name, value);
      }
    });
    return fields;
  }

  private static String keptAward(Map<?, ?> award) {
    return YamlSource.award(YamlTree.of(YamlWriter.document(Leftovers.texted(award)), 0));
  }
}
