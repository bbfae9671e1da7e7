package zugwerk;

import java.time.Duration;
import javafx.application.Platform;
import zugwerk.cli.CommandLineInterface;
import zugwerk.cli.StartupCache;
import zugwerk.cli.StartupReport;
import zugwerk.cli.StartupTraining;
import zugwerk.cli.StudioCall;
import zugwerk.cli.Utf8Process;
import zugwerk.studio.StudioApp;
import zugwerk.studio.task.Stalls;

/** Starts the program: the studio without arguments or with files to open, else a command. */
public final class Main {

  /** The system property that makes the studio report how fast it opened, and end. */
  private static final String MEASURE = "zugwerk.measure";

  /** The system property that executes some commands before the call itself, while a start-up cache is recorded. */
  private static final String TRAIN = "zugwerk.train";

  /** The system property with the milliseconds after which a blocked window is reported. */
  private static final String STALLS = "zugwerk.stalls";

  private Main() {}

  public static void main(String[] arguments) {
    try {
      if (Boolean.getBoolean(TRAIN)) {
        StartupTraining.run();
      }
      String[] call = Utf8Process.arguments(arguments);
      int code = call.length == 0 ? execute(call) : Utf8Process.execute(call).orElseGet(() -> execute(call));
      if (code == CommandLineInterface.FAULT) {
        // An exit loads the log of exits first, for which there may be no memory.
        Runtime.getRuntime().halt(code);
      }
      System.exit(code);
    } catch (NoClassDefFoundError missing) {
      System.err.println("zugwerk: The class " + String.valueOf(missing.getMessage()).replace('/', '.')
          + " is missing. Keep zugwerk.jar together with its folder lib.");
      System.exit(2);
    }
  }

  private static int execute(String[] call) {
    return StudioCall.of(call).map(Main::studio).orElseGet(() -> CommandLineInterface.execute(call));
  }

  /** Opens the studio. Without a display, reports that and what works without one. */
  private static int studio(StudioCall call) {
    try {
      StudioApp.open(call.files(), call.language(), Main::opened);
      StartupCache.renew();
      return 0;
    } catch (UnsupportedOperationException noDisplay) {
      System.err.println("zugwerk: the studio needs a display (" + noDisplay.getMessage()
          + "); without one use a command, such as solve, perft or diagram: see --help");
      return 2;
    }
  }

  private static void opened() {
    if (Boolean.getBoolean(MEASURE)) {
      StartupReport.opened(System.out);
    } else if (Integer.getInteger(STALLS) != null) {
      new Stalls(Platform::runLater, Duration.ofMillis(Integer.getInteger(STALLS))).watch(System.out::println);
    }
  }
}
