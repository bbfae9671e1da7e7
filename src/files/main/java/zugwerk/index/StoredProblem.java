package zugwerk.index;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import zugwerk.content.Count;
import zugwerk.content.search.Candidate;
import zugwerk.content.search.Facts;
import zugwerk.content.search.Shown;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.Themes;
import zugwerk.solve.Soundness;

/**
 * A problem as the index stores it, while a search reads its row. Only what a test needs is read.
 *
 * @param row the current row of a question for {@link #COLUMNS}
 */
record StoredProblem(Database database, ResultSet row) implements Shown {

  static final String COLUMNS = "p.year, p.moves, p.parts, p.asks, e.board, p.verdict, "
      + Tables.COUNTS.stream().map("p."::concat).collect(Collectors.joining(", "));

  private static final Map<String, Theme> THEMES =
      Themes.ALL.stream().collect(Collectors.toUnmodifiableMap(Theme::name, theme -> theme));

  Candidate candidate() throws SQLException {
    long year = row.getLong("year");
    Facts facts = new Facts(this::text, year == 0 ? "" : row.getString("date"), year, row.getString("game"),
        row.getString("stipulation"), row.getBoolean("asks"), row.getLong("moves"), row.getLong("parts"),
        row.getString("board"));
    return new Candidate(facts, row.getString("verdict") == null ? Optional.empty() : Optional.of(this));
  }

  private String text(Facts.Field field) {
    return stored("words", Tables.column(field)).orElse("");
  }

  @Override
  public Soundness verdict() {
    return Soundness.of(read(() -> row.getString("verdict")));
  }

  @Override
  public long count(Count what) {
    return read(() -> row.getLong(Tables.column(what)));
  }

  @Override
  public Map<Theme, Long> themes() {
    return read(() -> database.all("SELECT name, number FROM theme WHERE problem = ?",
        found -> Map.entry(Objects.requireNonNull(THEMES.get(found.getString(1))), found.getLong(2)), id())).stream()
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  @Override
  public Collection<Way> ways() {
    return play("ways", Rows::ways);
  }

  @Override
  public Collection<Net> nets() {
    return play("nets", Rows::nets);
  }

  @Override
  public Collection<Line> play() {
    return play("lines", Rows::lines);
  }

  private <T> List<T> play(String column, Function<String, List<T>> reader) {
    return stored("play", column).map(reader).orElse(List.of());
  }

  private Optional<String> stored(String table, String column) {
    return read(() -> database.all("SELECT " + column + " FROM " + table + " WHERE problem = ?",
        found -> found.getString(1), id())).stream().findFirst();
  }

  private long id() throws SQLException {
    return row.getLong("id");
  }

  private static <T> T read(Database.Work<T> work) {
    try {
      return work.run();
    } catch (SQLException fault) {
      throw new UncheckedSqlException(fault);
    }
  }
}
