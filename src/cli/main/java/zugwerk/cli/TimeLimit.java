package zugwerk.cli;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import zugwerk.solve.SolveOptions;
import zugwerk.work.CancelToken;

/** The option for the time that a call may take. */
final class TimeLimit {

  /** The most seconds that make sense; more would overflow the clock. */
  private static final double MOST = 1e9;

  @Option(names = "--time-limit", paramLabel = "S", description = "stops after S seconds")
  private @Nullable Double seconds;

  /**
   * The limit, {@link SolveOptions#NO_LIMIT} where none is given.
   *
   * @throws IllegalArgumentException in one sentence, if it is not above 0, or absurdly long
   */
  Duration time() {
    return of("--time-limit", seconds);
  }

  /** A new token that stops when the time is up, counted from now. Errors as for {@link #time}. */
  CancelToken token() {
    return new CancelToken().child(time());
  }

  /** The limit that an option gives, {@link SolveOptions#NO_LIMIT} for none; errors as for {@link #time}. */
  static Duration of(String option, @Nullable Double seconds) {
    if (seconds == null) {
      return SolveOptions.NO_LIMIT;
    }
    if (!(seconds > 0 && seconds < MOST)) {
      throw new IllegalArgumentException(option + " must be a number of seconds above 0, not " + seconds);
    }
    return Duration.ofNanos(Math.max(1, (long) (seconds * 1e9)));
  }
}
