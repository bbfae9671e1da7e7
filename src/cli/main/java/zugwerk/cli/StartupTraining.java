package zugwerk.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;

/**
 * Executes some commands while a start-up cache is recorded, so that it contains their classes and the solver's
 * profiles. Java then compiles the solver sooner.
 */
public final class StartupTraining {

  /** Each takes a second or less on a warm machine; together they use what most problems use. */
  private static final List<List<String>> CALLS = List.of(
      List.of("--version"),
      List.of("check", "problems/orthodox/morphy-1856.json"),
      List.of("convert", "problems/orthodox/morphy-1856.json", "--to", "popeye"),
      List.of("diagram", "--problem", "problems/orthodox/morphy-1856.json", "--format", "svg"),
      List.of("moves", "--variant", "polypiece"),
      List.of("solve", "--problem", "problems/orthodox/morphy-1856.json"),
      call("7K/p1B4P/1pR2p2/p7/3kP3/p3pP2/4p1p1/4Nbr1 w - - 0 1", "#6", "--json"),
      call("2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - - 0 1", "#4", "--tries"),
      call("1r6/7B/4k3/1p2n3/3b2p1/2p5/5RpP/6Kb b - - 0 1", "h#4", "--json"),
      call("8/8/8/8/8/p7/P2p1pp1/1K5k b - - 0 1", "h=8", "--set-play"));

  private StartupTraining() {}

  private static List<String> call(String fen, String stipulation, String option) {
    return List.of("solve", "--fen", fen, "--stipulation", stipulation, "--threads", "1", option);
  }

  public static void run() {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    for (List<String> call : CALLS) {
      int code = CommandLineInterface.execute(nowhere, nowhere, call.toArray(String[]::new));
      if (code != ExitCode.DONE.code()) {
        throw new IllegalStateException(call + " ended with " + code);
      }
    }
  }
}
