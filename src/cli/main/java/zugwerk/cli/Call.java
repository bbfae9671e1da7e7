package zugwerk.cli;

import java.io.InputStream;
import java.time.Duration;
import java.util.function.Consumer;
import zugwerk.solve.SolveOptions;
import zugwerk.work.CancelToken;
import zugwerk.work.Progress;

/**
 * The context of a command besides its arguments. Commands of one process may run in parallel, each with its own.
 *
 * @param isServed whether the command is a request to the server, which reads no pipes and devices
 * @param readingTime the longest time for reading a pipe, a device or standard input
 */
record Call(InputStream input, CancelToken token, Consumer<Progress> listener, boolean isServed,
    Duration readingTime) {

  private static final ScopedValue<Call> PRESENT = ScopedValue.newInstance();

  Call(InputStream input, CancelToken token, Consumer<Progress> listener) {
    this(input, token, listener, false, SolveOptions.NO_LIMIT);
  }

  /** The call of this thread; by default it reads standard input and cannot be cancelled. */
  static Call present() {
    return PRESENT.isBound() ? PRESENT.get() : new Call(System.in, new CancelToken(), _ -> {});
  }

  Call withReadingTime(Duration most) {
    return new Call(input, token, listener, isServed, most);
  }

  <R> R run(ScopedValue.CallableOp<R, RuntimeException> command) {
    return ScopedValue.where(PRESENT, this).call(command);
  }
}
