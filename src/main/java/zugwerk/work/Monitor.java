package zugwerk.work;

import java.util.function.Consumer;

/**
 * What a caller hands to long work: how to stop it, and a listener for its progress.
 *
 * @param token stops the work
 * @param listener told of progress, one call at a time, from the threads that work
 */
public record Monitor(CancelToken token, Consumer<Progress> listener) {

  /** Never stops the work, and reports to no listener. */
  public Monitor() {
    this(new CancelToken());
  }

  /** Reports to no listener. */
  public Monitor(CancelToken token) {
    this(token, _ -> {});
  }

  /** A new token stops the work. */
  public Monitor(Consumer<Progress> listener) {
    this(new CancelToken(), listener);
  }
}
