package zugwerk.index;

import static zugwerk.work.Message.message;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import zugwerk.content.search.Query;
import zugwerk.content.search.Shown;
import zugwerk.problem.Problem;
import zugwerk.work.CannotWriteException;
import zugwerk.work.Monitor;
import zugwerk.work.Reason;
import zugwerk.work.UserFolder;

/**
 * A database of problems and their solutions' content on disk. Thread-safe; calls run one after another. To search
 * during an update, open it twice.
 */
public final class ProblemIndex implements AutoCloseable {

  private static final String FIELDS = "p.id, f.path, p.place, e.title, e.authors, e.date, p.game, p.stipulation,"
      + " p.white, p.black, e.refused";

  /** The fixed order of tables: only problems that may match are looked up in the others. */
  private static final String FROM = " FROM problem p CROSS JOIN file f ON f.id = p.file WHERE ";
  private static final String FROM_ALL =
      " FROM problem p CROSS JOIN file f ON f.id = p.file CROSS JOIN entry e ON e.problem = p.id WHERE ";

  private static final String ORDER = " ORDER BY f.path, p.place";

  private final Path file;
  private final InstantSource clock;
  private Database database;

  ProblemIndex(Path file, Database database, InstantSource clock) {
    this.file = file;
    this.database = database;
    this.clock = clock;
  }

  /** The current user's index. */
  public static Path ofUser() {
    return UserFolder.of("XDG_CACHE_HOME", ".cache").resolve("problems.sqlite");
  }

  /** Whether an index contains all these folders and files. */
  public static boolean covers(Path index, List<Path> places) {
    if (!Files.exists(index)
        || places.stream().anyMatch(place -> !place.getFileSystem().equals(index.getFileSystem()))) {
      return false;
    }
    try (ProblemIndex opened = open(index)) {
      return opened.covers(places);
    } catch (IndexException _) {
      return false;
    }
  }

  /**
   * Opens the index, and creates it if it is missing, damaged or of another version.
   *
   * @throws IndexException if that is impossible
   */
  public static ProblemIndex open(Path file) {
    return open(file, InstantSource.system());
  }

  /** The same by a clock that decides which files have changed too recently for their times to be reliable. */
  static ProblemIndex open(Path file, InstantSource clock) {
    return new ProblemIndex(file, database(file), clock);
  }

  private static Database database(Path file) {
    try {
      return Database.open(file, Tables.marker());
    } catch (SQLException fault) {
      throw new IndexException(message("the index {0} cannot be opened: {1}", file, SqlFault.text(fault)), fault);
    } catch (IOException | CannotWriteException fault) {
      throw new IndexException(message("the index {0} cannot be opened ({1}); check its folder", file,
          Reason.of(fault)), fault);
    } catch (CancellationException fault) {
      throw new IndexException(message(
          "the index {0} cannot be opened: another program has locked it; try again when it has finished", file),
          fault);
    }
  }

  /** Whether these folders and files, or folders that contain them, have been updated once. */
  public synchronized boolean covers(List<Path> places) {
    return guarded(() -> {
      List<Path> kept = database.all("SELECT path FROM place", row -> Path.of(row.getString(1)));
      return places.stream().map(place -> place.toAbsolutePath().normalize())
          .allMatch(place -> kept.stream().anyMatch(place::startsWith));
    });
  }

  /**
   * Updates the index for some folders and files.
   *
   * @param threads files read in parallel
   * @param monitor may cancel; it gets each file
   * @throws java.io.UncheckedIOException in one sentence, if a folder cannot be read
   * @throws java.util.concurrent.CancellationException if cancelled; files read so far are stored
   * @throws IndexException if the index cannot be used
   */
  public synchronized UpdateCounts update(List<Path> places, int threads, Monitor monitor) {
    return guarded(() -> new IndexUpdate(database, clock.millis()).run(places, threads, monitor));
  }

  /** Removes folders and files from the index. */
  public synchronized void forget(List<Path> places) {
    guarded(() -> {
      Scope scope = Scope.of(places);
      Rows rows = new Rows(database);
      return database.transaction(() -> {
        for (long id : database.all("SELECT id FROM file f WHERE " + scope.sql(), row -> row.getLong(1),
            scope.values())) {
          rows.removeFile(id);
        }
        return database.change("DELETE FROM place AS f WHERE " + scope.sql(), scope.values());
      });
    });
  }

  public synchronized Coverage coverage(List<Path> places) {
    Scope scope = Scope.of(places);
    return guarded(() -> database.all("SELECT (SELECT count(*) FROM file f WHERE " + scope.sql()
        + "), count(*), ifnull(sum(asks), 0), count(verdict), ifnull(sum(verdict IS NULL AND tried IS NOT NULL), 0)"
        + FROM + scope.sql(),
        row -> new Coverage(row.getLong(1), row.getLong(2), row.getLong(3), row.getLong(4), row.getLong(5)),
        Stream.of(scope.values(), scope.values()).flatMap(Arrays::stream).toArray()).getFirst());
  }

  /** Why files, or problems in them, cannot be read: a sentence each that names the file. */
  public synchronized List<String> faults(List<Path> places) {
    Scope scope = Scope.of(places);
    return guarded(() -> database.all("SELECT fault FROM file f WHERE fault IS NOT NULL AND " + scope.sql()
        + " ORDER BY path", row -> row.getString(1), scope.values()).stream().flatMap(String::lines).toList());
  }

  /**
   * The problems that match a search, or may match once they are solved, ordered by file. The answers are those of
   * {@link Query#decide}; if it needs solutions, only problems with a stipulation match.
   *
   * @throws IndexException if the index cannot be used
   */
  public synchronized List<Hit> search(Query query, List<Path> places) {
    Scope scope = Scope.of(places);
    Preselection likely = Preselection.of(query);
    return guarded(
        () -> database.reading(() -> database.all("SELECT " + FIELDS + ", " + StoredProblem.COLUMNS + FROM_ALL
            + (query.needsSolution() ? "p.asks AND " : "") + likely.sql() + " AND " + scope.sql() + ORDER, row -> {
              Optional<Boolean> answer = query.decide(new StoredProblem(database, row).candidate());
              return answer.orElse(true) ? Optional.of(hit(row, answer)) : Optional.<Hit>empty();
            }, Stream.of(likely.values(), scope.bound()).flatMap(List::stream).toArray())))
        .stream().flatMap(Optional::stream).toList();
  }

  /** Problems without a known solution that have not been tried with as much time already. */
  public synchronized List<Hit> unsolved(List<Path> places, ContentRun.Settings settings) {
    Scope scope = Scope.of(places);
    Object[] values = Stream.concat(Stream.of(settings.given()), Arrays.stream(scope.values())).toArray();
    return guarded(() -> database.all("SELECT " + FIELDS + FROM_ALL + "p.asks AND p.verdict IS NULL"
        + " AND ifnull(p.tried, -1) < ? AND " + scope.sql() + ORDER, row -> hit(row, Optional.empty()), values));
  }

  /**
   * The most similar problems of the same game, best first, by diagrams, mating nets, play and themes, also when
   * shifted, rotated or mirrored.
   *
   * @param shown the content of the problem's solution; without it, only diagrams are compared
   * @throws IndexException if the index cannot be used
   */
  public synchronized List<Similar> similar(Problem problem, Optional<Shown> shown, List<Path> places, int most) {
    return guarded(() -> database.reading(() -> new Anticipation(database, problem, shown.map(Shown::known))
        .best(Scope.of(places), most, row -> hit(row, Optional.of(true)), "SELECT " + FIELDS + FROM_ALL)));
  }

  private static Hit hit(ResultSet row, Optional<Boolean> answer) throws SQLException {
    String authors = row.getString(5);
    return new Hit(row.getLong(1), Path.of(row.getString(2)), row.getInt(3), row.getString(4),
        authors.isEmpty() ? List.of() : List.of(authors.split("\n")), row.getString(6), row.getString(7),
        row.getString(8), row.getInt(9), row.getInt(10), Optional.ofNullable(row.getString(11)).orElse(""), answer);
  }

  /**
   * Solves problems and stores the content of their solutions.
   *
   * @param problems from this index
   * @param results gets each result in the order of the problems, from worker threads
   * @throws java.util.concurrent.CancellationException if cancelled; results so far are stored
   * @throws IndexException if the index cannot be used
   */
  public synchronized void solve(List<Hit> problems, ContentRun.Settings settings, Monitor monitor,
      Consumer<ContentRun.Result> results) {
    guarded(() -> {
      new ContentRun(database, settings, monitor).run(problems, results);
      return true;
    });
  }

  /** Rebuilds the index, which is then empty, if it turns out to be damaged. */
  private <T> T guarded(Database.Work<T> work) {
    try {
      return work.run();
    } catch (UncheckedSqlException fault) {
      throw refused(fault.fault());
    } catch (SQLException fault) {
      throw refused(fault);
    }
  }

  private IndexException refused(SQLException fault) {
    if (!SqlFault.isDamage(fault)) {
      return new IndexException(message("the index {0} cannot be used: {1}", file, SqlFault.text(fault)), fault);
    }
    try {
      database.close();
      Database.rebuild(file);
      database = database(file);
    } catch (SQLException | IOException | IndexException again) {
      return new IndexException(message(
          "the index {0} is damaged; delete this file, and {1} builds it again", file, "zugwerk index FOLDER"), again);
    }
    return new IndexException(message("the index {0} was damaged and is empty now; {1} fills it again", file,
        "zugwerk index FOLDER"), fault);
  }

  @Override
  public synchronized void close() {
    try {
      database.close();
    } catch (SQLException fault) {
      throw new IndexException(message("the index {0} cannot be closed: {1}", file, SqlFault.text(fault)), fault);
    }
  }
}
