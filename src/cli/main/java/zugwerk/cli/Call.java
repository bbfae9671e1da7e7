package zugwerk.cli;

import java.io.InputStream;
import java.util.function.Consumer;
import zugwerk.work.CancelToken;
import zugwerk.work.Progress;

/**
 * What a command is given besides its arguments. Commands of one process may run side by side, each with its own.
 *
 * @param input what it reads where a dash stands for a file
 * @param token stops it
 * @param listener told of its progress, from the threads that work
 */
record Call(InputStream input, CancelToken token, Consumer<Progress> listener) {

  private static final ScopedValue<Call> PRESENT = ScopedValue.newInstance();

  /** The call that this thread executes. If nobody gave one, it reads standard input and nothing stops it. */
  static Call present() {
    return PRESENT.isBound() ? PRESENT.get() : new Call(System.in, new CancelToken(), _ -> {});
  }

  /** Executes a command with this call as the present one, and returns its result. */
  <R> R run(ScopedValue.CallableOp<R, RuntimeException> command) {
    return ScopedValue.where(PRESENT, this).call(command);
  }
}
