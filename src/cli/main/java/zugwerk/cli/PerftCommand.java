package zugwerk.cli;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.board.Position;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Perft;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

@Command(name = "perft", description = "Counts the sequences of N legal moves (perft).")
final class PerftCommand extends ProgramCommand {

  private static final int MOST_PLIES = 30;

  @Mixin
  private PositionOptions where;

  @Option(names = "--depth", paramLabel = "N", required = true, description = "Number of half-moves.")
  private int depth;

  @Option(names = "--divide", description = "Also print the count of each first move.")
  private boolean divide;

  @Mixin
  private TimeLimit limit;

  @Override
  public Integer call() {
    if (depth < 0 || depth > MOST_PLIES) {
      throw new InputException("--depth must be from 0 to {0}, not {1}", MOST_PLIES, depth);
    }
    PrintWriter out = out();
    Variant variant = where.variant();
    Position position = Position.of(where.playable().setup());
    Perft perft = new Perft(variant, depth, limit.token());
    if (divide && depth > 0) {
      List<Move> moves = new MoveText(variant).legal(position);
      for (Move move : moves.stream().sorted(Comparator.comparing(m -> LongForm.of(variant.schema(), m))).toList()) {
        int mark = position.mark();
        MoveMaker.make(variant, position, EncodedMove.pack(move));
        out.println(LongForm.of(variant.schema(), move) + ": " + perft.count(position, depth - 1));
        position.rollback(mark);
      }
    }
    out.println(perft.count(position, depth));
    return 0;
  }
}
