package zugwerk.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sqlite.SQLiteErrorCode;
import zugwerk.content.search.Query;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.solve.SolveOptions;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.Monitor;

/**
 * Faults of the database other than a full disk. Afterwards each file is in the index as it was or as it is now, or the
 * message says that the index is empty and how to fill it.
 */
class IndexFaultsTest {

  private static final int FILES = 8;
  private static final int OLD = 5;

  @TempDir
  private Path folder;

  private Path place;
  private Path file;

  @BeforeEach
  void begin() throws IOException {
    place = Files.createDirectory(folder.resolve("problems"));
    file = folder.resolve("begun.sqlite");
    for (int i = 0; i < OLD; i++) {
      problem(i, "old");
    }
    try (ProblemIndex index = ProblemIndex.open(file)) {
      index.update(List.of(place), 1, new Monitor());
    }
    for (int i = 2; i < FILES; i++) {
      problem(i, "new");
    }
  }

  private void problem(int number, String title) {
    Problem mansfield = ProblemFile.read(ProjectRoot.path("problems", "orthodox", "mansfield-1917.json"));
    ProblemFile.write(place.resolve(number + ".json"), mansfield.withCredits(mansfield.credits().withTitle(title)
        .withComment((title + number + " ").repeat(100))));
  }

  private Map<Path, String> titles(ProblemIndex index) {
    Map<Path, String> titles = new TreeMap<>();
    index.search(Query.parse("Pieces"), List.of(place)).forEach(hit -> titles.put(hit.file(), hit.title()));
    return titles;
  }

  /** All that an index can do. */
  private void use(ProblemIndex index) {
    List<Path> places = List.of(place);
    index.covers(places);
    index.update(places, 1, new Monitor());
    index.coverage(places);
    index.faults(places);
    index.search(Query.parse("Text(\"new\") AND Author(\"mansfield\") OR Theme(\"cross-check\")"), places);
    index.similar(ProblemFile.read(place.resolve("0.json")), Optional.empty(), places, 3);
    index.unsolved(places, new ContentRun.Settings(1, SolveOptions.NO_LIMIT, SolveOptions.NO_LIMIT));
    index.forget(List.of(place.resolve("1.json")));
  }

  /** A message is one sentence with the file, without codes, and says what to do. */
  private static void assertClear(String message, Path file) {
    assertTrue(message.startsWith("the index " + file + " "), message);
    assertTrue(!message.contains("SQLITE") && !message.contains("\n") && message.contains("; "), message);
  }

  /** Old or new, and complete after an update. */
  private void assertWhole(Path index) {
    try (ProblemIndex opened = ProblemIndex.open(index)) {
      Map<Path, String> found = titles(opened);
      for (int i = 0; i < FILES; i++) {
        String title = String.valueOf(found.get(place.resolve(i + ".json")));
        List<String> possible = i == 1 ? List.of("old", "null") : i < 2 ? List.of("old")
            : i < OLD ? List.of("old", "new") : List.of("null", "new");
        assertTrue(possible.contains(title), i + " is " + title);
      }
      opened.update(List.of(place), 1, new Monitor());
      assertEquals(FILES, titles(opened).size());
    }
  }

  /** Each call of the driver fails in turn, with each kind of error. */
  @ParameterizedTest
  @EnumSource(value = SQLiteErrorCode.class, names = {"SQLITE_BUSY", "SQLITE_READONLY", "SQLITE_IOERR_READ",
      "SQLITE_IOERR_FSYNC", "SQLITE_FULL", "SQLITE_CANTOPEN", "SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_INTERNAL"})
  void theIndexSurvivesEachFaultAtEachCall(SQLiteErrorCode code) throws Exception {
    boolean failed = true;
    int faults = 0;
    for (int n = 1; failed; n += n < 20 ? 1 : 13) {
      Path copy = Files.copy(file, folder.resolve(n + ".sqlite"));
      FaultyConnection connection = new FaultyConnection(copy, code, n);
      ProblemIndex index = new ProblemIndex(copy, new Database(connection.faulty()), InstantSource.system());
      try {
        use(index);
        failed = false;
      } catch (IndexException fault) {
        faults++;
        assertClear(fault.getMessage(), copy);
        if (SqlFault.isDamage(new SQLException("", "", code.code))) {
          assertTrue(fault.getMessage().contains("zugwerk index"), fault.getMessage());
          assertEquals(Map.of(), titles(index));
          use(index);
        }
      } finally {
        connection.repair();
        index.close();
      }
      if (failed && !SqlFault.isDamage(new SQLException("", "", code.code))) {
        assertWhole(copy);
      }
    }
    assertTrue(faults > 30, faults + " faults");
  }

  /** Pages of the file are overwritten: each call answers, or reports the damage, and then the index can be filled. */
  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"zeros", "noise", "a byte", "half", "text"})
  void damagedPagesAreReported(String kind) throws Exception {
    byte[] whole = Files.readAllBytes(file);
    Random random = new Random(5);
    int reported = 0;
    int pages = whole.length / 4096;
    for (int page = 0; page < pages; page++) {
      Path copy = folder.resolve(kind.replace(' ', '-') + page + ".sqlite");
      byte[] bytes = whole.clone();
      damage(bytes, page * 4096, kind, random);
      Files.write(copy, kind.equals("half") ? Arrays.copyOf(bytes, page * 4096 + 2000) : bytes);
      for (int tries = 0; tries < 2; tries++) {
        try (ProblemIndex index = ProblemIndex.open(copy)) {
          use(index);
        } catch (IndexException fault) {
          assertClear(fault.getMessage(), copy);
          reported++;
        }
      }
    }
    assertTrue(reported > 0 || kind.equals("half") || kind.equals("a byte"), "no damage was reported");
  }

  private static void damage(byte[] bytes, int from, String kind, Random random) {
    for (int i = from; i < from + 4096; i++) {
      switch (kind) {
        case "zeros" -> bytes[i] = 0;
        case "noise" -> bytes[i] = (byte) random.nextInt();
        // Texts change, and the structure stays.
        case "text" -> bytes[i] = bytes[i] >= ' ' && i > from + 500 ? (byte) (bytes[i] ^ random.nextInt(32)) : bytes[i];
        default -> {
        }
      }
    }
    if (kind.equals("a byte")) {
      bytes[from + random.nextInt(4096)] ^= (byte) (1 << random.nextInt(8));
    }
  }

  @Test
  void otherFilesAndFoldersAreReportedOrReplaced() throws Exception {
    Path text = Files.writeString(folder.resolve("text.sqlite"), "this is no database ".repeat(500));
    Path empty = Files.write(folder.resolve("empty.sqlite"), new byte[0]);
    for (Path other : List.of(text, empty)) {
      try (ProblemIndex index = ProblemIndex.open(other)) {
        use(index);
        assertEquals(FILES - 1, titles(index).size());
      }
    }
    Path directory = Files.createDirectory(folder.resolve("directory.sqlite"));
    assertClear(assertThrows(IndexException.class, () -> ProblemIndex.open(directory)).getMessage(), directory);
    Path under = text.resolve("index.sqlite");
    assertClear(assertThrows(IndexException.class, () -> ProblemIndex.open(under)).getMessage(), under);
  }

  /** Another program writes; this one does not wait for it here. */
  @Test
  void aLockedIndexIsReportedAndStaysWhole() throws Exception {
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement lock = other.createStatement()) {
      lock.execute("BEGIN EXCLUSIVE");
      ProblemIndex index = new ProblemIndex(file, new Database(impatient()), InstantSource.system());
      String message = assertThrows(IndexException.class, () -> index.update(List.of(place), 1, new Monitor()))
          .getMessage();
      assertClear(message, file);
      assertTrue(message.contains("another program"), message);
      index.close();
      lock.execute("ROLLBACK");
    }
    assertWhole(file);
  }

  private Connection impatient() throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + file + "?busy_timeout=10");
  }

  /** A connection whose n-th call that reaches the database fails, and all later ones until it is repaired. */
  private static final class FaultyConnection {

    private final Connection real;
    private final SQLiteErrorCode code;
    private int left;

    FaultyConnection(Path file, SQLiteErrorCode code, int n) throws SQLException {
      real = DriverManager.getConnection("jdbc:sqlite:" + file);
      this.code = code;
      left = n;
    }

    Connection faulty() {
      return wrapped(real, Connection.class);
    }

    void repair() {
      left = Integer.MAX_VALUE;
    }

    private <T> T wrapped(Object object, Class<T> type) {
      return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (_, method, arguments) -> {
        if (List.of("execute", "executeUpdate", "executeQuery", "prepareStatement", "next").contains(method.getName())
            && --left <= 0) {
          throw new SQLException("[" + code.name() + "]  " + code.message, "", code.code);
        }
        try {
          Object result = method.invoke(object, arguments);
          return switch (result) {
            case PreparedStatement statement -> wrapped(statement, PreparedStatement.class);
            case Statement statement -> wrapped(statement, Statement.class);
            case ResultSet rows -> wrapped(rows, ResultSet.class);
            case null, default -> result;
          };
        } catch (InvocationTargetException fault) {
          throw fault.getCause();
        }
      }));
    }
  }
}
