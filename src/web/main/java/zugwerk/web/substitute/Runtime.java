package zugwerk.web.substitute;

/** Assumes a memory that every browser grants a page. */
@SuppressWarnings("AvoidCommonTypeNames") // It replaces the class of that name.
final class Runtime {

  private static final Runtime ONLY = new Runtime();
  private static final long MEMORY = 512L << 20;

  private Runtime() {}

  public static Runtime getRuntime() {
    return ONLY;
  }

  public int availableProcessors() {
    return 1;
  }

  public long maxMemory() {
    return MEMORY;
  }

  public long totalMemory() {
    return MEMORY;
  }

  public long freeMemory() {
    return MEMORY;
  }

  public void gc() {}
}
