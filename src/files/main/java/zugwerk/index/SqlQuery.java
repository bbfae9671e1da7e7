package zugwerk.index;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zugwerk.content.search.Candidate;
import zugwerk.content.search.Comparison;
import zugwerk.content.search.Count;
import zugwerk.content.search.Facts;
import zugwerk.content.search.Facts.Words;
import zugwerk.content.search.Predicates;
import zugwerk.content.search.Query;
import zugwerk.content.search.Shown;
import zugwerk.content.theme.Themes;
import zugwerk.solve.Soundness;

/**
 * A search as an SQL expression on a row {@code p} of problems: 1 if it matches, 0 if not, null if the answer needs a
 * solution that is not known. SQL combines these values as {@link Query#decide} does.
 */
final class SqlQuery {

  /** The full-text index needs at least this many characters. */
  private static final int SHORTEST = 3;

  /** Tests with a column of the same name. */
  private static final List<String> NUMBERS = List.of("Year", "Moves", "Parts");

  private static final String ALL_LETTERS = Predicates.letters("w") + Predicates.letters("b");

  private final Database database;
  private final Boards boards;
  private final StringBuilder sql = new StringBuilder();
  private final List<@Nullable Object> values = new ArrayList<>();

  private SqlQuery(Database database, Boards boards) {
    this.database = database;
    this.boards = boards;
  }

  interface Boards {

    List<Long> matching(Predicate<String> wanted) throws SQLException;
  }

  static SqlQuery of(Query query, Database database, Boards boards) throws SQLException {
    SqlQuery made = new SqlQuery(database, boards);
    made.add(query);
    return made;
  }

  /**
   * The query as at most two that must both hold: the tests that need no solution, which restrict the rows, and the
   * others.
   */
  static List<Query> conjuncts(Query query) {
    return Stream.of(false, true)
        .map(slow -> tests(query).filter(part -> part.needsSolution() == slow).toList())
        .filter(parts -> !parts.isEmpty()).<Query>map(Query.And::new).toList();
  }

  private static Stream<Query> tests(Query query) {
    return query instanceof Query.And(List<Query> parts) ? parts.stream().flatMap(SqlQuery::tests) : Stream.of(query);
  }

  String sql() {
    return sql.toString();
  }

  List<@Nullable Object> values() {
    return values;
  }

  private void add(Query query) throws SQLException {
    switch (query) {
      case Query.And(List<Query> parts) -> add(parts, " AND ");
      case Query.Or(List<Query> parts) -> add(parts, " OR ");
      case Query.Not(Query one) -> {
        sql.append("NOT ");
        add(one);
      }
      case Query.Test test -> {
        sql.append('(');
        if (test.needsSolution()) {
          sql.append("CASE WHEN p.verdict IS NOT NULL THEN ");
        }
        add(test);
        sql.append(test.needsSolution() ? " END)" : ")");
      }
    }
  }

  /** As a balanced tree, because the database nests a chain of signs as deep as it is long. */
  private void add(List<Query> parts, String sign) throws SQLException {
    if (parts.size() == 1) {
      add(parts.getFirst());
      return;
    }
    int half = parts.size() / 2;
    sql.append('(');
    add(parts.subList(0, half), sign);
    sql.append(sign);
    add(parts.subList(half, parts.size()), sign);
    sql.append(')');
  }

  private void add(Query.Test test) throws SQLException {
    String name = test.predicate().name();
    String first = test.arguments().isEmpty() ? "" : test.arguments().getFirst();
    Comparison wanted = test.comparison();
    Optional<Words> words = Words.named(name);
    Optional<Count> count = Count.of(name, test.arguments());
    if (words.isPresent()) {
      either(wanted, () -> texts(words.get(), Predicates.wanted(words.get(), first)));
    } else if (count.isPresent()) {
      compare("p." + Tables.column(count.get()), wanted);
    } else if (NUMBERS.contains(name)) {
      compare("p." + name, wanted);
    } else {
      switch (name) {
        case "Game" -> either(wanted, () -> equal("p.game", Predicates.gameId(first)));
        case "Stipulation" -> either(wanted, () -> {
          sql.append("p.stipulation LIKE ? ESCAPE '\\'");
          values.add(first.strip().replaceAll("([\\\\%_])", "\\\\$1").replace('*', '%'));
        });
        case "PublishedAfter" -> either(wanted, () -> published(">=", Predicates.date(first)));
        case "PublishedBefore" -> either(wanted, () -> published("<", Predicates.date(first)));
        case "Pieces" -> compare(pieces(first), wanted);
        case "Verdict" -> either(wanted, () -> equal("p.verdict", Soundness.of(Facts.small(first)).word()));
        case "Theme" -> theme(first, wanted);
        case "Matrix" -> exactly(wanted, boards.matching(board -> wanted.test(0) != test.decide(
            new Candidate(Facts.of(board), Optional.empty())).orElseThrow()));
        case "Fairy" -> either(wanted, () -> sql.append("p.game != '' AND p.game != 'orthodox'"));
        case "With" -> either(wanted, () -> with(Predicates.with(first)));
        case "ClosedWalk", "TraceBack", "LinearCycle", "ArealCycle" ->
          ways("SELECT problem, closed FROM play WHERE closed != ''", test);
        case "Star", "BigStar", "Cross", "BigCross", "Wheel", "CornerToCorner", "FourCorners", "Excelsior" ->
          ways("SELECT problem, ways FROM play WHERE ways != ''", test);
        case "Trace" -> ways("SELECT problem, ways FROM play WHERE instr(ways, ?)", test,
            Rows.squares(Predicates.squares(test.arguments().get(1))));
        default -> throw new IllegalStateException("the index has no data for " + name);
      }
    }
  }

  @FunctionalInterface
  private interface Part {
    void add() throws SQLException;
  }

  private void either(Comparison wanted, Part condition) throws SQLException {
    if (wanted.test(0) == wanted.test(1)) {
      sql.append(wanted.test(0) ? '1' : '0');
    } else {
      sql.append(wanted.test(0) ? "NOT (" : "(");
      condition.add();
      sql.append(')');
    }
  }

  private void compare(String number, Comparison wanted) {
    sql.append(number).append(' ').append(wanted.sign()).append(" ?");
    values.add(wanted.number());
  }

  private void equal(String column, String value) {
    sql.append(column).append(" = ?");
    values.add(value);
  }

  private void published(String sign, String date) {
    sql.append("p.year > 0 AND p.id IN (SELECT problem FROM entry WHERE date ").append(sign).append(" ?)");
    values.add(date);
  }

  private void texts(Words kind, List<String> wanted) {
    for (String text : wanted) {
      sql.append(text.equals(wanted.getFirst()) ? "" : " AND ");
      boolean isShort = text.codePointCount(0, text.length()) < SHORTEST;
      String column = Tables.column(kind);
      if (isShort || kind != Words.TEXT) {
        sql.append("p.id IN (SELECT problem FROM words WHERE instr(").append(column).append(", ?)");
        values.add(text);
      }
      if (!isShort) {
        sql.append(kind == Words.TEXT ? "p.id IN (" : " AND problem IN (")
            .append("SELECT rowid FROM text WHERE words MATCH ?)");
        values.add("\"" + text.replace("\"", "\"\"") + "\"");
      }
      sql.append(isShort || kind != Words.TEXT ? ")" : "");
    }
  }

  private static String pieces(String kinds) {
    String letters = kinds.isEmpty() ? ALL_LETTERS : Predicates.letters(kinds);
    return letters.equals(ALL_LETTERS) ? "p.pieces" : letters.equals(Predicates.letters("w")) ? "p.white"
        : letters.equals(Predicates.letters("b")) ? "p.black"
            : letters.chars().distinct().mapToObj(letter -> String.valueOf((char) letter))
                .map(letter -> "p.pieces - length(replace(p.material, '" + letter + "', ''))")
                .collect(Collectors.joining(" + "));
  }

  private void with(String letters) {
    sql.append(letters.chars().distinct().mapToObj(letter -> String.valueOf((char) letter))
        .map(letter -> "p.pieces - length(replace(p.material, '" + letter + "', '')) >= "
            + letters.chars().filter(other -> other == letter.charAt(0)).count())
        .collect(Collectors.joining(" AND ")));
  }

  private void theme(String name, Comparison wanted) {
    if (name.isEmpty()) {
      compare("p.themes", wanted);
      return;
    }
    boolean withoutToo = wanted.test(0);
    sql.append(withoutToo ? "p.id NOT IN" : "p.id IN").append(" (SELECT problem FROM theme WHERE name = ? AND ")
        .append(withoutToo ? "NOT " : "").append('(');
    values.add(Themes.named(name).orElseThrow().name());
    compare("number", wanted);
    sql.append("))");
  }

  private void ways(String question, Query.Test test, @Nullable Object... requested) throws SQLException {
    Comparison wanted = test.comparison();
    exactly(wanted, database.all(question, row -> {
      Shown shown = new Shown.Known(Soundness.SOUND, Map.of(), Map.of(), Rows.ways(
          row.getString(2)), List.of(), List.of());
      return test.decide(new Candidate(Facts.of(""), Optional.of(shown))).orElseThrow() == wanted.test(0) ? 0L
          : row.getLong(1);
    }, requested));
  }

  private void exactly(Comparison wanted, List<Long> problems) {
    sql.append(wanted.test(0) ? "p.id NOT IN" : "p.id IN").append(" (SELECT value FROM json_each(?))");
    values.add(problems.toString());
  }
}
