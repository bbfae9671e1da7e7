/**
 * The solver: proofs of every stipulation, endgame tables and studies.
 *
 * <p>The exported packages are API. Not exported are {@code zugwerk.solve.search}, the base of the searches,
 * {@code zugwerk.solve.reach}, their bounds, and {@code zugwerk.solve.word}, the tables of wins.
 */
module zugwerk.solver {
  requires transitive zugwerk.core;
  requires static org.jspecify;
  requires org.tukaani.xz;

  exports zugwerk.solve;
  exports zugwerk.solve.battle;
  exports zugwerk.solve.help;
  exports zugwerk.solve.solver;
  exports zugwerk.solve.study;
  exports zugwerk.solve.table;
}
