package zugwerk.studio.task;

/** The number of threads for long work: all processors but one, which is left to the window; at least 1. */
public final class Threads {

  private Threads() {}

  public static int spare() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }
}
