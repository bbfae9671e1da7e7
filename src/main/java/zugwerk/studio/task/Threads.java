package zugwerk.studio.task;

/** How many threads long work may take. */
public final class Threads {

  private Threads() {}

  /** All that the machine has but one, which is left to the window; at least one. */
  public static int spare() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }
}
