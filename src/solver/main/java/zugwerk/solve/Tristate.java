package zugwerk.solve;

/** The answer to a question that may stay open. */
public enum Tristate {
  YES, NO, OPEN;

  /** The answer to the opposite question. */
  public Tristate not() {
    return this == YES ? NO : this == NO ? YES : OPEN;
  }
}
