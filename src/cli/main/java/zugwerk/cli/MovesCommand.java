package zugwerk.cli;

import java.io.PrintWriter;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.file.JsonText;
import zugwerk.game.Board;

@Command(name = "moves",
    description = "Lists the legal moves, in long form and in notation.")
final class MovesCommand extends ProgramCommand {

  @Mixin
  private PositionOptions where;

  @Option(names = "--json", description = "Print a JSON array.")
  private boolean json;

  @Override
  public Integer call() {
    Board board = where.playable();
    Map<String, String> moves = new TreeMap<>();
    board.legalMoves().forEach(move -> moves.put(board.longForm(move), board.san(move)));
    PrintWriter out = out();
    if (json) {
      out.println(JsonText.write(moves.entrySet().stream()
          .map(move -> JsonText.object("move", move.getKey(), "text", move.getValue())).toList()));
    } else {
      moves.forEach((move, text) -> out.println(move + "\t" + text));
    }
    return ExitCode.DONE.code();
  }
}
