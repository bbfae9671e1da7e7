package zugwerk.cli;

import java.io.InputStream;
import java.util.function.Consumer;
import zugwerk.work.CancelToken;
import zugwerk.work.Progress;

/** The context of a command besides its arguments. Commands of one process may run in parallel, each with its own. */
record Call(InputStream input, CancelToken token, Consumer<Progress> listener) {

  private static final ScopedValue<Call> PRESENT = ScopedValue.newInstance();

  /** The call of this thread; by default it reads standard input and cannot be cancelled. */
  static Call present() {
    return PRESENT.isBound() ? PRESENT.get() : new Call(System.in, new CancelToken(), _ -> {});
  }

  <R> R run(ScopedValue.CallableOp<R, RuntimeException> command) {
    return ScopedValue.where(PRESENT, this).call(command);
  }
}
