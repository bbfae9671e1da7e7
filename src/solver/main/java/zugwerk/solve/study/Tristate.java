package zugwerk.solve.study;

/** An answer that may have to be left open. */
enum Tristate {
  YES, NO, OPEN
}
