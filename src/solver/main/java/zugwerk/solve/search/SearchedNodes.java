package zugwerk.solve.search;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Counts the threads in each node of a proof-number search, so that they spread over the tree: a node that others
 * search has virtually greater numbers (Kaneko 2010).
 */
public final class SearchedNodes {

  private static final int SIZE = 1 << 14;

  private final boolean shared;
  private final AtomicIntegerArray threads = new AtomicIntegerArray(SIZE);

  /** @param shared whether there is more than one thread */
  public SearchedNodes(boolean shared) {
    this.shared = shared;
  }

  boolean shared() {
    return shared;
  }

  void enter(long key) {
    if (shared) {
      threads.getAndIncrement(index(key));
    }
  }

  void leave(long key) {
    if (shared) {
      threads.getAndDecrement(index(key));
    }
  }

  int raise(int number, long key) {
    return shared
        ? (int) Math.min(DfPnSearch.INFINITE - 1, number + threads.getPlain(index(key)) * (1L + number / 4))
        : number;
  }

  private static int index(long key) {
    return (int) (key >>> 32) & SIZE - 1;
  }
}
