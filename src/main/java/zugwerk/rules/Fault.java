package zugwerk.rules;

/**
 * Something wrong with a setup.
 *
 * @param square the square it is about, or {@link #NOWHERE}
 * @param text one sentence that says what is wrong and where
 */
public record Fault(int square, String text) {

  /** The square of a fault that is about no single square. */
  public static final int NOWHERE = -1;
}
