package zugwerk.studio.task;

/** How many threads long work may take. */
public final class Threads {

  private Threads() {}

  /** All processors of the machine but one, which is left to the window; at least 1. */
  public static int spare() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }
}
