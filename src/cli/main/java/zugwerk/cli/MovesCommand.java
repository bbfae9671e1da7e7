package zugwerk.cli;

import java.io.PrintWriter;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.board.Position;
import zugwerk.file.JsonText;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.Variant;

@Command(name = "moves",
    description = "Lists the legal moves, in long form and in notation.")
final class MovesCommand extends ProgramCommand {

  @Mixin
  private PositionOptions where;

  @Option(names = "--json", description = "Print a JSON array.")
  private boolean json;

  @Override
  public Integer call() {
    Variant variant = where.variant();
    Position position = Position.of(where.playable());
    MoveText texts = new MoveText(variant);
    Map<String, String> moves = new TreeMap<>();
    texts.legal(position).forEach(move -> moves.put(LongForm.of(variant.schema(), move), texts.write(position, move)));
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
