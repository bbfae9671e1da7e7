package zugwerk.index;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

final class BoardCache {

  private record Board(long problem, String board) {}

  private List<Board> boards = List.of();
  private List<Long> version = List.of();

  List<Long> matching(Database database, Predicate<String> wanted) throws SQLException {
    // The first changes with what others write, the second with what this connection writes.
    List<Long> now = List.of(database.all("PRAGMA data_version", row -> row.getLong(1)).getFirst(),
        database.all("SELECT total_changes()", row -> row.getLong(1)).getFirst());
    if (!now.equals(version)) {
      boards = database.all("SELECT problem, board FROM entry", row -> new Board(row.getLong(1), row.getString(2)));
      version = now;
    }
    List<Long> found = new ArrayList<>();
    for (Board board : boards) {
      if (wanted.test(board.board)) {
        found.add(board.problem);
      }
    }
    return found;
  }
}
