package zugwerk.cli;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import zugwerk.work.Monitor;

/** The options for the time that a problem and each of its parts may take. */
final class ProblemTimeLimit {

  @Option(names = "--time-limit", paramLabel = "S",
      description = "gives up on a problem after S seconds, with all its twins and the endgame tables they need")
  private @Nullable Double seconds;

  @Option(names = "--time-limit-part", paramLabel = "S",
      description = "gives up on a part of a problem, such as a twin, after S seconds")
  private @Nullable Double secondsOfPart;

  /**
   * The limit for a whole problem.
   *
   * @throws IllegalArgumentException in one sentence, if it is not above 0, or absurdly long
   */
  Duration whole() {
    return TimeLimit.of("--time-limit", seconds);
  }

  /** The limit for each part of a problem; errors as for the {@linkplain #whole whole}. */
  Duration part() {
    return TimeLimit.of("--time-limit-part", secondsOfPart);
  }

  /** Stops when the time for one problem is up, counted from now; errors as for the {@linkplain #whole whole}. */
  Monitor monitor() {
    return new Monitor(Call.present().token().child(whole()), Call.present().listener());
  }
}
