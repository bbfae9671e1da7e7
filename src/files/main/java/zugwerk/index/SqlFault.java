package zugwerk.index;

import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;
import zugwerk.work.Message;

/** Errors of SQLite in words. */
final class SqlFault {

  private static final int KIND = 0xff;

  private SqlFault() {}

  /** Whether the database is damaged. Errors of the disk or of access must not cost the known solutions. */
  static boolean isDamage(SQLException fault) {
    return switch (kind(fault)) {
      case SQLITE_CORRUPT, SQLITE_NOTADB -> true;
      default -> fault.getErrorCode() == SQLiteErrorCode.SQLITE_IOERR_SHORT_READ.code;
    };
  }

  /** What is wrong and what to do, separated by a semicolon. */
  static Message text(SQLException fault) {
    return switch (kind(fault)) {
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL ->
        Message.message("another program is using it; try again when it has finished");
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH, SQLITE_CANTOPEN ->
        Message.message("it cannot be opened or written; check the permissions of the file and its folder");
      case SQLITE_IOERR -> Message.message("the disk reports an error; check the disk");
      case SQLITE_FULL -> Message.message("the disk is full; free some space");
      case SQLITE_NOMEM -> Message.message("there is not enough memory; close other programs");
      default -> Message.message("the database reports '{0}'; delete the file to begin a new index",
          String.valueOf(fault.getMessage()).replaceAll("\\[SQLITE_\\w+]\\s*", ""));
    };
  }

  private static SQLiteErrorCode kind(SQLException fault) {
    return SQLiteErrorCode.getErrorCode(fault.getErrorCode() & KIND);
  }
}
