/**
 * The solver: proofs of every stipulation, endgame tables and studies.
 *
 * <p>The exported packages are API; {@code zugwerk.solve.reach}, the bounds of the search, and
 * {@code zugwerk.solve.word}, the tables of wins, are not.
 */
module zugwerk.solver {
  requires transitive zugwerk.core;
  requires static org.jspecify;
  requires org.tukaani.xz;

  exports zugwerk.solve;
  exports zugwerk.solve.study;
  exports zugwerk.solve.table;
}
