package zugwerk;

import zugwerk.cli.CommandLineInterface;
import zugwerk.cli.StartupReport;
import zugwerk.studio.StudioApp;

/** Starts the program: the studio without arguments, else a command. */
public final class Main {

  /** The system property that has the studio tell how fast it opened, and end. */
  private static final String MEASURE = "zugwerk.measure";

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(arguments.length == 0 ? studio() : CommandLineInterface.execute(arguments));
  }

  /** Opens the studio; where there is no display that is said in one line, with what works without one. */
  private static int studio() {
    try {
      StudioApp.open(Boolean.getBoolean(MEASURE) ? () -> StartupReport.opened(System.out) : () -> {});
      return 0;
    } catch (UnsupportedOperationException noDisplay) {
      System.err.println("zugwerk: the studio needs a display (" + noDisplay.getMessage()
          + "); without one use a command, such as solve, perft or diagram: see --help");
      return 2;
    }
  }
}
