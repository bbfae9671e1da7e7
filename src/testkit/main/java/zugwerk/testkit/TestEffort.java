package zugwerk.testkit;

/**
 * How much the random tests try: everything where the environment variable {@code CI} is set, as continuous integration
 * does, and a part elsewhere, so that a developer does not wait for it.
 */
public final class TestEffort {

  private static final int PARTS = 3;

  private TestEffort() {}

  /** Whether tests try everything. */
  public static boolean isFull() {
    return System.getenv("CI") != null;
  }

  /**
   * The number of tries.
   *
   * @param part the tries where tests do not try everything
   */
  public static int tries(int all, int part) {
    return isFull() ? all : part;
  }

  /**
   * Whether a combination of two cases is tried. A third of all combinations is always tried, so that every case comes
   * with some of the others.
   *
   * @param first the number of the first case
   * @param second the number of the second case
   */
  public static boolean combines(int first, int second) {
    return isFull() || (first + second) % PARTS == 0;
  }
}
