package zugwerk.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.file.JsonText;
import zugwerk.game.Board;
import zugwerk.game.DrawRule;
import zugwerk.notation.Replay;
import zugwerk.rules.Move;
import zugwerk.work.InputException;

@Command(name = "play", description = "Plays moves and prints the resulting position.")
final class PlayCommand extends ProgramCommand {

  @Mixin
  private PositionOptions where;

  @Option(names = "--moves", paramLabel = "M", required = true, description = "Moves, in long form or in notation.")
  private String moves;

  @Option(names = "--draws", paramLabel = "RULES", defaultValue = "",
      description = "Rules of draws that end the game, separated by commas: fifty-moves, repetition and bare-kings; or"
          + " all. Default: none, as in problems.")
  private String draws;

  @Option(names = "--json", description = "Print a JSON object. Its verdict is empty if the game continues.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = out();
    Board start = where.playable();
    Set<DrawRule> rules = DrawRule.read(draws);
    List<Board> boards = new ArrayList<>(List.of(start));
    for (Move move : Replay.moves(start.game(), start.setup(), moves)) {
      DrawRule.of(boards, rules).ifPresent(rule -> {
        throw new InputException("half-move {0} of the line: the game has ended before ({1})", boards.size(),
            rule.title());
      });
      boards.add(boards.getLast().play(move));
    }
    Board reached = boards.getLast();
    String verdict = DrawRule.of(boards, rules).map(DrawRule::title).orElse(reached.status().word());
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
