package zugwerk.work;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * What a caller hands to long work: how to stop it, and a listener for its progress.
 *
 * @param token stops the work
 * @param listener told of progress, one call at a time, from the threads that work
 * @param warnings told in one sentence of what went wrong although the work goes on, from the threads that work
 */
public record Monitor(CancelToken token, Consumer<Progress> listener, Consumer<String> warnings) {

  /** Passes over warnings, for work that has none or that is done by the way. */
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

  /** For a part of the work: stopped by another token, with a listener of its own and the same place for warnings. */
  public Monitor part(CancelToken newToken, Consumer<Progress> newListener) {
    return new Monitor(newToken, newListener, warnings);
  }

  /** The same, whose warnings are told elsewhere, each once. */
  public Monitor warning(Consumer<String> newWarnings) {
    Set<String> told = ConcurrentHashMap.newKeySet();
    return new Monitor(token, listener, warning -> {
      if (told.add(warning)) {
        newWarnings.accept(warning);
      }
    });
  }
}
