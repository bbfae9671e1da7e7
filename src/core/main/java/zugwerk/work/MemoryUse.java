package zugwerk.work;

/**
 * How the memory of some work is used.
 *
 * @param share how much of what the work may take is filled, from 0 to 1
 * @param replaced how many results were dropped to make room for later ones, which may have to be found again
 */
public record MemoryUse(double share, long replaced) {

  /** Work that remembers nothing. */
  public static final MemoryUse NONE = new MemoryUse(0, 0);
}
