package zugwerk.index;

import java.sql.SQLException;

final class UncheckedSqlException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final SQLException fault;

  UncheckedSqlException(SQLException fault) {
    super(fault);
    this.fault = fault;
  }

  SQLException fault() {
    return fault;
  }
}
