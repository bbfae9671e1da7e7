package zugwerk.cli;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import zugwerk.work.Monitor;

final class ProblemTimeLimit {

  @Option(names = "--time-limit", paramLabel = "S",
      description = "Stop solving a problem after S seconds, including all twins and the endgame tables they need.")
  private @Nullable Double seconds;

  @Option(names = "--time-limit-part", paramLabel = "S",
      description = "Stop solving a part of a problem, such as a twin, after S seconds.")
  private @Nullable Double secondsOfPart;

  Duration whole() {
    return TimeLimit.of("--time-limit", seconds);
  }

  Duration part() {
    return TimeLimit.of("--time-limit-part", secondsOfPart);
  }

  Monitor monitor() {
    return new Monitor(Call.present().token().child(whole()), Call.present().listener());
  }
}
