package zugwerk.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.file.JsonText;
import zugwerk.notation.Fen;
import zugwerk.notation.Replay;
import zugwerk.rules.Generator;
import zugwerk.rules.Variant;

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
    Variant variant = where.variant();
    Setup setup = Replay.play(variant, where.playable(), moves);
    String verdict = new Generator(variant).verdict(Position.of(setup)).word();
    if (json) {
      out.println(JsonText.write(JsonText.object("fen", Fen.format(setup), "verdict", verdict)));
    } else {
      out.println(Fen.format(setup));
      if (!verdict.isEmpty()) {
        out.println(verdict);
      }
    }
    return ExitCode.DONE.code();
  }
}
