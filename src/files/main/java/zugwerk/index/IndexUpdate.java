package zugwerk.index;

import static zugwerk.work.Texts.key;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zugwerk.file.ProblemFolders;
import zugwerk.work.Message;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;
import zugwerk.work.RegularFile;

final class IndexUpdate {

  /** Files per transaction, so that other programs that write need not wait long. */
  private static final int PORTION = 500;

  private record Indexed(long id, String path, FileState state, long seen, String hash) {}

  /** The content is empty if the file is the same as before. */
  private record Scanned(Path file, FileState state, String hash, Optional<SourceFile> source,
      List<Rows.Written> rows) {}

  private final Database database;
  private final Rows rows;
  private final Map<String, Indexed> known = new HashMap<>();
  private final Set<String> inFolders = new LinkedHashSet<>();
  private final List<Path> suspects = new ArrayList<>();
  private final long now;
  private int added;
  private int changed;
  private int removed;

  /** @param now the time of this update, in milliseconds */
  IndexUpdate(Database database, long now) {
    this.database = database;
    this.now = now;
    rows = new Rows(database);
  }

  UpdateCounts run(List<Path> places, int threads, Monitor monitor) throws SQLException {
    List<Path> there = places.stream().filter(Files::exists).toList();
    ProblemFolders.files(there.stream().filter(Files::isDirectory).toList())
        .forEach(file -> inFolders.add(file.toAbsolutePath().normalize().toString()));
    Set<String> files = new LinkedHashSet<>();
    Scope scope = Scope.of(places);
    database.all("SELECT id, path, stamp, changed, seen, hash FROM file f WHERE " + scope.sql(),
        row -> new Indexed(row.getLong(1), row.getString(2), new FileState(row.getString(3), row.getLong(4)),
            row.getLong(5), row.getString(6)),
        scope.values()).forEach(file -> known.put(file.path, file));
    for (Path absolute : Stream.concat(inFolders.stream().map(Path::of), there.stream()
        .filter(place -> !Files.isDirectory(place)).map(place -> place.toAbsolutePath().normalize())).toList()) {
      monitor.token().check();
      files.add(absolute.toString());
      if (isSuspect(absolute)) {
        suspects.add(absolute);
      }
    }
    read(threads, monitor);
    remove(files);
    database.transaction(() -> {
      for (Path place : places) {
        database.change("INSERT OR IGNORE INTO place(path) VALUES (?)", place.toAbsolutePath().normalize().toString());
      }
      return true;
    });
    return new UpdateCounts(added, changed, removed);
  }

  private boolean isSuspect(Path file) {
    Indexed before = known.get(file.toString());
    try {
      return before == null || !before.state.equals(FileState.of(file)) || !before.state.isSettled(before.seen);
    } catch (IOException _) {
      // Reading it will report the error.
      return true;
    }
  }

  private void read(int threads, Monitor monitor) throws SQLException {
    Meter meter = new Meter(monitor);
    meter.begin(Message.NONE, suspects.size(), key("read"));
    List<Scanned> waiting = new ArrayList<>();
    try {
      new ParallelLoop(threads, "index", meter.token()).ordered(suspects.size(), i -> fresh(suspects.get(i)), fresh -> {
        waiting.add(fresh);
        meter.done();
        if (waiting.size() >= PORTION) {
          write(waiting);
        }
        return true;
      });
    } finally {
      write(waiting);
    }
  }

  private Scanned fresh(Path file) {
    try {
      FileState state = FileState.of(file);
      byte[] bytes = RegularFile.read(file);
      String hash = Rows.digest(bytes);
      Indexed before = known.get(file.toString());
      Optional<SourceFile> source = before != null && before.hash.equals(hash) ? Optional.empty()
          : Optional.of(SourceFile.read(file, bytes));
      return new Scanned(file, state, hash, source,
          source.stream().flatMap(read -> read.problems().stream()).map(Rows.Written::of).toList());
    } catch (IOException fault) {
      return new Scanned(file, FileState.NONE, "", Optional.of(
          new SourceFile(List.of(), List.of(SourceFile.unreadable(file, fault)))), List.of());
    }
  }

  private void write(List<Scanned> files) {
    if (files.isEmpty()) {
      return;
    }
    try {
      database.transaction(() -> {
        for (Scanned fresh : files) {
          write(fresh);
        }
        return true;
      });
      files.clear();
    } catch (SQLException fault) {
      throw new UncheckedSqlException(fault);
    }
  }

  private void write(Scanned fresh) throws SQLException {
    String path = fresh.file.toString();
    // Another program may have read it meanwhile.
    List<Long> old = database.all("SELECT id FROM file WHERE path = ?", row -> row.getLong(1), path);
    boolean single = !inFolders.contains(path)
        && database.all("SELECT 1 FROM file WHERE path = ? AND NOT single", row -> row.getInt(1), path).isEmpty();
    if (fresh.source.isEmpty()) {
      database.change("UPDATE file SET stamp = ?, changed = ?, seen = ? WHERE path = ?", fresh.state.stamp(),
          fresh.state.changed(), now, path);
      return;
    }
    for (long id : old) {
      // Renamed until the new rows exist, so that known solutions of the old ones can be copied.
      database.change("UPDATE file SET path = ? WHERE id = ?", "was " + path, id);
    }
    @Nullable String fault = fresh.source.get().faults().isEmpty() ? null
        : String.join("\n", fresh.source.get().faults());
    long file =
        database.add("INSERT INTO file(path, stamp, changed, seen, hash, single, fault) VALUES (?, ?, ?, ?, ?, ?, ?)",
            path, fresh.state.stamp(), fresh.state.changed(), now, fresh.hash, single, fault);
    for (int i = 0; i < fresh.rows.size(); i++) {
      rows.add(file, fresh.source.get().place(i), fresh.rows.get(i));
    }
    for (long id : old) {
      rows.removeFile(id);
    }
    added += known.containsKey(path) ? 0 : 1;
    changed += known.containsKey(path) ? 1 : 0;
  }

  private void remove(Set<String> files) throws SQLException {
    List<Indexed> gone = known.values().stream().filter(file -> !files.contains(file.path)).toList();
    for (int i = 0; i < gone.size(); i += PORTION) {
      List<Indexed> portion = gone.subList(i, Math.min(gone.size(), i + PORTION));
      database.transaction(() -> {
        for (Indexed file : portion) {
          rows.removeFile(file.id);
        }
        return true;
      });
    }
    removed = gone.size();
  }
}
