package zugwerk.work;

/**
 * The memory use of some work.
 *
 * @param share the filled part of its memory, from 0 to 1
 * @param replaced how many results were dropped for later ones and may have to be found again
 */
public record MemoryUse(double share, long replaced) {

  /** Work that remembers nothing. */
  public static final MemoryUse NONE = new MemoryUse(0, 0);
}
