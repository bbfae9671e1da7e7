package zugwerk.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteErrorCode;
import zugwerk.content.search.Query;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.Monitor;

/** The database may take no more than n pages, for all n: each file is in the index as it was, or as it is now. */
class FullIndexTest {

  @TempDir
  private Path folder;

  private Path problem(int number, String title) {
    Problem mansfield = ProblemFile.read(ProjectRoot.path("problems", "orthodox", "mansfield-1917.json"));
    Path file = folder.resolve("problems").resolve(number + ".json");
    ProblemFile.write(file, mansfield.withCredits(mansfield.credits().withTitle(title)
        .withComment((title + number + " ").repeat(100))));
    return file;
  }

  private static Map<Path, String> titles(ProblemIndex index, Path place) {
    Map<Path, String> titles = new TreeMap<>();
    index.search(Query.parse("Pieces"), List.of(place)).forEach(hit -> titles.put(hit.file(), hit.title()));
    return titles;
  }

  @Test
  void aFullDiskLosesNothing() throws Exception {
    Path place = Files.createDirectory(folder.resolve("problems"));
    Path begun = folder.resolve("begun.sqlite");
    for (int i = 0; i < 6; i++) {
      problem(i, "old");
    }
    try (ProblemIndex index = ProblemIndex.open(begun)) {
      index.update(List.of(place), 1, new Monitor());
    }
    for (int i = 3; i < 12; i++) {
      problem(i, "new");
    }
    long first = pages(begun);
    int refused = 0;
    for (long most = first;; most++) {
      Path file = folder.resolve(most + ".sqlite");
      Files.copy(begun, file);
      boolean full = !updated(file, place, most);
      try (ProblemIndex index = ProblemIndex.open(file)) {
        Map<Path, String> found = titles(index, place);
        for (int i = 0; i < 12; i++) {
          String title = String.valueOf(found.get(place.resolve(i + ".json")));
          assertTrue(title.equals(i < 3 ? "old" : "new") || full && title.equals(i < 6 ? "old" : "null"),
              i + " is " + title + " of " + most + " pages");
        }
        index.update(List.of(place), 1, new Monitor());
        assertEquals(12, titles(index, place).size());
        assertEquals(9, index.search(Query.parse("Text(\"new\")"), List.of(place)).size());
      }
      if (!full) {
        break;
      }
      refused++;
    }
    assertTrue(refused > 3, refused + " were refused");
  }

  /** A damaged index is made again, without the solutions that it knew. */
  @Test
  void aFaultOfTheDiskIsNoDamage() {
    for (SQLiteErrorCode code : List.of(SQLiteErrorCode.SQLITE_FULL, SQLiteErrorCode.SQLITE_IOERR_WRITE,
        SQLiteErrorCode.SQLITE_IOERR_FSYNC, SQLiteErrorCode.SQLITE_IOERR_READ, SQLiteErrorCode.SQLITE_BUSY)) {
      assertFalse(SqlFault.isDamage(new SQLException("fault", "", code.code)), code.name());
    }
    for (SQLiteErrorCode code : List.of(SQLiteErrorCode.SQLITE_CORRUPT, SQLiteErrorCode.SQLITE_CORRUPT_VTAB,
        SQLiteErrorCode.SQLITE_NOTADB, SQLiteErrorCode.SQLITE_IOERR_SHORT_READ)) {
      assertTrue(SqlFault.isDamage(new SQLException("fault", "", code.code)), code.name());
    }
  }

  private static long pages(Path file) throws Exception {
    Database database = Database.open(file, Tables.marker());
    long pages = database.all("PRAGMA page_count", row -> row.getLong(1)).getFirst();
    database.close();
    return pages;
  }

  private static boolean updated(Path file, Path place, long mostPages) throws Exception {
    Database database = Database.open(file, Tables.marker());
    try {
      database.all("PRAGMA max_page_count = " + mostPages, row -> row.getLong(1));
      new IndexUpdate(database, System.currentTimeMillis()).run(List.of(place), 1, new Monitor());
      return true;
    } catch (SQLException fault) {
      assertTrue(fault.getMessage().contains("full"), fault.getMessage());
    } catch (UncheckedSqlException fault) {
      assertTrue(fault.getMessage().contains("full") || fault.fault().getMessage().contains("full"), fault::toString);
    } finally {
      database.close();
    }
    return false;
  }
}
