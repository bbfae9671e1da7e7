package zugwerk.oracle;

import java.util.List;

/** One way of going. */
interface OraclePath {

  /** Where the piece on that square can go. */
  List<OracleStep> steps(OracleState state, int from);

  /** Whether it never leads off its square. */
  boolean stays();
}
