package zugwerk.index;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Square;
import zugwerk.content.Count;
import zugwerk.content.PhaseTable;
import zugwerk.content.search.Facts;
import zugwerk.content.search.Shown;
import zugwerk.problem.Certificate;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;

record Rows(Database database) {

  private static final String NEW_PROBLEM = insert("problem", List.of("file", "place", "asks", "year", "moves", "parts",
      "white", "black", "game", "stipulation"));
  private static final String NEW_ENTRY =
      insert("entry", List.of("problem", "board", "subject", "title", "authors", "date"));
  private static final String NEW_WORDS =
      insert("words", Stream.concat(Stream.of("problem"), Tables.TEXTS.stream()).toList());
  private static final String SOLVED = "UPDATE problem SET (" + Tables.SOLUTION + ") = ("
      + String.join(", ", Collections.nCopies(Tables.COUNTS.size() + 1, "?")) + ") WHERE id = ?";

  private static final List<PhaseTable.Kind> KINDS = List.of(PhaseTable.Kind.values());
  private static final HexFormat HEX = HexFormat.of();

  /** In hexadecimal digits; long enough that no two texts share them. */
  private static final int DIGEST = 32;

  private static String insert(String table, List<String> columns) {
    return "INSERT INTO " + table + "(" + String.join(", ", columns) + ") VALUES ("
        + String.join(", ", Collections.nCopies(columns.size(), "?")) + ")";
  }

  static String digest(byte[] bytes) {
    try {
      return HEX.formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)).substring(0, DIGEST);
    } catch (NoSuchAlgorithmException fault) {
      throw new IllegalStateException("every Java has SHA-256", fault);
    }
  }

  /** A digest of everything that the solution depends on. */
  static String subject(Problem problem) {
    return digest(Certificate.solvable(problem).getBytes(StandardCharsets.UTF_8));
  }

  /** The row of a problem, prepared outside the thread that writes. */
  record Written(Facts facts, String subject, Credits credits) {

    static Written of(Problem problem) {
      return new Written(Facts.of(problem), Rows.subject(problem), problem.credits());
    }
  }

  void add(long file, int place, Written problem) throws SQLException {
    Facts facts = problem.facts;
    List<Long> same = database.all("SELECT id FROM entry JOIN problem ON id = problem WHERE subject = ?"
        + " AND verdict IS NOT NULL LIMIT 1", row -> row.getLong(1), problem.subject);
    long id = database.add(NEW_PROBLEM, file, place, facts.hasStipulation(), facts.year(), facts.moves(), facts.parts(),
        facts.board().chars().filter(Character::isUpperCase).count(),
        facts.board().chars().filter(Character::isLowerCase).count(), facts.game(), facts.stipulation());
    database.change(NEW_ENTRY, id, facts.board(), problem.subject, problem.credits.title(),
        String.join("\n", problem.credits.authors()), problem.credits.date());
    List<@Nullable Object> words = new ArrayList<>(List.of(id));
    Arrays.stream(Facts.Field.values()).map(facts::text).forEach(words::add);
    database.change(NEW_WORDS, words.toArray());
    database.change("INSERT INTO text(rowid, words) VALUES (?, ?)", id, facts.text(Facts.Field.TEXT));
    for (long other : same) {
      database.change("UPDATE problem SET (" + Tables.SOLUTION + ") = (SELECT " + Tables.SOLUTION
          + " FROM problem WHERE id = ?) WHERE id = ?", other, id);
      database.change("INSERT INTO theme SELECT name, ?, number FROM theme WHERE problem = ?", id, other);
      database.change("INSERT INTO play SELECT ?, nets, lines, ways FROM play WHERE problem = ?", id, other);
    }
  }

  void removeFile(long file) throws SQLException {
    String problems = " IN (SELECT id FROM problem WHERE file = ?)";
    database.change("DELETE FROM text WHERE rowid" + problems, file);
    for (String table : List.of("entry", "words", "theme", "play")) {
      database.change("DELETE FROM " + table + " WHERE problem" + problems, file);
    }
    database.change("DELETE FROM problem WHERE file = ?", file);
    database.change("DELETE FROM file WHERE id = ?", file);
  }

  void solved(long problem, Shown.Known known) throws SQLException {
    List<@Nullable Object> values = new ArrayList<>(List.of(known.verdict().word()));
    for (Count what : Count.values()) {
      values.add(known.count(what));
    }
    values.add(problem);
    if (database.change(SOLVED, values.toArray()) == 0) {
      return;
    }
    for (String table : List.of("theme", "play")) {
      database.change("DELETE FROM " + table + " WHERE problem = ?", problem);
    }
    for (var theme : known.themes().entrySet()) {
      database.change("INSERT INTO theme VALUES (?, ?, ?)", theme.getKey().name(), problem, theme.getValue());
    }
    database.change("INSERT INTO play VALUES (?, ?, ?, ?)", problem, nets(known.nets()), lines(known.play()),
        ways(known.ways()));
  }

  /** A line for each way, such as {@code R.0:a1a8}; after the first letter, that of a promotion or a dot. */
  private static String ways(Collection<Shown.Way> ways) {
    return ways.stream().map(way -> way.letter() + "" + way.becomes() + way.piece() + ":" + squares(way.squares()))
        .collect(Collectors.joining("\n"));
  }

  private static String squares(List<Integer> squares) {
    return squares.stream().map(Square::name).collect(Collectors.joining());
  }

  static List<Shown.Way> ways(String text) {
    return text.lines().map(line -> {
      int colon = line.indexOf(':');
      List<Integer> squares = new ArrayList<>();
      for (int i = colon + 1; i < line.length(); i += 2) {
        squares.add(square(line, i));
      }
      return new Shown.Way(Integer.parseInt(line.substring(2, colon)), line.charAt(0), squares, line.charAt(1));
    }).toList();
  }

  /** A line for each net, such as {@code e8:Ke6Qe7ke8}. */
  private static String nets(Collection<Shown.Net> nets) {
    return nets.stream().map(net -> Square.name(net.king()) + ":" + IntStream.range(0, Square.COUNT)
        .filter(square -> net.board().charAt(square) != '.')
        .mapToObj(square -> net.board().charAt(square) + Square.name(square)).collect(Collectors.joining()))
        .collect(Collectors.joining("\n"));
  }

  static List<Shown.Net> nets(String text) {
    return text.lines().map(line -> {
      char[] board = ".".repeat(Square.COUNT).toCharArray();
      for (int i = 3; i < line.length(); i += 3) {
        board[square(line, i + 1)] = line.charAt(i);
      }
      return new Shown.Net(square(line, 0), new String(board));
    }).toList();
  }

  /** A line for each line of play, such as {@code 2e8:Qb1bb2Qh1}. */
  private static String lines(Collection<Shown.Line> play) {
    return play.stream().filter(line -> line.king() < Square.COUNT).map(line -> line.phase().ordinal()
        + Square.name(line.king()) + ":" + line.moves().stream().map(move -> move.letter() + Square.name(move.square()))
            .collect(Collectors.joining()))
        .collect(Collectors.joining("\n"));
  }

  static List<Shown.Line> lines(String text) {
    return text.lines().map(line -> {
      List<Shown.Step> moves = new ArrayList<>();
      for (int i = 4; i < line.length(); i += 3) {
        moves.add(new Shown.Step(line.charAt(i), square(line, i + 1)));
      }
      return new Shown.Line(KINDS.get(line.charAt(0) - '0'), square(line, 1), moves);
    }).toList();
  }

  private static int square(String text, int start) {
    return Square.of(text.charAt(start) - 'a', text.charAt(start + 1) - '1');
  }
}
