package zugwerk.index;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import zugwerk.work.CancelToken;
import zugwerk.work.LockFile;
import zugwerk.work.UserFolder;

final class Database implements AutoCloseable {

  /** How long to wait for another program that writes, in milliseconds. */
  private static final int PATIENCE = 30_000;

  /** How long to wait for another program that opens the database. */
  private static final Duration OPENING = Duration.ofSeconds(60);
  private static final long LOOK = 20;

  /** Each search prepares another statement. */
  private static final int MOST_PREPARED = 100;

  private final Connection connection;
  /** The statement used least recently first, so that one whose rows are being read stays open. */
  private final LinkedHashMap<String, PreparedStatement> prepared = new LinkedHashMap<>(16, 0.75f, true);

  Database(Connection connection) {
    this.connection = connection;
  }

  @FunctionalInterface
  interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  @FunctionalInterface
  interface Work<T> {
    T run() throws SQLException;
  }

  /** Opens the database, and creates it if it is missing, damaged or of another version. */
  static Database open(Path file, String marker) throws SQLException, IOException {
    UserFolder.make(file.toAbsolutePath().resolveSibling(""));
    try (LockFile _ = lock(file)) {
      try {
        return begin(file, marker);
      } catch (SQLException fault) {
        if (!SqlFault.isDamage(fault)) {
          throw fault;
        }
        delete(file);
        return begin(file, marker);
      }
    }
  }

  static void rebuild(Path file) throws IOException {
    try (LockFile _ = lock(file)) {
      delete(file);
    }
  }

  /** Keeps other programs from opening the database at the same time. */
  private static LockFile lock(Path file) {
    return LockFile.take(file.resolveSibling(file.getFileName() + ".lock"), LOOK, new CancelToken().child(OPENING),
        () -> {});
  }

  private static Database begin(Path file, String marker) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.NORMAL);
    config.setBusyTimeout(PATIENCE);
    // In KiB, as a negative number; the narrow tables of 100,000 problems fit.
    config.setCacheSize(-65_536);
    config.setTempStore(SQLiteConfig.TempStore.MEMORY);
    Database database = new Database(config.createConnection("jdbc:sqlite:" + file.toAbsolutePath()));
    try {
      database.make(marker);
      return database;
    } catch (SQLException fault) {
      database.close();
      throw fault;
    }
  }

  private static void delete(Path file) throws IOException {
    for (String ending : List.of("-wal", "-shm", "-journal", "")) {
      Files.deleteIfExists(file.resolveSibling(file.getFileName() + ending));
    }
  }

  private void make(String marker) throws SQLException {
    if (isMade(marker)) {
      return;
    }
    transaction(() -> {
      if (!isMade(marker)) {
        for (String table : all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            + " AND name NOT LIKE 'text_%'", row -> row.getString(1))) {
          run("DROP TABLE \"" + table.replace("\"", "\"\"") + "\"");
        }
        for (String table : Tables.ALL) {
          run(table);
        }
        change("INSERT INTO meta VALUES ('marker', ?)", marker);
      }
      return true;
    });
  }

  private boolean isMade(String marker) throws SQLException {
    return !all("SELECT 1 FROM sqlite_master WHERE name = 'meta'", row -> row.getInt(1)).isEmpty()
        && all("SELECT value FROM meta WHERE key = 'marker'", row -> row.getString(1)).contains(marker);
  }

  private void run(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  <T> T transaction(Work<T> work) throws SQLException {
    return between("BEGIN IMMEDIATE", work);
  }

  /** Reads in one snapshot, whatever others write meanwhile. */
  <T> T reading(Work<T> work) throws SQLException {
    return between("BEGIN", work);
  }

  private <T> T between(String begin, Work<T> work) throws SQLException {
    run(begin);
    boolean done = false;
    try {
      T result = work.run();
      run("COMMIT");
      done = true;
      return result;
    } finally {
      if (!done) {
        rollBack();
      }
    }
  }

  private void rollBack() {
    try {
      run("ROLLBACK");
    } catch (SQLException _) {
      // Some errors have rolled it back already; the caller gets the error itself.
      return;
    }
  }

  int change(String sql, @Nullable Object... values) throws SQLException {
    return statement(sql, values).executeUpdate();
  }

  long add(String sql, @Nullable Object... values) throws SQLException {
    change(sql, values);
    return all("SELECT last_insert_rowid()", row -> row.getLong(1)).getFirst();
  }

  <T> List<T> all(String sql, Row<T> reader, @Nullable Object... values) throws SQLException {
    List<T> rows = new ArrayList<>();
    try (ResultSet found = statement(sql, values).executeQuery()) {
      while (found.next()) {
        rows.add(reader.read(found));
      }
    }
    return rows;
  }

  private PreparedStatement statement(String sql, @Nullable Object... values) throws SQLException {
    PreparedStatement statement = prepared.get(sql);
    if (statement == null) {
      if (prepared.size() == MOST_PREPARED) {
        prepared.pollFirstEntry().getValue().close();
      }
      statement = connection.prepareStatement(sql);
      prepared.put(sql, statement);
    }
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
