package zugwerk.index;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import zugwerk.content.Count;
import zugwerk.content.search.Facts;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.Themes;

final class Tables {

  /** To be raised when the meaning of stored data changes. */
  private static final int VERSION = 3;
  static final List<String> COUNTS = Arrays.stream(Count.values()).map(Tables::column).toList();
  static final List<String> TEXTS = Arrays.stream(Facts.Field.values()).map(Tables::column).toList();

  /** The columns of a solution, null until it is known. */
  static final String SOLUTION = "verdict, " + String.join(", ", COUNTS);

  /** A search scans all rows of problems; seldom needed data is in other tables. */
  static final List<String> ALL = List.of(
      "CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT)",
      // Folders and files that are kept up to date.
      "CREATE TABLE place(path TEXT PRIMARY KEY, single INTEGER NOT NULL DEFAULT 0)",
      "CREATE TABLE file(id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, stamp TEXT, changed INTEGER,"
          + " seen INTEGER, hash TEXT, single INTEGER NOT NULL, fault TEXT)",
      "CREATE TABLE problem(id INTEGER PRIMARY KEY, file INTEGER NOT NULL, place INTEGER, asks INTEGER, year INTEGER,"
          + " moves INTEGER, parts INTEGER, white INTEGER, black INTEGER, verdict TEXT, "
          + COUNTS.stream().map(column -> column + " INTEGER").collect(Collectors.joining(", "))
          + ", game TEXT, stipulation TEXT, tried INTEGER)",
      "CREATE INDEX problem_file ON problem(file)",
      "CREATE TABLE entry(problem INTEGER PRIMARY KEY, board TEXT, subject TEXT, title TEXT, authors TEXT, date TEXT,"
          + " refused TEXT)",
      "CREATE INDEX entry_subject ON entry(subject)",
      "CREATE TABLE words(problem INTEGER PRIMARY KEY, "
          + TEXTS.stream().map(column -> column + " TEXT").collect(Collectors.joining(", ")) + ")",
      // A trigram index finds any text of three or more letters.
      "CREATE VIRTUAL TABLE text USING fts5(words, content='', contentless_delete=1,"
          + " tokenize='trigram case_sensitive 1')",
      "CREATE TABLE theme(name TEXT, problem INTEGER, number INTEGER, PRIMARY KEY(name, problem)) WITHOUT ROWID",
      "CREATE INDEX theme_problem ON theme(problem)",
      "CREATE TABLE play(problem INTEGER PRIMARY KEY, nets TEXT, lines TEXT, ways TEXT)");

  private Tables() {}

  static String column(Enum<?> one) {
    return one.name().toLowerCase(Locale.ROOT);
  }

  /** The version mark of an index: other tables, themes or definitions need a new one. */
  static String marker() {
    return VERSION + " " + Long.toHexString(Themes.ALL.stream().map(Tables::text)
        .mapToLong(text -> text.hashCode() & 0xffffffffL).reduce(ALL.hashCode(), (all, one) -> all * 31 + one));
  }

  private static String text(Theme theme) {
    return theme.name() + "\n" + theme.definition();
  }
}
