package zugwerk.work;

/**
 * The memory use of some work.
 *
 * @param share the filled share of its memory, from 0 to 1
 * @param replaced how many results were dropped for later ones and may have to be found again
 */
public record MemoryUse(double share, long replaced) {

  /** For work without a table. */
  public static final MemoryUse NONE = new MemoryUse(0, 0);
}
