package zugwerk.index;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.content.search.Facts.Field;
import zugwerk.content.search.Predicates;
import zugwerk.content.search.Query;
import zugwerk.content.theme.Themes;

/**
 * A condition in SQL on a row {@code p} of problems that every match of a search fulfils, from texts and themes that
 * the tables find without reading each problem. Which of these problems match is decided by {@link Query#decide}.
 */
record Preselection(String sql, List<String> values) {

  /** The full-text index needs at least this many characters. */
  private static final int SHORTEST = 3;

  /** The database nests an expression at most 1000 deep; further conditions would hardly select fewer problems. */
  private static final int MOST = 100;

  private record Condition(String sql, String value) {}

  static Preselection of(Query query) {
    List<Condition> conditions = tests(query).filter(test -> !test.comparison().test(0))
        .flatMap(Preselection::conditions).distinct().limit(MOST).toList();
    return new Preselection(conditions.isEmpty() ? "1"
        : conditions.stream().map(Condition::sql).collect(Collectors.joining(" AND ")),
        conditions.stream().map(Condition::value).toList());
  }

  /** The tests that must all hold. */
  private static Stream<Query.Test> tests(Query query) {
    return switch (query) {
      case Query.Joined(List<Query> parts, boolean enough) when !enough ->
        parts.stream().flatMap(Preselection::tests);
      case Query.Test test -> Stream.of(test);
      case Query.Joined _,Query.Not _ -> Stream.empty();
    };
  }

  private static Stream<Condition> conditions(Query.Test test) {
    String argument = test.arguments().isEmpty() ? "" : test.arguments().getFirst();
    Optional<Field> field = Field.named(test.predicate().name());
    if (field.isPresent()) {
      // The field of all texts contains the others.
      return Predicates.wanted(field.get(), argument).stream()
          .filter(text -> text.codePointCount(0, text.length()) >= SHORTEST)
          .map(text -> new Condition("p.id IN (SELECT rowid FROM text WHERE words MATCH ?)",
              "\"" + text.replace("\"", "\"\"") + "\""));
    }
    return test.predicate().name().equals("Theme") ? Themes.named(argument).stream()
        .map(theme -> new Condition("(p.verdict IS NULL OR p.id IN (SELECT problem FROM theme WHERE name = ?))",
            theme.name()))
        : Stream.empty();
  }
}
