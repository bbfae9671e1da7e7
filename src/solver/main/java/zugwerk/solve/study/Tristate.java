package zugwerk.solve.study;

/** A result that may be open. */
enum Tristate {
  YES, NO, OPEN;

  Tristate not() {
    return this == YES ? NO : this == NO ? YES : OPEN;
  }
}
