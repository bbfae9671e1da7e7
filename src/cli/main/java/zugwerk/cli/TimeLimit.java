package zugwerk.cli;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import zugwerk.solve.SolveOptions;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;

final class TimeLimit {

  /** More would overflow the clock. */
  private static final double MOST = 1e9;

  @Option(names = "--time-limit", paramLabel = "S", description = "Stop after S seconds.")
  private @Nullable Double seconds;

  Duration time() {
    return of("--time-limit", seconds);
  }

  CancelToken token() {
    return Call.present().token().child(time());
  }

  static Duration of(String option, @Nullable Double seconds) {
    if (seconds == null) {
      return SolveOptions.NO_LIMIT;
    }
    if (!(seconds > 0 && seconds < MOST)) {
      throw new InputException("{0} must be a number of seconds above 0, not {1}", option, seconds);
    }
    return Duration.ofNanos(Math.max(1, (long) (seconds * 1e9)));
  }
}
