package zugwerk.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import zugwerk.board.Position;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.Variant;

/** {@code moves}: lists the legal moves. */
@Command(name = "moves",
    description = "Lists the legal moves, in long and in written form.", mixinStandardHelpOptions = true)
final class MovesCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;
  @Mixin
  private PositionOptions where;

  @Override
  public Integer call() {
    Variant variant = where.variant();
    Position position = Position.of(where.playable());
    MoveText texts = new MoveText(variant);
    texts.legal(position).stream()
        .map(move -> LongForm.of(variant.schema(), move) + "\t" + texts.write(position, move))
        .sorted()
        .forEach(spec.commandLine().getOut()::println);
    return 0;
  }
}
