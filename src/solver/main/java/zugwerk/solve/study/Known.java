package zugwerk.solve.study;

/** An answer that may have to be left open. */
enum Known {
  YES, NO, OPEN
}
