package zugwerk.work;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * What a caller passes to long work: a way to stop it, and a listener for its progress.
 *
 * @param token stops the work
 * @param listener receives progress, one call at a time, from the working threads
 * @param warnings receives one sentence for each fault that does not stop the work, from the working threads
 */
public record Monitor(CancelToken token, Consumer<Progress> listener, Consumer<String> warnings) {

  /** Ignores warnings. */
  public Monitor(CancelToken token, Consumer<Progress> listener) {
    this(token, listener, _ -> {});
  }

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

  /** For a part of the work: another token and listener, the same receiver of warnings. */
  public Monitor part(CancelToken newToken, Consumer<Progress> newListener) {
    return new Monitor(newToken, newListener, warnings);
  }

  /** The same with another receiver of warnings, each of which is reported once. */
  public Monitor warning(Consumer<String> newWarnings) {
    Set<String> reported = ConcurrentHashMap.newKeySet();
    return new Monitor(token, listener, warning -> {
      if (reported.add(warning)) {
        newWarnings.accept(warning);
      }
    });
  }
}
