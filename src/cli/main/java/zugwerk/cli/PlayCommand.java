package zugwerk.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.Replay;
import zugwerk.problem.JsonText;
import zugwerk.rules.Generator;
import zugwerk.rules.Variant;

@Command(name = "play", description = "Plays moves and prints the position after them.",
    mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;
  @Mixin
  private PositionOptions where;

  @Option(names = "--moves", paramLabel = "M", required = true, description = "the moves, in long or written form")
  private String moves;

  @Option(names = "--json", description = "prints one JSON object; its verdict is empty where the game goes on")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
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
