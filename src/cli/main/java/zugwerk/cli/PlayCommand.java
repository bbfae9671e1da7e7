package zugwerk.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.file.JsonText;
import zugwerk.game.Board;

@Command(name = "play", description = "Plays moves and prints the resulting position.")
final class PlayCommand extends ProgramCommand {

  @Mixin
  private PositionOptions where;

  @Option(names = "--moves", paramLabel = "M", required = true, description = "Moves, in long form or in notation.")
  private String moves;

  @Option(names = "--json", description = "Print a JSON object. Its verdict is empty if the game continues.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = out();
    Board reached = where.playable().play(moves);
    String verdict = reached.status().word();
    if (json) {
      out.println(JsonText.write(JsonText.object("fen", reached.fen(), "verdict", verdict)));
    } else {
      out.println(reached.fen());
      if (!verdict.isEmpty()) {
        out.println(verdict);
      }
    }
    return ExitCode.DONE.code();
  }
}
