package zugwerk.work;

import java.util.function.Consumer;

/**
 * What a caller hands to long work: how to stop it, and who is told how far it has come.
 *
 * @param token stops the work
 * @param listener told of progress, one call at a time, from the threads that work
 */
public record Monitor(CancelToken token, Consumer<Progress> listener) {

  /** Nobody stops the work, and nobody is told. */
  public Monitor() {
    this(new CancelToken());
  }

  /** Nobody is told. */
  public Monitor(CancelToken token) {
    this(token, _ -> {});
  }

  /** A new token stops the work. */
  public Monitor(Consumer<Progress> listener) {
    this(new CancelToken(), listener);
  }
}
